import type { FastifyInstance } from 'fastify'

/** A page of any origin may call: what is served belongs to nobody, and apps under test stand on ports of their own. */
export function allowAnyOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    // The service refuses changes from elsewhere by it.
    delete request.headers['sec-fetch-site']
    if (origin === undefined) return undefined

    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: 'origin',
    })

    if (request.method !== 'OPTIONS') return undefined

    return reply
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
        'access-control-max-age': '600',
      })
      .code(204)
      .send()
  })
}
