// Answers that are remembered and given again (`Known.ofAll`) are frozen. What is sent of one, and the tag of that, is made once.
import { hash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

const JSON_TYPE = 'application/json; charset=utf-8'
const sent = new WeakMap<object, Buffer>()
const tags = new WeakMap<Buffer, string>()

const digest = (payload: string | Buffer): string => hash('sha256', payload, 'base64')

export const isLasting = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && Object.isFrozen(data)

function bytesOf(data: object, answer: object): Buffer {
  const before = sent.get(data)
  if (before) return before
  const bytes = Buffer.from(JSON.stringify(answer))
  sent.set(data, bytes)
  tags.set(bytes, digest(bytes))
  return bytes
}

/** Sends the answer around `data`. What a hook has put in its place, as quirks do, is sent as what it is. */
export const sendLasting = (reply: FastifyReply, data: object, answer: object): FastifyReply =>
  reply
    .type(JSON_TYPE)
    .serializer((payload) => {
      if (payload !== answer) return JSON.stringify(payload)
      // Fastify sends bytes as well; its types know of texts alone.
      return bytesOf(data, answer) as unknown as string
    })
    .send(answer)

/** By which two answers are known to be the same. */
export const tagOf = (payload: string | Buffer): string =>
  (typeof payload === 'string' ? undefined : tags.get(payload)) ?? digest(payload)
