# The service. glibc: the SQLite driver and the pinned Node have no musl build.
FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553 AS everything
WORKDIR /kangban
COPY package.json package-lock.json ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY apps/device-sim/package.json apps/device-sim/
COPY apps/gateway/package.json apps/gateway/
COPY packages/central/package.json packages/central/
COPY packages/china-time/package.json packages/china-time/
COPY packages/contract-check/package.json packages/contract-check/
COPY packages/contracts/package.json packages/contracts/
COPY packages/ecg-cli/package.json packages/ecg-cli/
COPY packages/ecg-core/package.json packages/ecg-core/
COPY packages/gatt/package.json packages/gatt/
COPY packages/mock/package.json packages/mock/
COPY packages/rules/package.json packages/rules/
COPY packages/vitals/package.json packages/vitals/
RUN npm ci --no-fund --no-audit

FROM everything AS generated
COPY prisma prisma
COPY prisma.config.ts ./
COPY scripts scripts
RUN PATH="$PWD/node_modules/.bin:$PATH" node scripts/generate.mjs

FROM generated AS built
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/api apps/api
RUN node scripts/bundling/bundle-service.mjs

# What the service runs with. Optional packages bring a second Node and, by way of Prisma's client, Prisma's tools: of them only
# pictures (@img) and the niceness of threads are kept. @faker-js makes the people of the demo, of no workspace's own.
FROM everything AS packages
RUN mkdir kept \
  && cp -r --parents node_modules/@img node_modules/@napi-rs/nice* node_modules/@faker-js kept \
  && npm ci --no-fund --no-audit --omit=dev --omit=optional -w @kangban/api \
  && cp -r kept/node_modules . \
  && rm -r kept

FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data WEB_ROOT=
# scripts/processes.mjs says why.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /kangban
COPY --from=packages /kangban/node_modules node_modules
COPY package.json ./
COPY --from=generated /kangban/prisma prisma
COPY packages packages
COPY apps/api apps/api
COPY --from=built /kangban/apps/api/dist apps/api/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
# The first start of a demo makes its people before it listens.
HEALTHCHECK --interval=10s --timeout=3s --start-period=180s --start-interval=2s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "apps/api/dist/server.js"]
