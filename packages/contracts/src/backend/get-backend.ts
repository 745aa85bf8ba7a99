import * as z from 'zod/mini'
import { nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'

/** Another back end answers 404, an envelope with another code, or data of another form: then it keeps the documents alone. */
export const getBackend = operation({
  origin: 'ours',
  method: 'GET',
  path: '/backend/v1/info',
  summary: 'The probe by which a page tells our service from one that keeps the documents alone',
  input: nothing,
  output: z.object({ backend: z.literal('kangban'), version: z.string() }),
  ownership: 'anyone',
  safety: 'read',
  loading: false,
  ownMessages: true,
  example: { input: {}, output: { backend: 'kangban', version: '0.1.0' } },
})
