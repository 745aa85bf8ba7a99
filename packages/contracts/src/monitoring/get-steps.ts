import * as z from 'zod/mini'
import { day, sentence } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { detailTimes, metricQuery, series, value } from './metric-query.ts'
import { decidedFields, withAdded } from '../documents/origin.ts'
import { whole } from '../quantities/quantity.ts'

/** Metres, kilocalories and steps. The documents name the call and none of its fields. */
export const ActivitySpan = withAdded(
  decidedFields('STEPS-06', {
    total: whole('steps'),
    /**
     * Metres: steps x stride, 0.415 of the height for men, 0.413 for women, 0.414 unknown. Null while the height is
     * unknown.
     */
    distance: value('distance'),
    /**
     * Kilocalories that the walking cost beyond rest: 0.5 per kg and km (ACSM's walking equation, 0.1 ml oxygen per kg and
     * metre at 5 kcal a litre). Null while height or weight is unknown.
     */
    calorie: value('energy'),
    target: whole('stepsOfDay'),
    detailTimes,
    /** Steps of each of the 24 hours (HH:00), or of each day. */
    details: series('stepsOfDay'),
    activeHours: whole('hours'),
    /**
     * Steps a day: the mean of the days with data in the span; for one day, in the seven days that end with it. Today
     * counts only where it is alone, since it is not over.
     */
    average: whole('stepsOfDay'),
    /** The day with most steps of those that `average` is made of. */
    best: z.object(decidedFields('STEPS-06', { day, steps: whole('stepsOfDay') })),
    /** Days in a row that met the goal of their time, up to `dat` (or the day before, while today's is open); 90 at most. */
    streak: whole('days'),
  }),
  {
    daysMet: whole('days'),
    averageBefore: z.nullable(whole('stepsOfDay')),
    /** `average` against `averageBefore`; less than a twentieth of difference is none. */
    compared: z.nullable(z.enum(['more', 'less', 'same'])),
    /** The goal of each day of a week or month, parallel to `detailTimes`; empty for a day. */
    goals: z.array(whole('stepsOfDay')),
    /** Of a week or month: the mean steps of each of the 24 hours on the days that `average` is made of; empty for a day. */
    hourMeans: series('stepsOfHour'),
    /** What the profile lacks for `distance` and `calorie`. */
    missing: z.array(z.enum(['height', 'weight'])),
    sentence,
    /** Shorter words with the same verdict. */
    elderSentence: sentence,
  },
)
export type ActivitySpan = z.infer<typeof ActivitySpan>

export const getSteps = operation({
  origin: 'documented',
  method: 'GET',
  path: '/monitor/app/v1/activity/{type}/{dat}',
  summary: 'Steps of a day by hour, of a week or month by day',
  input: metricQuery,
  output: z.nullable(ActivitySpan),
  ownership: 'granted',
  looksAt: 'steps',
  safety: 'read',
  example: {
    input: { type: '2', dat: '2026-03-02' },
    output: {
      total: 30_420,
      distance: 19_850,
      calorie: 605,
      target: 5000,
      detailTimes: [
        '2026-02-24',
        '2026-02-25',
        '2026-02-26',
        '2026-02-27',
        '2026-02-28',
        '2026-03-01',
        '2026-03-02',
      ],
      details: [4983, 5117, 3890, null, 6210, 5150, 5070],
      activeHours: 34,
      average: 5070,
      best: { day: '2026-02-28', steps: 6210 },
      streak: 3,
      kangban: {
        daysMet: 4,
        averageBefore: 4620,
        compared: 'more',
        goals: [5000, 5000, 5000, 5000, 5000, 5000, 5000],
        hourMeans: [
          0, 0, 0, 0, 0, 62, 240, 655, 870, 420, 310, 205, 180, 96, 150, 260, 402, 540, 410, 180,
          70, 20, 0, 0,
        ],
        missing: [],
        sentence: [{ text: '走得比上周多。', tone: 'plain' }],
        elderSentence: [{ text: '走得比上周多。', tone: 'plain' }],
      },
    },
  },
})
