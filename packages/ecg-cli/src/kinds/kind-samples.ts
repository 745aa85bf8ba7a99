import { BEAT_KINDS, longBeatFeatures } from '@kangban/ecg-core'
import type { BeatFeatures } from '@kangban/ecg-core'
import { WINDOW_SECONDS } from '../evaluate-beats.ts'
import { matchBeats } from '../match-beats.ts'
import { readLead } from '../record.ts'
import { readAnnotations } from '../record-folder.ts'
import { isInFlutter, readBeats } from '../reference.ts'

/** The classes of ANSI/AAMI EC57 by their index in `BEAT_KINDS`: N, S, V, and F with Q. */
const LETTERS = ['NLRej', 'AaJS', 'VE', 'FQ/f?'] as const

const CLASSES: ReadonlyMap<string, number> = new Map(
  LETTERS.flatMap((letters, kind) =>
    letters.split('').map((letter): [string, number] => [letter, kind]),
  ),
)

/** A supraventricular beat that the ventricles conduct by another way than usual. */
const ABERRANT = 'a'

/** A beat found, beside what a reader said of it. */
export interface KindSample {
  /** Seconds from the beginning. */
  at: number
  features: BeatFeatures
  /** Index in `BEAT_KINDS`, null where the reader marked no beat. */
  reference: number | null
  aberrant: boolean
  /** In ventricular flutter, where the reader marked no beats. */
  inFlutter: boolean
}

/** One record, beat by beat. */
export interface KindRecord {
  record: string
  development: boolean
  samples: KindSample[]
  /** Seconds and classes of all beats that the reader marked. */
  reference: { at: number; kind: number; found: number }[]
}

const kindOf = (letter: string): number => CLASSES.get(letter) ?? BEAT_KINDS.indexOf('unclassified')

/** @returns null where the record has no beats of a reader that tell kinds, or a pacemaker, which EC57 leaves out. */
export function readKindRecord(
  { record, header }: { record: string; header: string },
  development: boolean,
): KindRecord | null {
  const annotations = readAnnotations(header, 'atr') ?? []
  const marked = readBeats(annotations)
  if (marked.beats.length === 0 || annotations.some(({ symbol }) => symbol === '/')) return null
  const letters = new Map(annotations.map(({ sample, symbol }) => [sample, symbol]))
  const { samples, rateHz } = readLead(header, 0)

  const found = longBeatFeatures({
    rateHz,
    sampleCount: samples.length,
    read: (from, to) => samples.subarray(from, to),
  })

  const pairs = matchBeats(marked.beats, found.beats, Math.round(WINDOW_SECONDS * rateHz))
  const referenceOf = new Map<number, string>()

  const reference = marked.beats.map((beat, i) => {
    const letter = letters.get(beat) ?? ''
    const index = pairs[i] ?? -1
    if (index >= 0) referenceOf.set(index, letter)
    return { at: beat / rateHz, kind: kindOf(letter), found: index }
  })

  const beats = found.beats.map((beat, i) => {
    const letter = referenceOf.get(i)

    return {
      at: beat / rateHz,
      features: found.features[i] as BeatFeatures,
      reference: letter === undefined ? null : kindOf(letter),
      aberrant: letter === ABERRANT,
      inFlutter: isInFlutter(marked, beat),
    }
  })

  return { record, development, samples: beats, reference }
}
