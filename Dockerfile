# The image of production: the server with its own Node, the built pages, and of Debian the libraries and the shell that they need.
# PostgreSQL stands beside it (compose.yaml).
#   docker build -t kitwright .
FROM node:24-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends binutils busybox-static && rm -rf /var/lib/apt/lists/*
WORKDIR /work
COPY . .
RUN npm ci --no-audit --no-fund
# The same two folders that `npm run ship -- --check` starts and measures.
RUN npm run ship -- /opt/kitwright --base /base

FROM scratch
COPY --from=build /base /
RUN mkdir -m 0700 /data && chown 10001:10001 /data && chmod 1777 /tmp
COPY --from=build /opt/kitwright /opt/kitwright
USER 10001:10001
WORKDIR /opt/kitwright
# What was compiled once is read the next time; in the volume, since only its owner may write there.
ENV NODE_ENV=production DATA_DIR=/data PORT=8080 NODE_COMPILE_CACHE=/data/compile-cache \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 \
  NODE_OPTIONS=--max-semi-space-size=8
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["bin/node", "apps/api/src/server.ts"]
