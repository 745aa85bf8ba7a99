# The web app behind nginx, which passes the API and, in the demo, the simulated devices on.
FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553 AS build
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
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/web apps/web
RUN npm run build -w @kangban/web --ignore-scripts && rm -rf apps/web/dist/.vite

FROM nginx:1.30.5@sha256:b972f831f200b19ef0767938224f9711e74cd783718738cd7405d5cabf75c442
# Its own configuration wants to be root, and a place for its number that only root has.
RUN sed -i -e '/^user /d' -e 's#^pid .*#pid /tmp/nginx.pid;#' /etc/nginx/nginx.conf
COPY docker/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /kangban/apps/web/dist /usr/share/nginx/html
USER nginx
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["curl", "-fsS", "-o", "/dev/null", "http://127.0.0.1:8080/"]
