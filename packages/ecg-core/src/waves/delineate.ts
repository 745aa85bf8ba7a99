import { workingSignal } from './delineate-signal.ts'
import type { WorkingSignal } from './delineate-signal.ts'
import { cutBeats, meanBeat, NEIGHBOURS } from './mean-beat.ts'
import type { CutBeats, MeanBeat, RrSeconds } from './mean-beat.ts'
import { comparedStretch, likeness, tangentPOn } from './p-wave.ts'
import { qrsLimits } from './qrs-limits.ts'
import { median, runningMedian } from '../signal/statistics.ts'
import { tangentTEnd } from './t-wave.ts'

/** Limits of one beat as sample indices; null where a limit was not found. */
export interface BeatLimits {
  r: number
  /** Null where no P wave goes before this beat and those around it. */
  pOn: number | null
  qrsOn: number | null
  qrsOff: number | null
  /** Where a cardiologist marks it: `READER_DELAY_SECONDS` after the tangent meets the resting line. */
  tEnd: number | null
}

/** What `delineate` tells of a beat. */
export interface DelineatedBeat extends BeatLimits {
  /**
   * Correlation (-1 to 1) of the 200 ms before this QRS with the mean of the same stretch of its like neighbours, up to
   * 7 on each side. Near 1 where the same P wave goes before each beat, around 0 where only chance does, as in atrial
   * fibrillation: take a median over some beats, 0.6 divides. Null with fewer than 2 like neighbours (an extra beat), in
   * a gap, or with no QRS onset. It is independent of the height of the signal.
   */
  pLikeness: number | null
}

/**
 * Cardiologists mark the end where the wave is last seen, and that is later than the tangent's foot: by 22 ms in the
 * QT Database (q1c), on both leads.
 */
export const READER_DELAY_SECONDS = 0.022
/** A beat with this `pLikeness` speaks for P waves: 0.9 is usual in sinus rhythm, below 0.5 in AF. */
const P_LIKENESS = 0.6
const MIN_ALIKE = 2
/** A limit this close to a gap is not told. */
const GAP_MARGIN_SECONDS = 0.04
/** A record is worked through in pieces of so many beats, so that a day needs no more memory than an hour. */
const BEATS_A_PIECE = 256
/** The filters have forgotten what lies further away than this. */
const SETTLE_SECONDS = 4
/** A pause longer than this many usual intervals says nothing about the beat before it. */
const MAX_RR_RATIO = 2

interface Found {
  beat: DelineatedBeat
  /** A wave before the QRS, which is a P wave if the beats around agree. */
  pOn: number | null
}

function intervals(peaks: ArrayLike<number>, rateHz: number): RrSeconds & { usual: Float64Array } {
  const after = new Float64Array(peaks.length)
  for (let i = 0; i + 1 < peaks.length; i++)
    after[i] = Math.max(1, (peaks[i + 1] as number) - (peaks[i] as number)) / rateHz
  const last = peaks.length - 1
  if (last >= 0)
    after[last] = last > 0 ? median(after.subarray(Math.max(0, last - NEIGHBOURS), last)) : 1
  const usual = runningMedian(after, NEIGHBOURS)
  for (let i = 0; i < after.length; i++)
    after[i] = Math.min(after[i] as number, MAX_RR_RATIO * (usual[i] as number))
  const before = after.map((_, i) => (i > 0 ? (after[i - 1] as number) : (usual[0] as number)))
  return { before, after, usual }
}

/** Height of the QRS from top to bottom. */
function qrsHeight(beat: Float64Array, from: number, to: number): number {
  let top = -Infinity
  let bottom = Infinity

  for (let i = from; i <= to; i++) {
    top = Math.max(top, beat[i] as number)
    bottom = Math.min(bottom, beat[i] as number)
  }

  return top - bottom
}

interface Piece {
  signal: WorkingSignal
  beats: CutBeats
  rr: ReturnType<typeof intervals>
  /** R of each beat as an index of the signal, and as a sample of the record. */
  at: Int32Array
  peaks: ArrayLike<number>
}

/** `pLikeness` of a beat whose QRS begins at `qrsOn`. */
function likenessBefore(
  piece: Piece,
  b: number,
  means: MeanBeat & { qrsOn: number },
): number | null {
  const { signal, beats } = piece
  const { from, to } = comparedStretch(means.qrsOn, signal.rateHz)
  const start = (piece.at[b] as number) - beats.r
  if (means.support < MIN_ALIKE || from < 0 || signal.hasGap(start + from, start + beats.r))
    return null
  const own = beats.samples.subarray(b * beats.length + from, b * beats.length + to)
  return likeness(own, means.others.subarray(from, to), signal.rateHz)
}

function delineateBeat(piece: Piece, b: number): Found {
  const { signal, beats, rr } = piece
  const { rateHz } = signal
  const means = meanBeat(beats, b)
  const r = piece.peaks[b] as number
  const { on, off } = qrsLimits(means.mean, beats.r, rateHz)
  if ((on === null && off === null) || (means.support === 0 && beats.broken[b] === 1))
    return {
      beat: { r, pOn: null, qrsOn: null, qrsOff: null, tEnd: null, pLikeness: null },
      pOn: null,
    }

  const shared = {
    r: beats.r,
    rateHz,
    qrsHeight: qrsHeight(means.mean, on ?? beats.r, off ?? beats.qrsEnd),
  }

  const pLikeness = on === null ? null : likenessBefore(piece, b, { ...means, qrsOn: on })

  const p =
    on === null
      ? null
      : tangentPOn(means.mean, { ...shared, qrsOn: on, rrSeconds: rr.before[b] as number })

  const t = tangentTEnd(means.mean, {
    ...shared,
    qrsOn: on,
    qrsOff: off,
    rrSeconds: rr.after[b] as number,
    usualRrSeconds: rr.usual[b] as number,
  })

  const seen = (place: number | null): number | null => sampleOf(piece, b, place)
  const tEnd = seen(t === null ? null : t + READER_DELAY_SECONDS * rateHz)

  return {
    beat: { r, pOn: null, qrsOn: seen(on), qrsOff: seen(off), tEnd, pLikeness },
    pOn: seen(p),
  }
}

/** A place of the beat as a sample of the record, if nothing is missing from there to R. */
function sampleOf({ signal, beats, at }: Piece, b: number, place: number | null): number | null {
  if (place === null) return null
  const start = (at[b] as number) - beats.r
  const margin = Math.round(GAP_MARGIN_SECONDS * signal.rateHz)
  const from = place < beats.r ? Math.floor(place) - margin : beats.r
  const to = place > beats.r ? Math.ceil(place) + margin : beats.r
  return signal.hasGap(start + from, start + to) ? null : signal.sampleOf(start + place)
}

/** Puts P onsets where at least two thirds of the beats around agree that there are P waves. */
function tellP(found: readonly Found[]): DelineatedBeat[] {
  const known = countsBefore(found, ({ beat }) => beat.pLikeness !== null)

  const agree = countsBefore(
    found,
    ({ beat }) => beat.pLikeness !== null && beat.pLikeness >= P_LIKENESS,
  )

  return found.map(({ beat, pOn }, i) => {
    if (beat.pLikeness === null) return beat
    const from = Math.max(0, i - NEIGHBOURS)
    const to = Math.min(found.length, i + NEIGHBOURS + 1)
    const within = (counts: Int32Array): number => (counts[to] as number) - (counts[from] as number)
    return 3 * within(agree) >= 2 * within(known) ? { ...beat, pOn } : beat
  })
}

/** How many before each place pass a test. */
function countsBefore<T>(items: readonly T[], test: (item: T) => boolean): Int32Array {
  const counts = new Int32Array(items.length + 1)
  for (const [i, item] of items.entries())
    counts[i + 1] = (counts[i] as number) + (test(item) ? 1 : 0)
  return counts
}

/**
 * P, QRS and T limits of each R peak (`peaks`, rising sample indices) of one lead in millivolts, NaN in gaps; `rateHz`
 * 100 to 1000. Limits are found on the mean of each beat and its like neighbours (`mean-beat.ts`); P and T limits by the
 * tangent method. A limit is null where it was not found or a gap lies between it and R.
 */
export function delineate(
  samples: Float32Array,
  rateHz: number,
  peaks: ArrayLike<number>,
): DelineatedBeat[] {
  const rr = intervals(peaks, rateHz)
  const found: Found[] = []
  const settle = Math.ceil(SETTLE_SECONDS * rateHz)

  for (let begin = 0; begin < peaks.length; begin += BEATS_A_PIECE) {
    const end = Math.min(peaks.length, begin + BEATS_A_PIECE)
    const first = Math.max(0, begin - NEIGHBOURS)
    const last = Math.min(peaks.length, end + NEIGHBOURS)
    const own = Array.from({ length: last - first }, (_, i) => peaks[first + i] as number)
    const span = { from: (own[0] as number) - settle, to: (own.at(-1) as number) + settle }
    const signal = workingSignal(samples, rateHz, span)

    const pieceRr = {
      before: rr.before.subarray(first, last),
      after: rr.after.subarray(first, last),
      usual: rr.usual.subarray(first, last),
    }

    const at = Int32Array.from(own, (r) => signal.indexOf(r))
    const piece = { signal, beats: cutBeats(signal, at, pieceRr), rr: pieceRr, at, peaks: own }
    for (let b = begin; b < end; b++) found.push(delineateBeat(piece, b - first))
  }

  return tellP(found)
}
