import * as z from 'zod/mini'
import { moment } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { UNITS } from '../monitoring/metric-words.ts'
import { decidedFields, withAdded } from '../documents/origin.ts'
import { MATTER_EXAMPLE, PRESSURE_MATTER_EXAMPLE } from './matter.ts'
import { WARNING_KINDS } from './warning-words.ts'
import { real, whole } from '../quantities/quantity.ts'
import { id, userCode } from '../wire/kinds.ts'

export const Warning = withAdded(
  decidedFields('WARN-02', {
    id,
    eventType: z.enum(WARNING_KINDS),
    /** In words, with the part of the day where it matters, e.g. 夜间血氧偏低. */
    eventName: z.string(),
    value: z.nullable(real('bodyValue')),
    unit: z.enum([UNITS.heartRate, UNITS.oxygen, UNITS.bloodPressure]),
    limit: z.nullable(real('bodyValue')),
    level: z.enum(['warn', 'bad']),
    createTime: moment,
    handled: z.boolean(),
  }),
  {
    /** Diastolic, for blood pressure only. */
    otherValue: z.nullable(real('diastolic')),
    otherLimit: z.nullable(real('diastolic')),
    seconds: z.nullable(whole('seconds')),
    handledAs: z.nullable(z.string()),
    /** Value and limit as shown and read aloud, e.g. 142/88 and 上限 140/90. */
    valueText: z.string(),
    limitText: z.string(),
  },
)
export type Warning = z.infer<typeof Warning>

const EXAMPLE_PRESSURE: Warning = {
  id: PRESSURE_MATTER_EXAMPLE.ids[0] ?? '',
  eventType: 'pressure-high',
  eventName: PRESSURE_MATTER_EXAMPLE.title,
  value: 142,
  unit: 'mmHg',
  limit: 140,
  level: 'warn',
  createTime: PRESSURE_MATTER_EXAMPLE.beganAt,
  handled: false,
  kangban: {
    otherValue: 88,
    otherLimit: 90,
    seconds: null,
    handledAs: null,
    valueText: '142/88',
    limitText: '上限 140/90',
  },
}

/** What the example of the night tells as well. */
export const EXAMPLE_FALL: Warning = {
  id: MATTER_EXAMPLE.ids[0] ?? '',
  eventType: 'oxygen-low',
  eventName: MATTER_EXAMPLE.title,
  value: 87,
  unit: '%',
  limit: 90,
  level: 'bad',
  createTime: MATTER_EXAMPLE.beganAt,
  handled: false,
  kangban: {
    otherValue: null,
    otherLimit: null,
    seconds: null,
    handledAs: null,
    valueText: '87%',
    limitText: '下限 90%',
  },
}

/** What the example of the heart risk counts. */
const suspected = (id: string, createTime: string, value: number): Warning => ({
  id,
  eventType: 'af-suspected',
  eventName: '疑似房颤',
  value,
  unit: '次/分',
  limit: null,
  level: 'bad',
  createTime,
  handled: true,
  kangban: {
    otherValue: null,
    otherLimit: null,
    seconds: null,
    handledAs: 'doctor',
    valueText: `平均 ${value}`,
    limitText: '',
  },
})

export const listWarnings = operation({
  origin: 'documented',
  method: 'GET',
  path: '/monitor/v1/abnormal/list',
  summary: 'Abnormal events, newest first; the newest 200',
  input: z.object({ userCode: z.optional(userCode) }),
  output: z.array(Warning),
  ownership: 'granted',
  looksAt: 'warnings',
  safety: 'read',
  headers: { client: 'iosandroid' },
  example: {
    input: {},
    output: [
      EXAMPLE_PRESSURE,
      EXAMPLE_FALL,
      suspected('2d9f4b7c-51c0-4c0e-9b1a-8e2f60a4d113', '2026-02-25T08:36:00+08:00', 104),
      suspected('c7e81a3f-0b64-4d8d-a5f2-13b97d5e4a02', '2026-02-13T19:02:00+08:00', 112),
    ],
  },
})
