import { MS_PER_MINUTE } from '@kangban/china-time'

/** A device that tells its time less often than this has stood still, or its clock was set. */
const MAX_STEP_MS = 10 * MS_PER_MINUTE
/** More than this between two times of the clock is dated by the pace of real time: nothing may grow without end. */
const MAX_WAITING = 5000

/**
 * Dates what a device sends without a time, such as heart rates, by the times that its clock tells now and then: what came
 * between two of them is spread evenly over the span. So it is right at any speed of simulated time, and within a second
 * at the usual one. Where the clock was set in between, values count from the time before at the pace of real time.
 */
export class DeviceClock<Value> {
  private readonly emit: (value: Value, atMs: number) => void
  private last: { readonly deviceMs: number; readonly wallMs: number } | undefined
  private waiting: { readonly value: Value; readonly wallMs: number }[] = []
  private hasClock = true

  constructor(emit: (value: Value, atMs: number) => void) {
    this.emit = emit
  }

  /** A value has come. */
  take(value: Value, wallMs: number): void {
    this.waiting.push({ value, wallMs })
    if (!this.hasClock || this.waiting.length > MAX_WAITING) this.emitAtRealPace()
  }

  /** The device told its time, Unix milliseconds. */
  tell(deviceMs: number, wallMs: number): void {
    this.hasClock = true
    const { last, waiting } = this
    const step = last === undefined ? Number.NaN : deviceMs - last.deviceMs

    if (last !== undefined && step > 0 && step <= MAX_STEP_MS) {
      this.waiting = []

      waiting.forEach(({ value }, index) => {
        this.emit(value, last.deviceMs + ((index + 0.5) / waiting.length) * step)
      })
    }

    // Before the first time nothing else is known.
    this.last ??= { deviceMs, wallMs }
    this.emitAtRealPace()
    this.last = { deviceMs, wallMs }
  }

  /** The device never tells its time: it lives at the real one. */
  none(): void {
    this.hasClock = false
    this.end()
  }

  /** The link is gone: what still waits will not be followed by a time. */
  end(): void {
    this.emitAtRealPace()
    this.last = undefined
  }

  private emitAtRealPace(): void {
    const { waiting, last } = this
    this.waiting = []

    for (const { value, wallMs } of waiting) {
      this.emit(
        value,
        last === undefined ? wallMs : last.deviceMs + Math.max(0, wallMs - last.wallMs),
      )
    }
  }
}
