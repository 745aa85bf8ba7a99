import * as z from 'zod/mini'
import { day, moment, sentence } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { METRICS } from '../monitoring/metric-words.ts'
import { Matter, MATTER_EXAMPLE, PRESSURE_MATTER_EXAMPLE } from '../warnings/matter.ts'
import { real, whole } from '../quantities/quantity.ts'
import { userCode } from '../wire/kinds.ts'

/**
 * `near`: in range and close to its limit; `high` and `low`: out of range; `alert`: act today; `none`: nothing measured. The
 * same verdict on every screen.
 */
export const MetricState = z.enum(['normal', 'good', 'near', 'high', 'low', 'alert', 'none'])
export type MetricState = z.infer<typeof MetricState>

export const SleepStage = z.enum(['awake', 'rem', 'light', 'deep'])

export const MetricCard = z.object({
  metric: z.enum(METRICS),
  /**
   * The newest value: bpm, mmHg systolic, per cent, minutes asleep, steps today, degrees Celsius, bpm of the last ECG.
   * Null when nothing was measured.
   */
  value: z.nullable(real('bodyValue')),
  /** mmHg diastolic, for blood pressure only. */
  secondValue: z.nullable(real('diastolic')),
  /** The value was typed in by hand, later than anything that a device measured; `trend` counts devices alone. */
  byHand: z.optional(z.boolean()),
  /** When that was; of sleep the end of the newest night of the week, also where today has none yet. */
  measuredAt: z.nullable(moment),
  state: MetricState,
  /** One word for the state, e.g. 正常, 偏高, 良好, 暂无. */
  stateText: z.string(),
  /** One short line below the value, e.g. 58–104 or 得分 86. */
  note: z.string(),
  /** The recent course, oldest first and evenly spaced; null is a gap and stays one. */
  trend: z.array(z.nullable(real('bodyValue'))),
  secondTrend: z.array(z.nullable(real('diastolic'))),
  /** Last night's stages, for sleep only. */
  stages: z.array(z.object({ stage: SleepStage, minutes: real('minutesOfDay') })),
})
export type MetricCard = z.infer<typeof MetricCard>

export const HomeSummary = z.object({
  day,
  sentence,
  /** Shorter words with the same verdict. */
  elderSentence: sentence,
  cards: z.array(MetricCard),
  /** How many matters wait to be dealt with, those included of which the back end does not tell what they are. */
  openMatters: whole('count'),
  /** The first of them, the gravest first. */
  matters: z.array(Matter),
  updatedAt: moment,
})
export type HomeSummary = z.infer<typeof HomeSummary>

export const getHomeSummary = operation({
  origin: 'ours',
  method: 'GET',
  path: '/monitor/v1/app/home-summary',
  summary: 'The day in one sentence and one card a metric',
  input: z.object({ userCode: z.optional(userCode) }),
  output: HomeSummary,
  ownership: 'granted',
  looksAt: 'home',
  safety: 'read',
  loading: false,
  example: {
    input: {},
    output: {
      day: '2026-03-02',
      sentence: [
        { text: '昨夜血氧低到 87%，', tone: 'bad' },
        { text: '请今天问问医生。', tone: 'bad' },
      ],
      elderSentence: [{ text: '昨夜血氧偏低，请今天问问医生。', tone: 'bad' }],
      cards: [
        {
          metric: 'oxygen',
          value: 97,
          secondValue: null,
          measuredAt: '2026-03-02T09:30:00+08:00',
          state: 'normal',
          stateText: '正常',
          note: '最低 87%',
          trend: [87, 96, 97],
          secondTrend: [],
          stages: [],
        },
        {
          metric: 'bloodPressure',
          value: 128,
          secondValue: 78,
          measuredAt: '2026-03-02T09:40:00+08:00',
          state: 'normal',
          stateText: '正常',
          note: '2 次测量',
          trend: [138, null, 135],
          secondTrend: [84, null, 83],
          stages: [],
        },
        {
          metric: 'sleep',
          value: 372,
          secondValue: null,
          measuredAt: '2026-03-02T05:20:00+08:00',
          state: 'good',
          stateText: '良好',
          note: '得分 84',
          trend: [401, 372],
          secondTrend: [],
          stages: [
            { stage: 'light', minutes: 262 },
            { stage: 'deep', minutes: 38 },
            { stage: 'awake', minutes: 28 },
            { stage: 'rem', minutes: 72 },
          ],
        },
        {
          metric: 'ecg',
          value: 72,
          secondValue: null,
          measuredAt: '2026-03-02T08:36:00+08:00',
          state: 'high',
          stateText: '疑似早搏 1 次',
          note: '今天 08:36',
          trend: [72],
          secondTrend: [],
          stages: [],
        },
      ],
      openMatters: 2,
      matters: [MATTER_EXAMPLE, PRESSURE_MATTER_EXAMPLE],
      updatedAt: '2026-03-02T09:58:00+08:00',
    },
  },
})
