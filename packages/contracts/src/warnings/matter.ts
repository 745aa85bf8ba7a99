import * as z from 'zod/mini'
import { moment } from '../wire/fields.ts'
import { WARNING_KINDS } from './warning-words.ts'
import { id } from '../wire/kinds.ts'

/** What has been done about a matter; `over`: dealt with, or passed by itself. */
export const MATTER_STATES = ['new', 'seen', 'told', 'over'] as const

/** Abnormal events that belong together, as one thing for a person to deal with. */
export const Matter = z.object({
  /** The events behind it, newest first. */
  ids: z.array(id),
  kind: z.enum(WARNING_KINDS),
  level: z.enum(['warn', 'bad']),
  state: z.enum(MATTER_STATES),
  title: z.string(),
  /** The worst of it, e.g. 93–129 次/分 or 最低 86%. */
  value: z.string(),
  /** E.g. 11月15日 12:45 起，约 70 分钟. */
  when: z.string(),
  /** Counts, each with what is counted, e.g. 3 夜共 5 次. */
  count: z.string(),
  /** What has been done, or for how long nothing was; empty where there is nothing to say. */
  progress: z.string(),
  advice: z.string(),
  beganAt: moment,
  lastAt: moment,
  remindAt: z.nullable(moment),
})
export type Matter = z.infer<typeof Matter>

export const MATTER_EXAMPLE: Matter = {
  ids: ['b3a0e6d4-2c58-4a1f-8e57-91d4c06f7a35'],
  kind: 'oxygen-low',
  level: 'bad',
  state: 'new',
  title: '夜间血氧偏低',
  value: '最低 87%',
  when: '3月2日 03:26',
  count: '1 夜 1 次',
  progress: '',
  advice: '请今天问问医生',
  beganAt: '2026-03-02T03:26:00+08:00',
  lastAt: '2026-03-02T03:26:00+08:00',
  remindAt: null,
}

export const PRESSURE_MATTER_EXAMPLE: Matter = {
  ids: ['6f0c7c52-6f0b-4f8e-9d3e-0a5a3f6c1b21'],
  kind: 'pressure-high',
  level: 'warn',
  state: 'new',
  title: '早晨血压偏高',
  value: '最高 142/88',
  when: '3月2日 08:12',
  count: '1 次',
  progress: '',
  advice: '请按时再测',
  beganAt: '2026-03-02T08:12:00+08:00',
  lastAt: '2026-03-02T08:12:00+08:00',
  remindAt: null,
}
