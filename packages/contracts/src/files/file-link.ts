import * as z from 'zod/mini'
import * as MESSAGES from '../wire/messages.ts'
import { whole } from '../quantities/quantity.ts'
import { address, id } from '../wire/kinds.ts'

/** A stored picture as lists show it; both links expire within hours and need no session. */
export const FileLink = z.object({
  id,
  url: address,
  thumbnailUrl: address,
  width: z.nullable(whole('pixels')),
  height: z.nullable(whole('pixels')),
})
export type FileLink = z.infer<typeof FileLink>

/** The id of an uploaded file, as other calls take it. */
export const fileId = z
  .string(MESSAGES.imageIdWrong)
  .check(z.regex(/^[\w-]{1,64}$/, MESSAGES.imageIdWrong))
