# docker build -t parlour . && docker run -p 8372:8372 -v parlour:/data parlour
# For a newer image give its name: --build-arg PYTHON=python:3.13-slim
ARG PYTHON=python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b

FROM ${PYTHON} AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY requirements requirements
RUN pip install --no-cache-dir --require-hashes -r requirements/build.txt -r requirements/node.txt
COPY . .
RUN python -m hatchling build -t wheel -d /wheel

FROM ${PYTHON}
RUN useradd --create-home parlour && mkdir /data && chown parlour /data
COPY --from=build /src/requirements/host.txt /tmp/
RUN pip install --no-cache-dir --require-hashes -r /tmp/host.txt && rm /tmp/host.txt
COPY --from=build /wheel/*.whl /tmp/
RUN pip install --no-cache-dir --no-deps --no-index /tmp/*.whl && rm /tmp/*.whl
USER parlour
ENV PARLOUR_DATA=/data PORT=8372
VOLUME /data
EXPOSE 8372
HEALTHCHECK CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen(f'http://127.0.0.1:{os.environ[\"PORT\"]}/healthz')"]
CMD ["parlour", "serve", "--no-open"]
