import * as z from 'zod/mini'
import { moment, sentence } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { whole } from '../quantities/quantity.ts'
import { HEART_ZONES } from './metric-words.ts'
import { Warning } from '../warnings/list-warnings.ts'
import { MetricState } from '../home/get-home-summary.ts'
import { detailTimes, metricQuery, series } from './metric-query.ts'

/** Beats a minute. */
export const HeartRateSpan = z.object({
  /** The newest reading of the span, its moment and its verdict: a state with its word. */
  last: whole('pulse'),
  lastTime: moment,
  state: MetricState,
  stateText: z.string(),
  min: whole('pulse'),
  /** Of a week or month that ends today, without today: a day that is not over would bend it. `resting` likewise. */
  avg: whole('pulse'),
  max: whole('pulse'),
  /** The mean of the quietest hour between 07 and 22 o'clock; of a week or month the median of its days. */
  resting: z.nullable(whole('pulse')),
  /** What counts as normal for an adult awake and at rest. */
  normal: z.object({ low: whole('pulse'), high: whole('pulse') }),
  /** Own resting rate in the 30 days before `dat`: median and 10th to 90th percentile; null below 14 such days. */
  baseline: z.nullable(
    z.object({
      usual: whole('pulse'),
      low: whole('pulse'),
      high: whole('pulse'),
      days: whole('days'),
    }),
  ),
  /**
   * How hard the heart worked, by ACSM's shares of the greatest rate (below 57, 64 and 77 %, and above), which is
   * 208 - 0.7 x age (Tanaka et al., 2001; an unknown age counts as 45). From `from` to below `to`; whole per cent of readings.
   */
  zones: z.array(
    z.object({
      name: z.enum(HEART_ZONES),
      from: whole('maximalRate'),
      to: z.nullable(whole('maximalRate')),
      percent: whole('percent'),
    }),
  ),
  /** Of a day the 288 slots of 5 minutes (00:00 to 23:55), else the days. */
  detailTimes,
  /** The median of the minutes of each slot, or the mean of each day. */
  details: series('pulse'),
  /** The lowest and the highest reading of each slot: what the median smooths is not lost. */
  lowDetails: series('pulse'),
  hiDetails: series('pulse'),
  /** The events of the heart in the span, newest first, 50 at most. */
  warnings: z.array(Warning),
  sentence,
  elderSentence: sentence,
})
export type HeartRateSpan = z.infer<typeof HeartRateSpan>

export const getHeartRate = operation({
  origin: 'ours',
  method: 'GET',
  path: '/monitor/app/v1/heart/{type}/{dat}',
  summary: 'Heart rate of a day in 5-minute medians, of a week or month by day',
  input: metricQuery,
  output: z.nullable(HeartRateSpan),
  ownership: 'granted',
  looksAt: 'heartRate',
  safety: 'read',
  example: {
    input: { type: '2', dat: '2026-03-02' },
    output: {
      last: 72,
      lastTime: '2026-03-02T09:30:00+08:00',
      state: 'normal',
      stateText: '正常',
      min: 52,
      avg: 71,
      max: 118,
      resting: 63,
      normal: { low: 60, high: 100 },
      baseline: { usual: 64, low: 61, high: 67, days: 29 },
      zones: [
        { name: '休息', from: 0, to: 90, percent: 88 },
        { name: '轻度', from: 90, to: 101, percent: 9 },
        { name: '中等', from: 101, to: 122, percent: 3 },
        { name: '较强', from: 122, to: null, percent: 0 },
      ],
      detailTimes: [
        '2026-02-24',
        '2026-02-25',
        '2026-02-26',
        '2026-02-27',
        '2026-02-28',
        '2026-03-01',
        '2026-03-02',
      ],
      details: [71, 70, 72, 71, null, 72, 72],
      lowDetails: [54, 52, 55, 53, null, 54, 54],
      hiDetails: [104, 110, 99, 112, null, 118, 118],
      warnings: [],
      sentence: [{ text: '近7天心率平均 71，安静时 63，和平时差不多。', tone: 'plain' }],
      elderSentence: [{ text: '近7天心率平均 71，和平时差不多。', tone: 'plain' }],
    },
  },
})
