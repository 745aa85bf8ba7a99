import etag from '@fastify/etag'
import { authorise, execute, type Operation, refuse } from '@kangban/contracts'
import { handlerOf } from '@kangban/contracts/router'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/env.ts'
import type { Services } from '../context.ts'
import { routes } from '../routes.ts'
import { type Admission, callerOf } from './admission.ts'
import { sendSuccess } from './answer.ts'
import { compileSchemas } from './compile-schemas.ts'
import { operationsOf } from './documented-profile.ts'
import { requireOurPage } from './from-elsewhere.ts'
import { tagOf } from './lasting-answers.ts'

interface Mounted {
  name: string
  operation: Operation
  admission: Admission
  config: Config
}

const asObject = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {}

/** Of the plugin: the form is too large. What its parser throws has no status. */
const hasStatus = (cause: unknown): boolean => cause instanceof Error && 'statusCode' in cause

const brokenForm = (cause: unknown) => refuse('badJson', `no form: ${String(cause)}`)

/** The fields of a form, files as the File objects that contracts know. */
async function formOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}

  try {
    for await (const part of request.parts()) {
      fields[part.fieldname] =
        part.type === 'file'
          ? new File([new Uint8Array(await part.toBuffer())], part.filename, {
              type: part.mimetype,
            })
          : part.value
    }
  } catch (cause) {
    throw hasStatus(cause) ? cause : brokenForm(cause)
  }

  return fields
}

async function inputOf(operation: Operation, request: FastifyRequest): Promise<unknown> {
  if (operation.method === 'GET') return { ...asObject(request.query), ...asObject(request.params) }
  if (operation.encoding !== 'multipart' || !request.isMultipart()) return request.body
  return formOf(request)
}

function mountOperation(
  app: FastifyInstance,
  { name, operation, admission, config }: Mounted,
): void {
  const handler = handlerOf(routes, name)

  app.route({
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { operation: name },
    ...(operation.maxBodyBytes ? { bodyLimit: operation.maxBodyBytes } : {}),
    // Before the body is read: nobody's is who may not send it.
    onRequest: async (request, reply) => {
      requireOurPage(operation, request, config.corsOrigins)
      const context = await admission.meet(request, reply)
      // Devices of a whole house send by one gateway.
      if (operation.ownership !== 'secret') await admission.countCalls(request, 1)
      await authorise(operation, {}, context)
      admission.admitBody(request, context)
    },
    handler: async (request, reply) => {
      const input = await inputOf(operation, request)
      const data = await execute(operation, handler, { context: callerOf(request), input })
      return sendSuccess(reply, data, operation.successCode)
    },
  })
}

const isRead = ({ operation }: Mounted): boolean =>
  operation.method === 'GET' && operation.safety === 'read'

/**
 * Mounts every operation of the profile at its documented path. What is only read has a tag: whoever keeps the last answer
 * (the service worker of the web app) is told by 304 that it is still the same.
 */
export async function mountRest(
  app: FastifyInstance,
  { config }: Services,
  admission: Admission,
): Promise<void> {
  const mounted = [...operationsOf(config.profile)].map(([name, operation]): Mounted => ({
    name,
    operation,
    admission,
    config,
  }))

  compileSchemas(mounted.map(({ operation: { input, output } }) => [input, output]))

  await app.register(async (reads) => {
    // Weak: the same answer is sent in several encodings.
    await reads.register(etag, { weak: true, hashFn: tagOf })
    for (const operation of mounted.filter(isRead)) mountOperation(reads, operation)
  })

  for (const operation of mounted.filter((each) => !isRead(each))) mountOperation(app, operation)
}
