import * as z from 'zod/mini'
import { day, moment } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { MetricState } from '../home/get-home-summary.ts'
import { circumstances } from './circumstances.ts'
import { value } from './metric-query.ts'
import { addedInput, decided, decidedFields, withAdded } from '../documents/origin.ts'
import * as MESSAGES from '../wire/messages.ts'
import { orZero, whole } from '../quantities/quantity.ts'
import { id, userCode } from '../wire/kinds.ts'

export const MonitorReading = withAdded(
  {
    sbp: whole('systolic'),
    dbp: whole('diastolic'),
    pulseRate: z.nullable(orZero(whole('pulse'))),
    measureTime: moment,
    deviceSn: z.nullable(z.string()),
    /** Null where the device is not known any more: the page shows a default name. */
    deviceTypeName: z.nullable(z.string()),
  },
  /** The verdict, and what was told at the measurement; `id` is that by which a note is saved. */
  {
    id: z.nullable(id),
    state: MetricState,
    stateText: z.string(),
    circumstances,
    note: z.string(),
  },
)

export const BpMonitorDay = z.object({
  records: decided('API-117', z.array(MonitorReading)),
  /** Means of the records, whole numbers; null without records. */
  ...decidedFields('API-117', {
    avgSbp: value('systolic'),
    avgDbp: value('diastolic'),
    avgPulseRate: value('pulse'),
  }),
})
export type BpMonitorDay = z.infer<typeof BpMonitorDay>

export const listPressureReadings = operation({
  origin: 'documented',
  method: 'POST',
  path: '/blood-pressure-monitor/v1/query-blood-pressure',
  summary: 'The readings of the blood-pressure monitor on a day, oldest first',
  input: z.object({
    queryType: z.literal('SINGLE_DAY', MESSAGES.queryTypeWrong),
    queryDate: decided('API-117', day),
    userCode: addedInput(userCode),
  }),
  output: BpMonitorDay,
  ownership: 'granted',
  looksAt: 'bloodPressure',
  safety: 'read',
  ownMessages: true,
  example: {
    input: { queryType: 'SINGLE_DAY', queryDate: '2026-03-02' },
    output: {
      records: [
        {
          sbp: 142,
          dbp: 88,
          pulseRate: 74,
          measureTime: '2026-03-02T08:12:00+08:00',
          deviceSn: 'KP00012345',
          deviceTypeName: '康伴血压仪',
          kangban: {
            id: 'a2',
            state: 'high',
            stateText: '偏高',
            circumstances: ['dizzy'],
            note: '',
          },
        },
        {
          sbp: 128,
          dbp: 78,
          pulseRate: 70,
          measureTime: '2026-03-02T09:40:00+08:00',
          deviceSn: 'KP00012345',
          deviceTypeName: '康伴血压仪',
          kangban: {
            id: 'a1',
            state: 'normal',
            stateText: '正常',
            circumstances: null,
            note: '',
          },
        },
      ],
      avgSbp: 135,
      avgDbp: 83,
      avgPulseRate: 72,
    },
  },
})
