import { MS_PER_MINUTE } from '@kangban/china-time'
import { SAMPLE_RATE } from '@kangban/ecg-core'
import type { EcgStream, HeartbeatStream, Person } from '@kangban/vitals'
import { createEcg, createHeartbeat } from '@kangban/vitals'
import type { WearerVitals } from './wearer-vitals.ts'

/** An ECG that begins later in a stream draws what went before unseen; a stream is begun anew rather than drawing more. */
const MAX_LEAD_MS = 10 * MS_PER_MINUTE

export interface HeartOptions {
  readonly person: Person
  readonly seed: string
  readonly vitals: () => WearerVitals
}

/** One heart for all devices of a person: the intervals of the watch and the R peaks of the recorder are the same beats. */
export class Heart {
  /** Another number after every restart. */
  generation = 0

  private readonly options: HeartOptions
  private startedAt = Number.NaN
  private beats: HeartbeatStream | undefined
  private pending: { atSeconds: number; rrSeconds: number } | undefined

  constructor(options: HeartOptions) {
    this.options = options
  }

  /** Something is different from now on: time jumped, or a scenario began. */
  restart(): void {
    this.generation++
    this.startedAt = Number.NaN
  }

  /** Somebody begins to listen: what was beaten before is not told. */
  listen(unixMs: number): void {
    const heardUntil = this.startedAt + (this.pending?.atSeconds ?? 0) * 1000
    if (unixMs - heardUntil > MAX_LEAD_MS) this.restart()
    this.intervalsUntil(unixMs)
  }

  /** The intervals, in seconds, of the beats since the last call; none on the first one after a restart. */
  intervalsUntil(unixMs: number): number[] {
    if (!(unixMs >= this.startedAt)) this.start(unixMs)
    const elapsed = (unixMs - this.startedAt) / 1000
    const intervals: number[] = []

    while (this.pending !== undefined && this.pending.atSeconds <= elapsed) {
      intervals.push(this.pending.rrSeconds)
      this.pending = this.beats?.next()
    }

    return intervals
  }

  /**
   * The ECG of the same beats from a moment on, and how many samples of it went before. The further the moment lies from
   * the start of the stream, the longer it takes.
   */
  ecgFrom(unixMs: number): { readonly ecg: EcgStream; readonly skipped: number } {
    if (!(unixMs - this.startedAt < MAX_LEAD_MS && unixMs >= this.startedAt)) {
      this.restart()
      this.start(unixMs)
    }

    const { person } = this.options
    const rhythm = this.options.vitals().rhythmFrom(this.startedAt)
    const ecg = createEcg({ person, seed: this.seed(), rateHz: SAMPLE_RATE, rhythm })
    const skipped = Math.round(((unixMs - this.startedAt) * SAMPLE_RATE) / 1000)
    ecg.read(skipped)
    ecg.forgetBefore(skipped)
    return { ecg, skipped }
  }

  private seed(): string {
    return `${this.options.seed}/${this.startedAt}`
  }

  private start(unixMs: number): void {
    this.startedAt = unixMs
    const rhythm = this.options.vitals().rhythmFrom(unixMs)
    this.beats = createHeartbeat({ person: this.options.person, seed: this.seed(), rhythm })
    this.pending = this.beats.next()
  }
}
