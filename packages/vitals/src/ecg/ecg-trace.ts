import { piecesAt, type PlacedPiece } from './ecg-pieces.ts'
import { pOnsetOf, prOf, QRS_SECONDS, tEndOf } from './ecg-shape.ts'
import type { BeatKind, Heartbeat, HeartbeatStream } from '../heart/heartbeat.ts'
import { QT_ROOM_SECONDS, type Rhythm, type RhythmAt } from '../heart/rhythm.ts'

/** The truth of one beat. Limits are in samples since the first, with their fraction. */
export type EcgBeat = {
  /** The R peak, to the nearest sample. */
  sample: number
  /** The R peak, in seconds since the first sample, unrounded. */
  atSeconds: number
  kind: BeatKind
  /** Where the tangent begins the P wave; null without one. */
  pOnset: number | null
  qrsOnset: number
  qrsEnd: number
  /** Where the tangent ends the T wave: QT is from `qrsOnset` to here. */
  tEnd: number
}

export type Trace = {
  /** Adds the beats of the samples from `position` on, in units of the R wave times `millivolts`. */
  addTo(samples: Float32Array, position: number, millivolts: number): void
  /** Whether the atria fibrillate at a sample, and the sample up to which that holds; samples must not go back. */
  fibrillationAt(sample: number): { active: boolean; to: number }
  beats(): readonly EcgBeat[]
  forgetBefore(sample: number): void
}

const QT_SECONDS = 0.41
// A beat's P wave begins less than this before its R.
const LEAD_SECONDS = 0.4

/** Lays the pieces of the beats of a stream. */
export function createTrace(
  heartbeats: HeartbeatStream,
  rhythmAt: RhythmAt,
  rateHz: number,
): Trace {
  const place = piecesAt(rateHz)
  let beats: EcgBeat[] = []
  let pieces: PlacedPiece[] = []
  let spans: { to: number; active: boolean }[] = []
  let last = heartbeats.next()

  const lay = ({ atSeconds, rrSeconds, kind }: Heartbeat): void => {
    const position = atSeconds * rateHz
    const qrsHalf = (QRS_SECONDS[kind] / 2) * rateHz
    const prMs = Math.round(prOf(rrSeconds) * 1000)
    if (kind === 'normal') pieces.push(place.p(position, prMs))
    pieces.push(place.qrs(kind, position))

    beats.push({
      sample: Math.round(position),
      atSeconds,
      kind,
      pOnset: kind === 'normal' ? position + pOnsetOf(prMs / 1000) * rateHz : null,
      qrsOnset: position - qrsHalf,
      qrsEnd: position + qrsHalf,
      tEnd: NaN,
    })

    const span = spans.at(-1)
    if (span?.active === (kind === 'af')) span.to = Math.ceil(position)
    else spans.push({ to: Math.ceil(position), active: kind === 'af' })
  }

  /** The T wave of the last beat, which depends on when the next one comes. */
  const repolarise = (next: Heartbeat): void => {
    const position = last.atSeconds * rateHz

    const room =
      next.rrSeconds - QT_ROOM_SECONDS - (QRS_SECONDS[next.kind] - QRS_SECONDS[last.kind]) / 2

    const wanted = qtOf(rhythmAt(last.atSeconds), last.rrSeconds)
    const qtMs = Math.max(MIN_QT_MS, Math.round(Math.min(wanted, room) * 1000))
    pieces.push(place.t(last.kind, position, qtMs))
    const beat = beats.at(-1)
    if (beat) beat.tEnd = position + tEndOf(last.kind, qtMs / 1000) * rateHz
  }

  /** Everything before it is laid. */
  const lastSample = (): number => (last.atSeconds - LEAD_SECONDS) * rateHz

  const layUntil = (sample: number): void => {
    for (let until = lastSample(); until <= sample; until = lastSample()) {
      const next = heartbeats.next()
      repolarise(next)
      lay(next)
      last = next
    }
  }

  lay(last)

  return {
    addTo(samples, position, millivolts) {
      const end = position + samples.length
      const gain = Math.fround(millivolts)
      layUntil(end)

      for (const { shape, from } of pieces) {
        const to = Math.min(from + shape.length, end) - position
        const shift = position - from

        for (let i = Math.max(0, -shift); i < to; i++) {
          samples[i] = Math.fround(
            (samples[i] as number) + Math.fround(gain * (shape[i + shift] as number)),
          )
        }
      }

      pieces = pieces.filter(({ shape, from }) => from + shape.length > end)
    },
    fibrillationAt(sample) {
      layUntil(sample)
      while (spans.length > 1 && (spans[0]?.to ?? 0) <= sample) spans.shift()
      const span = spans[0]

      return span && span.to > sample
        ? { active: span.active, to: span.to }
        : { active: false, to: sample + 1 }
    },
    beats: () => beats,
    forgetBefore(sample) {
      beats = beats.filter((beat) => beat.sample >= sample)
    },
  }
}

const MIN_QT_MS = 200

function qtOf(rhythm: Rhythm, rrSeconds: number): number {
  return rhythm.qtMs === undefined
    ? QT_SECONDS * Math.sqrt(Math.min(1.4, rrSeconds))
    : rhythm.qtMs / 1000
}
