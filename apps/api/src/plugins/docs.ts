import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { openApiDocument } from '@kangban/contracts/openapi'
import type { FastifyInstance } from 'fastify'

/** swagger-ui sets style elements; scripts and everything else come from here. */
const CSP = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:"

let made: ReturnType<typeof openApiDocument> | undefined

/** Made when somebody reads it, once for all services of a process: making it takes as long as a seventh of a start. */
const onDemand: unknown = { toJSON: () => (made ??= openApiDocument()) }
const document = onDemand as StaticDocumentSpec['document']

/** The OpenAPI document and its browser, offline. */
export async function mountDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: CSP })
}
