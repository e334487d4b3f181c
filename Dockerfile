# Grządka as an image: docs/container.md.

FROM node:22-bookworm-slim AS npm
# The project's own Node needs it, and slim images leave it out.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/grzadka
# What npm reads stands alone, so that a change of the sources installs nothing anew.
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY postgres/package.json postgres/
COPY server/package.json server/
COPY web/package.json web/
COPY demo/package.json demo/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

# Installs what the lock file says, and builds the screens with it.
FROM npm AS build
COPY scripts/bootstrap.cjs scripts/
COPY scripts/bootstrap scripts/bootstrap
RUN node scripts/bootstrap.cjs
COPY . .
RUN node scripts/bootstrap.cjs --build

# The libraries that run, without tools for developers and without what is for compilers.
FROM npm AS libraries
RUN npm ci --omit=dev --include=optional --include-workspace-root --no-audit --no-fund \
      --workspace=@grzadka/contract --workspace=@grzadka/postgres --workspace=@grzadka/server \
 && rm -rf node_modules/node-linux-*/include node_modules/node-linux-*/share \
 && ln -sf "../$(basename node_modules/node-linux-*)/bin/node" node_modules/.bin/node

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
RUN useradd --uid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin grzadka \
 && install --directory --owner=grzadka --group=grzadka --mode=0700 /data /backups
WORKDIR /srv/grzadka
COPY package.json LICENSE CHANGELOG.md* ./
COPY samples samples
COPY scripts/compile-cache.cjs scripts/
COPY scripts/bootstrap/project.cjs scripts/bootstrap/
COPY web/public/icon.svg web/public/
COPY --from=libraries /srv/grzadka/node_modules node_modules
COPY --from=build /srv/grzadka/web/dist web/dist
COPY --from=libraries /srv/grzadka/contract contract
COPY contract/src contract/src
COPY --from=libraries /srv/grzadka/postgres postgres
COPY postgres/src postgres/src
COPY --from=libraries /srv/grzadka/server server
COPY server/migrations server/migrations
COPY server/src server/src
ENV PATH=/srv/grzadka/node_modules/.bin:$PATH \
    HOST=0.0.0.0 \
    DATA_DIR=/data \
    BACKUP_DIR=/backups
USER grzadka
EXPOSE 3000
# An update of a large database may take minutes, in which it is not ready and not ill.
HEALTHCHECK --interval=30s --timeout=10s --start-period=10m --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=100", "--expose-gc", "--require", "./scripts/compile-cache.cjs", "server/src/main.ts"]
