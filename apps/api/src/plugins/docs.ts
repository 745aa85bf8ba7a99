import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { openApiDocument } from '@kangban/contracts/openapi'
import type { FastifyInstance } from 'fastify'

/** swagger-ui sets style elements; scripts and everything else come from here. */
const CSP = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:"

/** The OpenAPI document and its browser, offline. */
export async function mountDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: openApiDocument() },
  })

  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: CSP })
}
