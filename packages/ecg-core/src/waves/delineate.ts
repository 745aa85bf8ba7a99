import { SignalReader } from './delineate-signal.ts'
import type { WorkingSignal } from './delineate-signal.ts'
import { BeatAverager, beatWindows, NEIGHBOURS } from './mean-beat.ts'
import type { BeatWindows, MeanBeat, RrSeconds } from './mean-beat.ts'
import { beforeQrs, createPOnFinder } from './p-wave.ts'
import { qrsLimits } from './qrs-limits.ts'
import { median, runningMedian } from '../signal/statistics.ts'
import { aroundTEnd, createTEndFinder } from './t-wave.ts'
import { TVote } from './t-vote.ts'
import { createLikeness } from './wave-likeness.ts'

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
  /**
   * The same of the 200 ms that end with the T wave, without the QRS. Near 1 where each beat has this T wave, about 0.5
   * where its end was found by chance, in noise: a median over the beats tells whether T ends are seen.
   */
  tLikeness: number | null
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
const BEATS_A_PIECE = 512
/** What a piece sees on both sides: neighbours that have a vote, and theirs. */
const AROUND = 2 * NEIGHBOURS
/** The filters have forgotten what lies further away than this. */
const SETTLE_SECONDS = 4
/** A pause longer than this many usual intervals says nothing about the beat before it. */
const MAX_RR_RATIO = 2

const NOTHING = {
  pOn: null,
  qrsOn: null,
  qrsOff: null,
  tEnd: null,
  pLikeness: null,
  tLikeness: null,
}

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

/** What looks for P and T; one set serves a whole record. */
const searchersFor = (rateHz: number) => ({
  likeness: createLikeness(rateHz),
  pOn: createPOnFinder(rateHz),
  tEnd: createTEndFinder(rateHz),
})

interface Piece {
  signal: WorkingSignal
  search: ReturnType<typeof searchersFor>
  beats: BeatWindows
  rr: ReturnType<typeof intervals>
  /** R of each beat as an index of the signal, and as a sample of the record. */
  at: Int32Array
  peaks: ArrayLike<number>
}

/** Correlation of a stretch of a beat with its like neighbours; null with too few of them, or in a gap. */
function likenessOver(
  piece: Piece,
  b: number,
  { from, to, means }: { from: number; to: number; means: MeanBeat },
): number | null {
  const { signal, beats } = piece
  const start = (piece.at[b] as number) - beats.r
  const [first, last] = [Math.min(from, beats.r), Math.max(to, beats.r)]
  if (means.support < MIN_ALIKE || from < 0 || to > beats.length) return null
  if (signal.hasGap(start + first, start + last)) return null
  const own = { values: beats.samples, from: (beats.starts[b] as number) + from }
  return piece.search.likeness(own, { values: means.others, from }, to - from)
}

/** What one mean tells; the end of T goes to the vote. */
function delineateBeat(
  piece: Piece,
  b: number,
  { means, vote }: { means: MeanBeat; vote: TVote },
): Found {
  const { signal, search, beats, rr } = piece
  const { rateHz } = signal
  const r = piece.peaks[b] as number
  const { on, off } = qrsLimits(means.mean, beats.r, rateHz)

  if ((on === null && off === null) || (means.support === 0 && beats.broken[b] === 1)) {
    vote.cast(b, null, means)
    return { beat: { r, ...NOTHING }, pOn: null }
  }

  const shared = {
    r: beats.r,
    qrsHeight: qrsHeight(means.mean, on ?? beats.r, off ?? beats.qrsEnd),
  }

  const pLikeness = on === null ? null : likenessOver(piece, b, { ...beforeQrs(on, rateHz), means })

  const p =
    on === null
      ? null
      : search.pOn(means.mean, { ...shared, qrsOn: on, rrSeconds: rr.before[b] as number })

  const t = search.tEnd(means.mean, {
    ...shared,
    qrsOn: on,
    qrsOff: off,
    rrSeconds: rr.after[b] as number,
    usualRrSeconds: rr.usual[b] as number,
  })

  const seen = (place: number | null): number | null => sampleOf(piece, b, place)
  vote.cast(b, t, means)

  const tLikeness =
    t === null
      ? null
      : likenessOver(piece, b, { ...aroundTEnd(t, off ?? beats.qrsEnd, rateHz), means })

  return {
    beat: { r, ...NOTHING, qrsOn: seen(on), qrsOff: seen(off), pLikeness, tLikeness },
    pOn: seen(p),
  }
}

/** Beats `from` (inclusive) to `to` (exclusive) of a piece; those around them have a vote too. */
function delineatePiece(piece: Piece, from: number, to: number): Found[] {
  const { count } = piece.beats
  const averager = new BeatAverager(piece.beats)
  const vote = new TVote(count)
  const delay = READER_DELAY_SECONDS * piece.signal.rateHz
  const found: Found[] = []

  for (let b = Math.max(0, from - NEIGHBOURS); b < Math.min(count, to + NEIGHBOURS); b++) {
    const told = delineateBeat(piece, b, { means: averager.of(b), vote })
    if (b >= from && b < to) found.push(told)
  }

  for (const [i, { beat }] of found.entries()) {
    const end = vote.end(from + i)
    if (end !== null) beat.tEnd = sampleOf(piece, from + i, end + delay)
  }

  return found
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
    const from = Math.max(0, i - NEIGHBOURS)
    const to = Math.min(found.length, i + NEIGHBOURS + 1)
    const within = (counts: Int32Array): number => (counts[to] as number) - (counts[from] as number)
    if (beat.pLikeness !== null && 3 * within(agree) >= 2 * within(known)) beat.pOn = pOn
    return beat
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
  const reader = new SignalReader(samples, rateHz)
  const search = searchersFor(reader.rateHz)
  const found: Found[] = []
  const settle = Math.ceil(SETTLE_SECONDS * rateHz)

  for (let begin = 0; begin < peaks.length; begin += BEATS_A_PIECE) {
    const end = Math.min(peaks.length, begin + BEATS_A_PIECE)
    const first = Math.max(0, begin - AROUND)
    const last = Math.min(peaks.length, end + AROUND)
    const own = Array.from({ length: last - first }, (_, i) => peaks[first + i] as number)

    const signal = reader.read({
      from: (own[0] as number) - settle,
      to: (own.at(-1) as number) + settle,
    })

    const pieceRr = {
      before: rr.before.subarray(first, last),
      after: rr.after.subarray(first, last),
      usual: rr.usual.subarray(first, last),
    }

    const at = Int32Array.from(own, (r) => signal.indexOf(r))
    const beats = beatWindows(signal, at, pieceRr)

    found.push(
      ...delineatePiece(
        { signal, search, beats, rr: pieceRr, at, peaks: own },
        begin - first,
        end - first,
      ),
    )
  }

  return tellP(found)
}
