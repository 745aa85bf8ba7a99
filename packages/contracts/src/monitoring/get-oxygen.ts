import * as z from 'zod/mini'
import { moment, sentence } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { EXAMPLE_FALL, Warning } from '../warnings/list-warnings.ts'
import { MetricState } from '../home/get-home-summary.ts'
import { detailTimes, metricQuery, series } from './metric-query.ts'
import { real, whole } from '../quantities/quantity.ts'

/** Per cent. */
export const OxygenSpan = z.object({
  last: real('oxygen'),
  lastTime: moment,
  /** The verdict on the span: a state with its word. One fall below the limit counts although the newest reading is well. */
  state: MetricState,
  stateText: z.string(),
  /** Of a week or month that ends today, without today: a day that is not over would bend it. */
  avg: real('oxygen'),
  lowest: real('oxygen'),
  /** How often it fell below `threshold`: falls within an hour of each other are one event, as in the warnings. */
  lowEvents: whole('count'),
  threshold: whole('oxygen'),
  night: z.nullable(
    z.object({ avg: real('oxygen'), lowest: real('oxygen'), lowEvents: whole('count') }),
  ),
  /** HH:mm of each minute with a reading on a day, else the days. */
  detailTimes,
  /** The reading (the lowest, where a minute has several), or the mean of each day. */
  details: series('oxygen'),
  /** The lowest and highest of the minute or day. */
  lowDetails: series('oxygen'),
  hiDetails: series('oxygen'),
  /** The events of low oxygen in the span, newest first, 50 at most. */
  warnings: z.array(Warning),
  sentence,
  elderSentence: sentence,
})
export type OxygenSpan = z.infer<typeof OxygenSpan>

export const getOxygen = operation({
  origin: 'ours',
  method: 'GET',
  path: '/monitor/app/v1/oxygen/{type}/{dat}',
  summary: 'Oxygen saturation of a day reading by reading, of a week or month by day',
  input: metricQuery,
  output: z.nullable(OxygenSpan),
  ownership: 'granted',
  looksAt: 'oxygen',
  safety: 'read',
  example: {
    input: { type: '1', dat: '2026-03-02' },
    output: {
      last: 97,
      lastTime: '2026-03-02T09:30:00+08:00',
      state: 'alert',
      stateText: '低过',
      avg: 93.3,
      lowest: 87,
      lowEvents: 1,
      threshold: 90,
      night: { avg: 91.5, lowest: 87, lowEvents: 1 },
      detailTimes: ['03:26', '03:36', '09:30'],
      details: [87, 96, 97],
      lowDetails: [87, 96, 97],
      hiDetails: [87, 96, 97],
      warnings: [EXAMPLE_FALL],
      sentence: [
        { text: '今天血氧有 1 次低于 90%，在夜里，最低 87%，请今天问问医生。', tone: 'bad' },
      ],
      elderSentence: [{ text: '今天血氧低过 1 次，最低 87%，请今天问问医生。', tone: 'bad' }],
    },
  },
})
