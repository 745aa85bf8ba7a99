import * as z from 'zod/mini'
import { moment, sentence } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { MetricState } from '../home/get-home-summary.ts'
import { circumstances } from './circumstances.ts'
import { detailTimes, metricQuery, series, value } from './metric-query.ts'
import { decided, withAdded } from '../documents/origin.ts'
import { orZero, real, whole } from '../quantities/quantity.ts'
import { id } from '../wire/kinds.ts'

/** A pressure, how many readings it is the mean of, and its verdict: a state with its word. */
const Mean = z.object({
  sbp: whole('systolic'),
  dbp: whole('diastolic'),
  count: whole('count'),
  state: MetricState,
  stateText: z.string(),
})

const Average = z.nullable(Mean)

export const PressureReading = z.object({
  id: z.nullable(id),
  at: moment,
  sbp: whole('systolic'),
  dbp: whole('diastolic'),
  pulseRate: z.nullable(whole('pulse')),
  source: z.nullable(z.enum(['monitor', 'watch'])),
  state: MetricState,
  stateText: z.string(),
  circumstances,
  note: z.string(),
})
export type PressureReading = z.infer<typeof PressureReading>

const bothEnds = { sbp: value('systolic'), dbp: value('diastolic') }
/** mmHg. `hi` is systolic, `low` diastolic; readings of watch and monitor alike. */
export const BloodPressureDay = withAdded(
  {
    avgHi: orZero(real('systolic')),
    avgLow: orZero(real('diastolic')),
    /** The latest reading of the span. */
    hi: decided('BP-14', real('systolic')),
    low: decided('BP-14', real('diastolic')),
    /** HH:mm of each reading of a day, oldest first; YYYY-MM-DD of each day of a week or month. */
    detailTimes: decided('BP-14', detailTimes),
    /** Each reading of a day; the means of each day of a week or month. */
    hiDetails: decided('BP-14', series('systolic')),
    lowDetails: decided('BP-14', series('diastolic')),
  },
  {
    states: z.array(z.nullable(MetricState)),
    /** What counts as normal, both ends included. */
    normal: z.object({
      sbp: z.object({ low: real('systolic'), high: real('systolic') }),
      dbp: z.object({ low: real('diastolic'), high: real('diastolic') }),
    }),
    /** The highest and the lowest systolic and diastolic of the span. */
    highest: z.object(bothEnds),
    lowest: z.object(bothEnds),
    count: whole('count'),
    outOfRange: whole('count'),
    /** Means of 05-11 and 18-24 o'clock over the seven days that end with `dat`; null without a reading then. */
    morning: Average,
    evening: Average,
    /**
     * The mean by the rule for readings at home: of the seven days that end with `dat` the first is left out, two readings of
     * each morning and evening count; null with fewer than three days left. Judged by 135/85; `text` says what it counts.
     */
    homeMean: z.nullable(z.object({ ...Mean.shape, days: whole('days'), text: z.string() })),
    /** The means of the morning and of the evening of each day of a week or month; empty for a day. */
    morningDetails: z.array(Average),
    eveningDetails: z.array(Average),
    /**
     * The means of the seven days that end with each day of a week or month; null with readings on fewer than three of
     * them. Empty for a day.
     */
    weekMeanDetails: z.array(
      z.nullable(z.object({ sbp: whole('systolic'), dbp: whole('diastolic') })),
    ),
    readings: z.array(PressureReading),
    sentence,
    elderSentence: sentence,
  },
)
export type BloodPressureDay = z.infer<typeof BloodPressureDay>

export const getBloodPressure = operation({
  origin: 'documented',
  method: 'GET',
  path: '/monitor/app/v1/bloodpre/{type}/{dat}',
  summary: 'Blood pressure of a day reading by reading, of a week or month by day',
  input: metricQuery,
  output: z.nullable(BloodPressureDay),
  ownership: 'granted',
  looksAt: 'bloodPressure',
  safety: 'read',
  example: {
    input: { type: '1', dat: '2026-03-02' },
    output: {
      avgHi: 135,
      avgLow: 83,
      hi: 128,
      low: 78,
      detailTimes: ['08:12', '09:40'],
      hiDetails: [142, 128],
      lowDetails: [88, 78],
      kangban: {
        states: ['high', 'normal'],
        normal: { sbp: { low: 90, high: 140 }, dbp: { low: 60, high: 90 } },
        highest: { sbp: 142, dbp: 88 },
        lowest: { sbp: 128, dbp: 78 },
        count: 2,
        outOfRange: 1,
        morning: { sbp: 135, dbp: 83, count: 2, state: 'near', stateText: '接近上限' },
        evening: null,
        homeMean: null,
        morningDetails: [],
        eveningDetails: [],
        weekMeanDetails: [],
        readings: [
          {
            id: 'a1',
            at: '2026-03-02T09:40:00+08:00',
            sbp: 128,
            dbp: 78,
            pulseRate: 70,
            source: 'monitor',
            state: 'normal',
            stateText: '正常',
            circumstances: null,
            note: '',
          },
          {
            id: 'a2',
            at: '2026-03-02T08:12:00+08:00',
            sbp: 142,
            dbp: 88,
            pulseRate: 74,
            source: 'monitor',
            state: 'high',
            stateText: '偏高',
            circumstances: ['dizzy'],
            note: '',
          },
        ],
        sentence: [
          { text: '今天量了 2 次，平均 135/83，', tone: 'plain' },
          { text: '有 1 次偏高，最高 142/88，请按时再测。', tone: 'warn' },
        ],
        elderSentence: [{ text: '今天有 1 次血压偏高，142/88，请按时再测。', tone: 'warn' }],
      },
    },
  },
})
