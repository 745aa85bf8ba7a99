import * as z from 'zod/mini'
import * as MESSAGES from './messages.ts'

/** Every answer of the service. The documents write the text as `msg`, sometimes as `message`; we send `msg`, and read both. */
export const Envelope = z.object({
  code: z.union([z.string(), z.number()]),
  msg: z.optional(z.nullable(z.string())),
  message: z.optional(z.nullable(z.string())),
  data: z.optional(z.unknown()),
})
export type Envelope = z.infer<typeof Envelope>

/** The text of a failure for people: `msg`, then `message`, then a default that names the code. */
export const failureText = (envelope: Pick<Envelope, 'code' | 'msg' | 'message'>): string =>
  envelope.msg || envelope.message || MESSAGES.backendFailure(envelope.code)
