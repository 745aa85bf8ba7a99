import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/env.ts'

export async function mountSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        // antd-mobile and ECharts set style attributes
        styleSrc: ["'self'", "'unsafe-inline'"],
        // 'self' does not cover ws: in older Safari
        connectSrc: ["'self'", 'ws:', 'wss:'],
        workerSrc: ["'self'", 'blob:'],
      },
    },
    // The demo runs on http; HSTS is for the production host
    strictTransportSecurity: config.mode === 'production',
    referrerPolicy: { policy: 'no-referrer' },
  })
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...config.corsOrigins],
      allowedHeaders: ['authorization', 'content-type', 'client', 'idempotency-key', 'x-device-key'],
    })
  }
}
