import { HOLTER_EPISODES } from '@kangban/contracts'
import type { LongRecordAnalysis } from '@kangban/ecg-core'
// The whole of zod compiles its schemas: an analysis takes 5 µs where zod/mini takes 40.
import * as z from 'zod'

const number = z.nullable(z.number())

const heartRate = z.nullable(
  z.object({ meanBpm: z.number(), lowestBpm: z.number(), highestBpm: z.number() }),
)

const variability = z.nullable(z.object({ windowSeconds: z.number(), valueMs: z.number() }))

/** Rows of before beats were told apart by where they come from have no such figure. */
const counted = z.optional(z.object({ count: z.number(), low: z.number(), high: z.number() }))

const figures = {
  beats: z.number(),
  earlyBeats: z.number(),
  wideEarlyBeats: z.number(),
  heartRate,
  usableSeconds: z.number(),
}

const span = { from: z.number(), to: z.number() }

/** What a row keeps of an analysis, as ecg-core names it: figures, hours and episodes; the words are made when it is read. */
const StoredAnalysis = z.object({
  /** The unit of the overview. */
  microvolts: z.number(),
  summary: z.object({
    ...figures,
    supraventricularBeats: counted,
    ventricularBeats: counted,
    couplets: z.optional(z.number()),
    longestRunBeats: z.optional(z.number()),
    recordedSeconds: z.number(),
    suspectedAfSeconds: z.number(),
    /** Rows of before have none. */
    suspectedAfLimits: z.optional(z.object({ leastSeconds: z.number(), mostSeconds: z.number() })),
    pausesOver2s: z.number(),
    pausesOver2500ms: z.number(),
    longestPauseMs: number,
    sdnn: variability,
    rmssd: variability,
  }),
  hours: z.array(z.object({ ...span, ...figures })),
  episodes: z.array(
    z.object({
      ...span,
      kind: z.enum(HOLTER_EPISODES),
      beats: z.number(),
      heartRate,
      longestRrMs: number,
    }),
  ),
})

export type StoredAnalysis = z.infer<typeof StoredAnalysis>

/** Leaves out what a row does not keep. */
export const storedAnalysis = (
  analysis: Pick<LongRecordAnalysis, 'summary' | 'hours' | 'episodes'> & { microvolts: number },
): StoredAnalysis => z.parse(StoredAnalysis, analysis)

/** @throws for a row that this service did not write */
export const readStoredAnalysis = (stored: unknown): StoredAnalysis =>
  z.parse(StoredAnalysis, stored)
