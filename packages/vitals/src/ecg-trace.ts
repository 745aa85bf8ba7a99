import { FIRST_PIECE_OF_NEXT_BEAT, PHASE_TABLES, TABLE_STEPS, turnBetween } from './ecg-shape.ts'
import type { BeatKind, HeartbeatStream } from './heartbeat.ts'
import type { Rhythm, RhythmAt } from './rhythm.ts'

/** Where an R peak truly is, in samples since the first. */
export type EcgBeat = { sample: number; kind: BeatKind }

/** Part of the trace with even phase speed: samples `from`..`to`, table entry `index` at `from`, `step` a sample. */
export type Stretch = {
  table: Float64Array
  from: number
  to: number
  index: number
  step: number
  fibrillating: boolean
}

export type Trace = {
  /** The stretch that holds a sample; samples must not go back. */
  at(sample: number): Stretch
  beats(): readonly EcgBeat[]
  forgetBefore(sample: number): void
}

const QT_SECONDS = 0.41
const LAST_ENTRY = TABLE_STEPS - 1e-6

/** Lays the turns of the phase table between the beats of a stream. */
export function createTrace(heartbeats: HeartbeatStream, rhythmAt: RhythmAt, rateHz: number): Trace {
  let beats: EcgBeat[] = []
  let queue: Stretch[] = []
  let next = 0
  let last: { atSeconds: number; kind: BeatKind } | undefined

  const turn = (): void => {
    const beat = heartbeats.next()
    const start = last?.atSeconds ?? 0
    const pieces = turnBetween({
      rrSeconds: beat.rrSeconds,
      qtSeconds: qtOf(rhythmAt(start), beat.rrSeconds),
      from: last?.kind ?? beat.kind,
      to: beat.kind,
    })
    let from = start * rateHz
    queue = pieces.map((piece, i) => {
      // The trace begins at rest, not within a beat that never was.
      const kind = i < FIRST_PIECE_OF_NEXT_BEAT ? last?.kind : beat.kind
      const to = i === pieces.length - 1 ? beat.atSeconds * rateHz : from + piece.seconds * rateHz
      const [index, end] = [entryOf(piece.fromDegrees), entryOf(piece.toDegrees)]
      const step = to > from ? (end - index) / (to - from) : 0
      const table = kind === undefined ? REST : PHASE_TABLES[kind]
      const stretch = { table, from, to, index, step, fibrillating: beat.kind === 'af' }
      from = to
      return stretch
    })
    beats.push({ sample: Math.round(beat.atSeconds * rateHz), kind: beat.kind })
    last = beat
    next = 0
  }

  return {
    at(sample) {
      for (;;) {
        const stretch = queue[next]
        if (stretch === undefined) turn()
        else if (sample < stretch.to) return stretch
        else next++
      }
    },
    beats: () => beats,
    forgetBefore(sample) {
      beats = beats.filter((beat) => beat.sample >= sample)
    },
  }
}

const REST = new Float64Array(TABLE_STEPS + 1)

function entryOf(degrees: number): number {
  return Math.min(LAST_ENTRY, ((degrees + 180) / 360) * TABLE_STEPS)
}

function qtOf(rhythm: Rhythm, rrSeconds: number): number {
  return rhythm.qtMs === undefined ? QT_SECONDS * Math.sqrt(Math.min(1.4, rrSeconds)) : rhythm.qtMs / 1000
}
