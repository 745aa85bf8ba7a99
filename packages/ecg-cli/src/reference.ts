import type { BeatLimits, WfdbAnnotation } from '@kangban/ecg-core'

/** Letters of the annotations that mark a beat (WFDB library, `isqrs`). */
const BEAT_LETTERS = new Set('NLRBAaJSVrFejnE/fQ?')

export interface ReferenceBeats {
  beats: number[]
  /** Ventricular flutter, `[` to `]`: its waves are no beats, and what is found there is not scored. */
  flutter: { from: number; to: number }[]
}

export function readBeats(annotations: readonly WfdbAnnotation[]): ReferenceBeats {
  const beats: number[] = []
  const flutter: ReferenceBeats['flutter'] = []

  for (const { symbol, sample } of annotations) {
    const current = flutter.at(-1)
    const inside = current?.to === Infinity
    if (symbol === '[' && !inside) flutter.push({ from: sample, to: Infinity })
    else if (symbol === ']' && inside) current.to = sample
    else if (BEAT_LETTERS.has(symbol) && !inside) beats.push(sample)
  }

  return { beats, flutter }
}

export function isInFlutter({ flutter }: ReferenceBeats, sample: number): boolean {
  return flutter.some(({ from, to }) => sample >= from && sample <= to)
}

/** The nearest `(` before or `)` after the wave at `index`; peaks of the same wave may lie between. */
function limit(
  annotations: readonly WfdbAnnotation[],
  index: number,
  direction: 1 | -1,
): number | null {
  const wave = annotations[index]?.symbol
  const bracket = direction === 1 ? ')' : '('
  let at = index + direction
  while (annotations[at]?.symbol === wave) at += direction
  const found = annotations[at]
  return found?.symbol === bracket ? found.sample : null
}

/**
 * Wave limits as a reader marked them: `( p ) ( N ) t )`, where any limit or wave may be missing. A P wave belongs to
 * the beat after it, a T wave to the beat before it.
 */
export function readLimits(annotations: readonly WfdbAnnotation[]): BeatLimits[] {
  const found: BeatLimits[] = []
  let pOn: number | null = null

  for (const [index, { symbol, sample }] of annotations.entries()) {
    const beat = found.at(-1)

    if (symbol === 'p') pOn ??= limit(annotations, index, -1)
    else if (symbol === 't' && beat) beat.tEnd = limit(annotations, index, 1)
    else if (BEAT_LETTERS.has(symbol)) {
      const [qrsOn, qrsOff] = [limit(annotations, index, -1), limit(annotations, index, 1)]
      found.push({ r: sample, pOn, qrsOn, qrsOff, tEnd: null })
      pOn = null
    }
  }

  return found
}

/** Sample indices between which a reader named the rhythm, `to` exclusive. */
export interface ReferenceRhythm {
  from: number
  to: number
  /** As the reader wrote it, without the bracket: `N`, `AFIB`, `AFL`, `B`, `T`, `SVTA`, ... */
  name: string
}

type Mark = Pick<WfdbAnnotation, 'sample' | 'symbol' | 'aux'>

/** Lines as the WFDB program `rdann` prints them: time, sample, symbol, three numbers, and a note where there is one. */
export function readPrintedMarks(text: string): Mark[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, sample = '', symbol = '', , , , aux] = line.trim().split(/\s+/)
    return /^\d+$/.test(sample) ? [{ sample: Number(sample), symbol, ...(aux && { aux }) }] : []
  })
}

/** A change of rhythm is a note at `+` that begins with a bracket; the last rhythm lasts to `end`. */
export function readRhythms(marks: readonly Mark[], end: number): ReferenceRhythm[] {
  const rhythms: ReferenceRhythm[] = []

  for (const { symbol, sample, aux } of marks) {
    if (symbol !== '+' || !aux?.startsWith('(')) continue
    const last = rhythms.at(-1)
    if (last) last.to = sample
    rhythms.push({ from: sample, to: end, name: aux.slice(1).trim() })
  }

  return rhythms
}
