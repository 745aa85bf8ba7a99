import { contract, execute, listOperations } from '@kangban/contracts'
import { handlerOf } from '@kangban/contracts/router'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../context.ts'
import { routes } from '../routes.ts'
import { sendSuccess } from './answer.ts'
import { callContext } from './call-context.ts'

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

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

const inputOf = (request: FastifyRequest): unknown => {
  if (request.method === 'GET') return { ...asObject(request.query), ...asObject(request.params) }
  return request.isMultipart() ? formOf(request) : request.body
}

/** Mounts every operation at its documented path. */
export function mountRest(app: FastifyInstance, services: Services): void {
  for (const [name, operation] of listOperations(contract)) {
    const handler = handlerOf(routes, name)
    app.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { operation: name },
      ...(operation.maxBodyBytes ? { bodyLimit: operation.maxBodyBytes } : {}),
      handler: async (request, reply) => {
        const context = await callContext(services, request, reply)
        const data = await execute(operation, handler, { context, input: await inputOf(request) })
        return sendSuccess(reply, data, operation.successCode)
      },
    })
  }
}
