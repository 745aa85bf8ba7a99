import { MS_PER_MINUTE } from '@kangban/china-time'
import { classifyRhythm, rmssdMs } from '@kangban/ecg-core'

/** What is looked at: about 150 intervals. */
const WINDOW_MS = 2 * MS_PER_MINUTE
/** Fewer in the window and the watch was off, or the radio poor. */
const MIN_INTERVALS = 80
/**
 * Of RMSSD to the mean interval. Breathing moves the intervals of young hearts too, but by less: about 0.05 at rest, where
 * fibrillation has 0.2 and more; S. Dash et al., Ann Biomed Eng 37 (2009) 1701, part the two at 0.1.
 */
const MIN_VARIATION = 0.1
/** One look may be misled by a few early beats. */
const LOOKS_IN_A_ROW = 2
/** An episode lasts for hours; one strip of it is enough to act on. */
const PAUSE_MS = 60 * MS_PER_MINUTE

/**
 * Looks at the RR intervals of a watch once a minute and says when they are so irregular that an ECG should be taken. It
 * sees no P waves, so that it is a reason to measure and never a finding.
 */
export class RhythmWatch {
  private readonly suspect: () => void
  private intervals: { readonly rrMs: number; readonly atMs: number }[] = []
  private lookedAt = Number.NEGATIVE_INFINITY
  private looks = 0
  private quietUntil = Number.NEGATIVE_INFINITY

  constructor(suspect: () => void) {
    this.suspect = suspect
  }

  add(rrMs: readonly number[], atMs: number): void {
    const before = this.intervals.at(-1)
    // Off the wrist there are no intervals that would tell that time went back.
    const wentBack = atMs < this.lookedAt - WINDOW_MS
    if (wentBack || (before !== undefined && Math.abs(atMs - before.atMs) > WINDOW_MS))
      this.restart()
    for (const one of rrMs) this.intervals.push({ rrMs: one, atMs })
    if (atMs - this.lookedAt < MS_PER_MINUTE) return
    this.lookedAt = atMs
    this.intervals = this.intervals.filter((one) => one.atMs > atMs - WINDOW_MS)
    this.looks = this.isIrregular() ? this.looks + 1 : 0
    if (this.looks < LOOKS_IN_A_ROW || atMs < this.quietUntil) return
    this.quietUntil = atMs + PAUSE_MS
    this.suspect()
  }

  /** Nothing came of it: looks go on at once. */
  askAgain(): void {
    this.quietUntil = Number.NEGATIVE_INFINITY
  }

  /** The person lives at another time now, or the watch was away. */
  private restart(): void {
    this.intervals = []
    this.looks = 0
    this.lookedAt = Number.NEGATIVE_INFINITY
    this.quietUntil = Number.NEGATIVE_INFINITY
  }

  private isIrregular(): boolean {
    const rrMs = this.intervals.map((one) => one.rrMs)
    if (rrMs.length < MIN_INTERVALS) return false
    const meanMs = rrMs.reduce((sum, one) => sum + one, 0) / rrMs.length
    if (!((rmssdMs(rrMs) ?? 0) > MIN_VARIATION * meanMs)) return false
    const beats = rrMs.length + 1

    const { rhythm } = classifyRhythm({
      rrMs,
      kinds: Array.from({ length: beats }, () => 'normal' as const),
      likeness: Array.from({ length: beats }, () => 1),
      usable: 1,
      coherence: null,
      lateCoherence: null,
      rivals: 0,
    })

    return rhythm === 'af'
  }
}
