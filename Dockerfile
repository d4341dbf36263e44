# docker build -t parlour . && docker run -p 8372:8372 -v parlour:/data parlour
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN pip install --no-cache-dir build && python -m build --wheel --outdir /wheel

FROM python:3.13-slim
RUN useradd --create-home parlour && mkdir /data && chown parlour /data
COPY --from=build /wheel/*.whl /tmp/
RUN pip install --no-cache-dir /tmp/*.whl && rm /tmp/*.whl
USER parlour
ENV PARLOUR_DATA=/data PORT=8372
VOLUME /data
EXPOSE 8372
HEALTHCHECK CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen(f'http://127.0.0.1:{os.environ[\"PORT\"]}/healthz')"]
CMD ["parlour", "serve", "--no-open"]
