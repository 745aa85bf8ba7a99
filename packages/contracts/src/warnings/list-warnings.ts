import * as z from 'zod/mini'
import { moment } from '../fields.ts'
import { operation } from '../operation.ts'

/** Kinds of abnormal events; all follow from stored readings by stated rules. */
export const WARNING_KINDS = [
  'heart-fast',
  'heart-slow',
  'oxygen-low',
  'pressure-high',
  'pressure-low',
  'af-suspected',
] as const

export const Warning = z.object({
  id: z.string(),
  kind: z.enum(WARNING_KINDS),
  title: z.string(),
  /** Value and unit as shown, e.g. 87% or 142/88. */
  valueText: z.string(),
  limitText: z.string(),
  level: z.enum(['warn', 'bad']),
  occurredAt: moment,
  handled: z.boolean(),
})

export const listWarnings = operation({
  method: 'GET',
  path: '/monitor/v1/abnormal/list',
  summary: 'Abnormal events, newest first',
  input: z.object({ userCode: z.optional(z.string()) }),
  output: z.array(Warning),
  ownership: 'granted',
  safety: 'read',
  headers: { client: 'iosandroid' },
})
