import { authorise, execute, type Operation } from '@kangban/contracts'
import { handlerOf } from '@kangban/contracts/router'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context, Services } from '../context.ts'
import { routes } from '../routes.ts'
import { sendSuccess } from './answer.ts'
import { callContext } from './call-context.ts'
import { operationsOf } from './documented-profile.ts'

const asObject = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {}

/** The fields of a form, files as the File objects that contracts know. */
async function formOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}

  for await (const part of request.parts()) {
    fields[part.fieldname] =
      part.type === 'file'
        ? new File([new Uint8Array(await part.toBuffer())], part.filename, { type: part.mimetype })
        : part.value
  }

  return fields
}

async function inputOf(
  operation: Operation,
  request: FastifyRequest,
  context: Context,
): Promise<unknown> {
  if (operation.method === 'GET') return { ...asObject(request.query), ...asObject(request.params) }
  if (operation.encoding !== 'multipart' || !request.isMultipart()) return request.body
  // Files are large: nobody's are read who may not send any.
  await authorise(operation, {}, context)
  return formOf(request)
}

/** Mounts every operation of the profile at its documented path. */
export function mountRest(app: FastifyInstance, services: Services): void {
  for (const [name, operation] of operationsOf(services.config.profile)) {
    const handler = handlerOf(routes, name)

    app.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { operation: name },
      ...(operation.maxBodyBytes ? { bodyLimit: operation.maxBodyBytes } : {}),
      handler: async (request, reply) => {
        const context = await callContext(services, request, reply)

        const data = await execute(operation, handler, {
          context,
          input: await inputOf(operation, request, context),
        })

        return sendSuccess(reply, data, operation.successCode)
      },
    })
  }
}
