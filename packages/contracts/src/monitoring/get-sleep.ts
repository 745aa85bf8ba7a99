import * as z from 'zod/mini'
import { sentence } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { MetricState } from '../home/get-home-summary.ts'
import { detailTimes, metricQuery, series, value } from './metric-query.ts'
import { decided, withAdded } from '../documents/origin.ts'
import { real, whole } from '../quantities/quantity.ts'
import { timeOfDay } from '../wire/kinds.ts'

/** Which field means what is ours to say, and that minutes are whole. */
const figure = decided('SLEEP-27', whole('minutesOfDay'))
const state = decided('SLEEP-26', z.enum(['正常', '偏低', '偏高']))
const percent = decided('SLEEP-26', whole('percent').check(z.minimum(0), z.maximum(100)))

/**
 * A night belongs to the day on which it ended. Minutes are whole numbers; those of a week or month are the means of its
 * nights. What a night is compared with is what is usual at the age (an unknown age counts as 45).
 */
export const SleepData = withAdded(
  {
    /** 0-100: duration, efficiency, deep sleep and REM. */
    score: whole('score'),
    /** Minutes asleep. */
    totalTime: figure,
    deepSleep: figure,
    lightSleep: figure,
    rem: figure,
    /** Minutes awake between `sleepStartTime` and `sleepEndTime`. */
    wake: figure,
    wakeCount: decided('SLEEP-27', real('awakenings')),
    sleepStartTime: timeOfDay,
    sleepEndTime: timeOfDay,
    heartAvg: decided('SLEEP-27', value('pulse')),
    breathWarn: figure,
    details: decided('SLEEP-28', series('sleepSlot')),
    /** Of one night: HH:mm at which each stage begins (the last one ends at `sleepEndTime`); else the days. */
    detailTimes: decided('SLEEP-28', detailTimes),
    sleepRef: decided('SLEEP-26', z.string()),
    sleepState: state,
    sleepCompRate: percent,
    deepRate: percent,
    /** Shares of the time asleep that are usual at the age, 0.6 to 1.6 times the mean of the age, e.g. 6-16%. */
    deepRef: decided('SLEEP-26', z.string()),
    deepState: state,
    deepCompRate: percent,
    remRef: decided('SLEEP-26', z.string()),
    remState: state,
    /** Share of REM against the mean of the age, 100 at most. */
    remCompRate: percent,
    wakeRef: decided('SLEEP-26', z.string()),
    wakeState: state,
  },
  {
    nights: whole('count'),
    /** What the night, or the mean of several, means: the same word as on the home page. */
    state: MetricState,
    stateText: z.string(),
    usualScore: z.nullable(whole('score')),
    /** For a week or month, parallel to `detailTimes`; empty for a day. */
    deepDetails: series('minutesOfDay'),
    lightDetails: series('minutesOfDay'),
    remDetails: series('minutesOfDay'),
    wakeDetails: series('minutesOfDay'),
    scoreDetails: series('score'),
    startDetails: z.array(z.nullable(timeOfDay)),
    endDetails: z.array(z.nullable(timeOfDay)),
    /**
     * The events that `breathWarn` counts, of one night: from the first of their falls to the last, how many these are, and
     * how low they went in per cent.
     */
    lowOxygen: z.array(
      z.object({
        time: timeOfDay,
        endTime: timeOfDay,
        lowest: real('oxygen'),
        falls: whole('count'),
        minutes: whole('minutesOfDay'),
      }),
    ),
    sentence,
    /** Shorter words with the same verdict. */
    elderSentence: sentence,
  },
)
export type SleepData = z.infer<typeof SleepData>

export const getSleep = operation({
  origin: 'documented',
  method: 'GET',
  path: '/monitor/app/v1/sleep/{type}/{dat}',
  summary: 'The night that ended on a day with its stages, or the nights of a week or month',
  input: metricQuery,
  output: z.nullable(SleepData),
  ownership: 'granted',
  looksAt: 'sleep',
  safety: 'read',
  example: {
    input: { type: '1', dat: '2026-03-02' },
    output: {
      score: 84,
      totalTime: 372,
      deepSleep: 38,
      lightSleep: 262,
      rem: 72,
      wake: 28,
      wakeCount: 1,
      sleepStartTime: '22:40',
      sleepEndTime: '05:20',
      heartAvg: 59,
      breathWarn: 1,
      details: [2, 1, 2, 4, 3, 2],
      detailTimes: ['22:40', '23:05', '23:43', '01:43', '02:11', '03:23'],
      sleepRef: '5-9小时',
      sleepState: '正常',
      sleepCompRate: 89,
      deepRate: 10,
      deepRef: '5-14%',
      deepState: '正常',
      deepCompRate: 100,
      remRef: '11-30%',
      remState: '正常',
      remCompRate: 100,
      wakeRef: '0-2次',
      wakeState: '正常',
      kangban: {
        nights: 1,
        state: 'good',
        stateText: '良好',
        usualScore: 80,
        deepDetails: [],
        lightDetails: [],
        remDetails: [],
        wakeDetails: [],
        scoreDetails: [],
        startDetails: [],
        endDetails: [],
        lowOxygen: [{ time: '03:26', endTime: '03:26', lowest: 87, falls: 1, minutes: 1 }],
        sentence: [
          { text: '昨夜睡了 6 小时 12 分，睡得良好，', tone: 'plain' },
          { text: '血氧有 1 次低于 90%，请问问医生。', tone: 'bad' },
        ],
        elderSentence: [
          { text: '睡得良好，\n', tone: 'plain' },
          { text: '血氧低过 1 次，请问问医生。', tone: 'bad' },
        ],
      },
    },
  },
})
