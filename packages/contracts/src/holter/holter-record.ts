import * as z from 'zod/mini'
import { MarkDenial } from '../ecg/mark-denial.ts'
import { moment, sentence } from '../wire/fields.ts'
import { UNITS } from '../monitoring/metric-words.ts'
import { HOLTER_EPISODES } from './episode-words.ts'
import { SAMPLES_A_PAIR } from './limits.ts'
import { real, whole } from '../quantities/quantity.ts'
import { id, userCode } from '../wire/kinds.ts'

/** `receiving`: blocks are missing; `failed`: the analysis broke off, and starts again with holter.finishHolterRecord. */
export const HOLTER_STATUS = ['receiving', 'analysing', 'ready', 'failed'] as const
export type HolterStatus = (typeof HOLTER_STATUS)[number]

export const HolterHead = z.object({
  id,
  startedAt: moment,
  rateHz: whole('sampleRate'),
  /** Null while blocks are still missing. */
  sampleCount: z.nullable(whole('samples')),
  blocks: whole('blocks'),
  status: z.enum(HOLTER_STATUS),
})
export type HolterHead = z.infer<typeof HolterHead>

/** A number with what it is and how it was made, so that it can be shown without being explained twice. */
export const HolterFigure = z.object({
  name: z.enum([
    'heartRateMean',
    'heartRateLow',
    'heartRateHigh',
    'beats',
    'premature',
    'prematureWide',
    'suspectedAf',
    'pausesOver2s',
    'longestPause',
    'sdnn',
    'rmssd',
    'usable',
  ]),
  /** In Chinese, e.g. 平均心率. */
  label: z.string(),
  value: z.nullable(real('bodyValue')),
  unit: z.enum([UNITS.heartRate, '次', '毫秒', '秒', '分钟', '%']),
  /** How it was made, in Chinese, e.g. 全部正常心跳间隔的标准差. */
  method: z.string(),
  /** Seconds of the record that the value rests on. */
  windowSeconds: real('recordSeconds'),
})
export type HolterFigure = z.infer<typeof HolterFigure>

/** One hour of the record, counted from its start; the last may be shorter. Heart rates in beats/min. */
export const HolterHour = z.object({
  at: moment,
  heartRateMean: z.nullable(real('heartRate')),
  /** Lowest and highest mean over 8 intervals in a row. */
  heartRateLow: z.nullable(real('heartRate')),
  heartRateHigh: z.nullable(real('heartRate')),
  beats: whole('beats'),
  premature: whole('beats'),
  prematureWide: whole('beats'),
  /** Seconds in suspected atrial fibrillation. */
  afSeconds: real('recordSeconds'),
  /** Part of the hour with a signal that can be trusted, 0 to 100. */
  usablePercent: real('percent'),
})
export type HolterHour = z.infer<typeof HolterHour>

/** A stretch worth a look; sample indices `from` (inclusive) to `to` (exclusive). A program's finding, no diagnosis. */
export const HolterEpisode = z.object({
  kind: z.enum(HOLTER_EPISODES),
  /** In cautious Chinese, e.g. 疑似房颤. */
  label: z.string(),
  from: whole('samples'),
  to: whole('samples'),
  at: moment,
  seconds: real('recordSeconds'),
  beats: whole('beats'),
  /** Mean beats/min, null where none could be counted. */
  heartRate: z.nullable(real('heartRate')),
  /** The longest RR interval in ms, null where there is none. */
  longestRrMs: z.nullable(real('rrInterval')),
})
export type HolterEpisode = z.infer<typeof HolterEpisode>

export const HolterDetail = z.object({
  ...HolterHead.shape,
  /** Empty until the record is ready, as `hours` and `episodes` are. */
  figures: z.array(HolterFigure),
  hours: z.array(HolterHour),
  episodes: z.array(HolterEpisode),
  /** Marked beats by kind, with the interval of each count, pairs and the longest run; empty where there are none. */
  countsText: z.optional(z.string()),
  /** Marks that its owner calls wrong; missing in an answer from before they were kept. */
  denials: z.optional(z.array(MarkDenial)),
  sentence,
  elderSentence: sentence,
  /**
   * The whole record at one glance, null until ready. `data`: base64 of little-endian Int16, smallest and largest sample of
   * each 4,096 in turn, in units of `microvolts`; a pair whose first is larger than its second holds gaps alone.
   */
  overview: z.nullable(
    z.object({
      samplesPerPair: z.literal(SAMPLES_A_PAIR),
      microvolts: real('microvolts'),
      data: z.string(),
    }),
  ),
})
export type HolterDetail = z.infer<typeof HolterDetail>

export const EXAMPLE_HOLTER: HolterHead = {
  id: '7d6f1c0e-5b7c-4d0e-9a63-2f1f8f0c4b9e',
  startedAt: '2026-03-01T08:00:00+08:00',
  rateHz: 512,
  sampleCount: 44_236_800,
  blocks: 1440,
  status: 'ready',
}

/** Names a record of the user, or of the person whose data the user may see. */
export const ofRecord = {
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  userCode: z.optional(userCode),
}
