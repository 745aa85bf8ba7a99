import * as z from 'zod/mini'
import { HOLTER_EPISODES, HOLTER_EPISODE_LABELS } from '../holter/episode-words.ts'
import { moment } from '../wire/fields.ts'
import * as MESSAGES from '../wire/messages.ts'
import { whole } from '../quantities/quantity.ts'
import { id } from '../wire/kinds.ts'
import { BEAT_MARK_LABELS, BEAT_MARKS } from './beat-marks.ts'

/** What a program marks in an ECG: single beats, and stretches of a record of many hours. */
export const MARK_KINDS = [...BEAT_MARKS, ...HOLTER_EPISODES] as const
export type MarkKind = (typeof MARK_KINDS)[number]

export const MARK_LABELS = {
  ...BEAT_MARK_LABELS,
  ...HOLTER_EPISODE_LABELS,
} as const satisfies Record<MarkKind, string>

/** Of a day at 1,000 Hz, with an hour to spare. */
const LAST_SAMPLE = 90_000_000

const place = {
  /** Of the R peak, or the first of a stretch. */
  sample: whole('samples', MESSAGES.markUnknown).check(
    z.minimum(0, MESSAGES.markUnknown),
    z.maximum(LAST_SAMPLE, MESSAGES.markUnknown),
  ),
  kind: z.enum(MARK_KINDS, MESSAGES.markUnknown),
}

/** A mark that the owner of the record calls wrong. It stays a mark: what the program said is not changed by it. */
export const MarkDenial = z.object({ ...place, saidAt: moment })
export type MarkDenial = z.infer<typeof MarkDenial>

export const denialInput = z.object({
  id: id.check(z.minLength(1), z.maxLength(64)),
  ...place,
  /** False takes it back. */
  denied: z.boolean(),
})

/** All of the record, by place. */
export const denialOutput = z.object({ denials: z.array(MarkDenial) })
