import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../config/env.ts'
import { READING_STYLE } from './reading-page.ts'

/** The element without a word in which modern-screenshot reads a browser's own styles, when a report becomes a picture. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** What every answer has of its own. */
const OF_THE_ANSWER = ['content-type', 'content-length', 'date', 'connection']

export type SecurityHeaders = Readonly<Record<string, string>>

/**
 * Helmet makes the same headers for every answer, parsing its options each time, which was a fifteenth of the time of a
 * call. Here they are made once.
 */
export async function makeSecurityHeaders(config: Config): Promise<SecurityHeaders> {
  const probe = fastify()

  await probe.register(helmet, {
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
        scriptSrc: ["'self'"],
        // Scripts set styles by the CSSOM, which no policy asks about; style attributes and elements are not needed.
        styleSrc: ["'self'", EMPTY_STYLE, READING_STYLE],
        connectSrc: ["'self'", ...(config.mapsUrl ? [new URL(config.mapsUrl).origin] : [])],
        workerSrc: ["'self'", 'blob:'],
      },
    },
    // The demo runs on http; HSTS is for the production host
    strictTransportSecurity: config.mode === 'production',
    referrerPolicy: { policy: 'no-referrer' },
  })

  probe.get('/', () => '')
  const { headers } = await probe.inject('/')
  await probe.close()

  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OF_THE_ANSWER.includes(name))
      .map(([name, value]) => [name, String(value)]),
  )
}

export async function mountSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  headers: SecurityHeaders,
): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })

  if (config.corsOrigins.length > 0) {
    const ours = config.profile === 'documented' ? [] : ['idempotency-key', 'x-device-key']

    await app.register(cors, {
      origin: [...config.corsOrigins],
      allowedHeaders: ['authorization', 'content-type', 'client', ...ours],
    })
  }
}
