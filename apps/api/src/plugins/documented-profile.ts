// What the service leaves away to answer as a production would that keeps the two documents and knows nothing of ours.
import { contract, documentedPart, listOperations, type Operation } from '@kangban/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Profile } from '../config/env.ts'

/** The operations that there are; those of ours have no place in the documents. */
export const operationsOf = (profile: Profile): [name: string, operation: Operation][] =>
  listOperations(contract).filter(([, { origin }]) => profile === 'kangban' || origin !== 'ours')

/** Where the calls stand whose paths no document shows, as an operator would write it into config.json. */
export const placesOfNamed = (): Record<string, string> =>
  Object.fromEntries(
    listOperations(contract)
      .filter(([, { origin }]) => origin === 'named')
      .map(([name, { method, path }]) => [name, `${method} ${path}`]),
  )

/** As a server that nobody of us wrote says it: no envelope. */
export const sendUnknownPath = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).send({
    timestamp: new Date().toISOString(),
    status: 404,
    error: 'Not Found',
    path: request.url.split('?', 1)[0],
  })

const OUR_HEADERS = ['idempotency-key', 'x-device-key']

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The input fields that no document knows. */
function addedInputOf({ input }: Operation): string[] {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })

  return Object.keys(properties).filter(
    (name) => isObject(properties[name]) && properties[name]['x-added'] === true,
  )
}

/** Ignores what of a request only we know, and cuts off what of an answer only we say. */
export function mountDocumentedProfile(app: FastifyInstance): void {
  const added = new Map(
    operationsOf('documented').map(([name, operation]) => [name, addedInputOf(operation)]),
  )

  app.addHook('onRequest', async ({ headers }) => {
    for (const name of OUR_HEADERS) delete headers[name]
  })

  app.addHook('preHandler', async ({ routeOptions, query, body }) => {
    for (const name of added.get(routeOptions.config.operation ?? '') ?? []) {
      if (isObject(query)) delete query[name]
      if (isObject(body)) delete body[name]
    }
  })

  app.addHook('preSerialization', async ({ routeOptions }, _reply, payload: unknown) =>
    routeOptions.config.operation && isObject(payload) && 'data' in payload
      ? { ...payload, data: documentedPart(payload['data']) }
      : payload,
  )
}
