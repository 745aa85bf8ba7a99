import * as z from 'zod/mini'
import { sentence } from '../fields.ts'
import { operation } from '../operation.ts'
import { detailTimes, metricQuery, series, value } from './metric-query.ts'

const Average = z.nullable(z.object({ sbp: z.int(), dbp: z.int(), count: z.int() }))

/** mmHg. `hi` is systolic, `low` diastolic; readings of watch and monitor alike. */
export const BloodPressureDay = z.object({
  avgHi: z.number(),
  avgLow: z.number(),
  /** The latest reading of the span. */
  hi: z.number(),
  low: z.number(),
  /** HH:mm of each reading of a day, oldest first; YYYY-MM-DD of each day of a week or month. */
  detailTimes,
  /** Each reading of a day; the means of each day of a week or month. */
  hiDetails: series,
  lowDetails: series,
  /** The rest is ours. The highest and the lowest systolic and diastolic of the span. */
  highest: z.object({ sbp: value, dbp: value }),
  lowest: z.object({ sbp: value, dbp: value }),
  count: z.int(),
  /** Readings outside 90-140 over 60-90. */
  outOfRange: z.int(),
  /** Means of 05-11 and 18-24 o'clock over the seven days that end with `dat`; null without a reading then. */
  morning: Average,
  evening: Average,
  sentence,
})
export type BloodPressureDay = z.infer<typeof BloodPressureDay>

export const getBloodPressure = operation({
  method: 'GET',
  path: '/monitor/app/v1/bloodpre/{type}/{dat}',
  summary: 'Blood pressure of a day reading by reading, of a week or month by day',
  input: metricQuery,
  output: z.nullable(BloodPressureDay),
  ownership: 'granted',
  safety: 'read',
  example: {
    input: { type: '1', dat: '2026-03-02' },
    output: {
      avgHi: 135,
      avgLow: 83,
      hi: 128,
      low: 78,
      detailTimes: ['08:12', '19:40'],
      hiDetails: [142, 128],
      lowDetails: [88, 78],
      highest: { sbp: 142, dbp: 88 },
      lowest: { sbp: 128, dbp: 78 },
      count: 2,
      outOfRange: 1,
      morning: { sbp: 137, dbp: 85, count: 7 },
      evening: { sbp: 129, dbp: 79, count: 6 },
      sentence: [
        { text: '今天量了 2 次，平均 135/83，', tone: 'plain' },
        { text: '有 1 次偏高（142/88），请按时再测。', tone: 'warn' },
      ],
    },
  },
})
