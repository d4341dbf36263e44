"""The HTTP side: routes, headers, pages, and the application itself."""
