import {
  type BloodPressureHandlers,
  type BloodPressureReading,
  DeviceError,
  type SensorSession,
} from '@kangban/central'
import { isFresh } from './pressure-upload.ts'

/** `ready` to begin, `waiting` for a measurement of the connected monitor, `lost` while the link is being mended. */
export type MeterPhase = 'ready' | 'connecting' | 'waiting' | 'lost' | 'measured'

export interface MeterState {
  phase: MeterPhase
  /** What went wrong, in words for the screen; the phase says whether it goes on. */
  failure: string | null
  /** The one that was just taken. */
  reading: BloodPressureReading | null
  /** Readings that the monitor still had in its memory. */
  older: number
  /** Per cent. */
  battery: number | undefined
}

interface MeterDependencies {
  /** Must be called from a tap; rejects with DeviceError. */
  connect(handlers: BloodPressureHandlers): Promise<SensorSession>
  /** Every reading, those of the memory (not `fresh`) too: the monitor forgets what it has sent. */
  onReading(
    reading: BloodPressureReading,
    about: { fresh: boolean; battery: number | undefined },
  ): void
  nowMs(): number
}

const START: MeterState = {
  phase: 'ready',
  failure: null,
  reading: null,
  older: 0,
  battery: undefined,
}

const wordsOf = (cause: unknown): string =>
  (cause instanceof DeviceError ? cause : new DeviceError('connection-lost', 'unknown failure'))
    .userMessage

/** Takes one reading from a blood-pressure monitor. */
export class PressureMeter {
  private state = START
  private session: SensorSession | undefined
  private openedAt = 0
  private isLeft = false
  private readonly listeners = new Set<() => void>()
  private readonly dependencies: MeterDependencies

  constructor(dependencies: MeterDependencies) {
    this.dependencies = dependencies
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly getState = (): MeterState => this.state

  /** Connects, again after a failure; call it from a tap. */
  async connect(): Promise<void> {
    this.isLeft = false
    this.openedAt = this.dependencies.nowMs()
    this.change({ ...START, phase: 'connecting' })

    try {
      const session = await this.dependencies.connect(this.handlers())
      // The sheet was closed meanwhile.
      if (this.isLeft) return session.close()
      this.session = session
      if (this.state.phase === 'connecting') this.change({ phase: 'waiting' })
    } catch (cause) {
      console.warn('no blood-pressure monitor', cause)
      if (!this.isLeft && this.state.phase !== 'measured')
        this.change({ phase: 'ready', failure: wordsOf(cause) })
    }
  }

  /** Another measurement: with the monitor that is still connected, or from the start. */
  again(): void {
    this.openedAt = this.dependencies.nowMs()
    const { battery } = this.state
    this.change({ ...START, battery, phase: this.session ? 'waiting' : 'ready' })
  }

  /** Lets the monitor go; not before, since it forgets a reading only when it knows that it arrived. */
  leave(): void {
    this.isLeft = true
    this.session?.close()
    this.session = undefined
    this.change(START)
  }

  private handlers(): BloodPressureHandlers {
    return {
      onStatus: (status) => {
        if (status === 'reconnecting' && this.state.phase === 'waiting')
          this.change({ phase: 'lost' })
        if (status === 'ready' && this.state.phase === 'lost') this.change({ phase: 'waiting' })
      },
      onBattery: (battery) => this.change({ battery }),
      onReading: (reading) => this.take(reading),
      onError: (error) => {
        console.warn('blood-pressure monitor', error)
        if (error.code === 'connection-lost') this.session = undefined
        if (this.state.phase === 'measured' || this.isLeft) return
        // Values may fail one by one; a lost link ends it.
        const phase = error.code === 'connection-lost' ? 'ready' : this.state.phase
        this.change({ phase, failure: error.userMessage })
      },
    }
  }

  private take(reading: BloodPressureReading): void {
    const fresh = isFresh(reading, this.openedAt)
    this.dependencies.onReading(reading, { fresh, battery: this.state.battery })
    if (!fresh) return this.change({ older: this.state.older + 1 })
    return this.change({ phase: 'measured', failure: null, reading })
  }

  private change(change: Partial<MeterState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}
