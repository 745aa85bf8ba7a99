import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { openApiDocument } from '@kangban/contracts/openapi'
import type { FastifyInstance } from 'fastify'

/** swagger-ui sets style elements; scripts and everything else come from here. */
const CSP = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:"

/** Made once for all services of a process: it is a quarter of what a further one takes to start. */
let document: ReturnType<typeof openApiDocument> | undefined

/** The OpenAPI document and its browser, offline. */
export async function mountDocs(app: FastifyInstance): Promise<void> {
  document ??= openApiDocument()
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: CSP })
}
