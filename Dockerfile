# Built with everything, run with the build, the packages it needs, and what `platform/places.ts` names.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/database/migrations database/migrations
COPY --from=build /app/platform/pdf/fonts platform/pdf/fonts
COPY --from=build /app/auth/passwords/common-passwords.txt auth/passwords/common-passwords.txt
COPY --from=build /app/web/art/originals web/art/originals
COPY --from=build /app/server/site/share-images/fonts server/site/share-images/fonts
COPY --from=build /app/server/start.ts server/start.ts
COPY --from=build /app/build build
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "build/process/main.js"]
