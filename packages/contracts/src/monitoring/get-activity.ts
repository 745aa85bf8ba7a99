import * as z from 'zod/mini'
import { day, sentence } from '../fields.ts'
import { operation } from '../operation.ts'
import { detailTimes, metricQuery, series, value } from './metric-query.ts'

export const ActivitySpan = z.object({
  /** Steps of the span. */
  total: z.int(),
  /** Metres: steps x stride, 0.415 of the height for men, 0.413 for women, 0.414 unknown. Null while the height is unknown. */
  distance: value,
  /**
   * Kilocalories that the walking cost beyond rest: 0.5 per kg and km (ACSM's walking equation, 0.1 ml oxygen per kg and
   * metre at 5 kcal a litre). Null while height or weight is unknown.
   */
  calorie: value,
  /** The daily goal that holds on `dat`. */
  target: z.int(),
  detailTimes,
  /** Steps of each of the 24 hours (HH:00), or of each day. */
  details: series,
  /** Hours of the span with 250 steps or more. */
  activeHours: z.int(),
  /**
   * Steps a day: the mean of the days with data in the span; for one day, in the seven days that end with it. Today
   * counts only where it is alone, since it is not over.
   */
  average: z.int(),
  /** The day with most steps of those that `average` is made of. */
  best: z.object({ day, steps: z.int() }),
  /** Days in a row that met the goal of their time, up to `dat` (or the day before, while today's is open); 90 at most. */
  streak: z.int(),
  /** Days of the span that met their goal. */
  daysMet: z.int(),
  sentence,
})
export type ActivitySpan = z.infer<typeof ActivitySpan>

export const getActivity = operation({
  method: 'GET',
  path: '/monitor/app/v1/activity/{type}/{dat}',
  summary: 'Steps of a day by hour, of a week or month by day',
  input: metricQuery,
  output: z.nullable(ActivitySpan),
  ownership: 'granted',
  safety: 'read',
  example: {
    input: { type: '2', dat: '2026-03-02' },
    output: {
      total: 30_420,
      distance: 19_981,
      calorie: 599,
      target: 5000,
      detailTimes: ['2026-02-24', '2026-02-25', '2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'],
      details: [4980, 5120, 3890, null, 6210, 5904, 4316],
      activeHours: 34,
      average: 5070,
      best: { day: '2026-02-28', steps: 6210 },
      streak: 2,
      daysMet: 3,
      sentence: [{ text: '近7天平均每天走 5,070 步，有 3 天达标，最多的一天 6,210 步。', tone: 'plain' }],
    },
  },
})
