# The simulated devices; never part of a production deployment.
FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553
ENV HOST=0.0.0.0 PORT=8090
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
RUN npm ci --no-fund --no-audit --omit=dev -w @kangban/device-sim
COPY packages packages
COPY apps/device-sim apps/device-sim
USER node
EXPOSE 8090
CMD ["node", "apps/device-sim/src/main.ts"]
