import { SAMPLE_RATE } from '@kangban/ecg-core'
import { DeviceError } from '@kangban/central'
import type { EcgRecorderHandlers, EcgRecorderSession, SampleBlock } from '@kangban/central'
import { MS_PER_SECOND } from '@kangban/china-time'
import { REST_SECONDS } from '../parts/measure-seconds.ts'
import { LiveFeed } from './signal/live-feed.ts'
import { type LiveFailure, type LiveSnapshot, looksSame } from './live-snapshot.ts'
import {
  bothHands,
  INITIAL_LIVE,
  isRunning,
  type LiveEvent,
  type LiveState,
  MEASURE_SAMPLES,
  nextLive,
} from './live-state.ts'

/** What was measured, as it was measured: unfiltered millivolts at 512 Hz from `startedAt` on. */
export interface LiveRecord {
  samples: Float32Array
  startedAt: Date
  complete: boolean
  deviceCode: string
}

/** What the page measures with could not be loaded; the next tap tries again. */
export class NotLoadedError extends Error {}

const failureOf = (cause: unknown): LiveFailure => {
  if (cause instanceof NotLoadedError) return 'not-loaded'
  return cause instanceof DeviceError ? cause.code : 'connection-lost'
}

interface LiveDependencies {
  /** Must be called from a tap; rejects with DeviceError or NotLoadedError. */
  connect(handlers: EcgRecorderHandlers): Promise<EcgRecorderSession>
  nowMs(): number
}

/** A measurement that was interrupted for longer ends there: the parts would no longer belong together. */
const MAX_BREAK_SAMPLES = 120 * SAMPLE_RATE

/** How often the rest is looked at: the second that is shown may be late by so much. */
export const REST_TICK_MS = 250

/**
 * Runs a measurement between recorder and screen. Once connected the person sits still for a minute, by the
 * clock, whatever the link does, or goes past it. Then it starts by itself when both hands are on, pauses while one is off,
 * and goes on in the same record when a lost link comes back.
 */
export class LiveController {
  feed = new LiveFeed()
  private state: LiveState<LiveFailure> = INITIAL_LIVE
  private snapshot: LiveSnapshot = {
    ...INITIAL_LIVE,
    batteryPercent: undefined,
    heartRateBpm: null,
    restLeft: 0,
  }
  private session: EcgRecorderSession | undefined
  private startedAt: Date | undefined
  /** By `nowMs`; undefined before the first connection. */
  private restEndsMs: number | undefined
  private restTimer: ReturnType<typeof setInterval> | undefined
  /** Blocks that came while the recorder was still answering the start; null when it is not starting. */
  private early: SampleBlock[] | null = null
  /** The screen is gone: a recorder that is found after that is let go. */
  private closed = false
  private readonly listeners = new Set<() => void>()
  private readonly dependencies: LiveDependencies

  constructor(dependencies: LiveDependencies) {
    this.dependencies = dependencies
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly getSnapshot = (): LiveSnapshot => this.snapshot

  /** Connects, again after a failure; call it from a tap. */
  async connect(): Promise<void> {
    this.dispatch({ type: 'connect' })

    try {
      const old = this.session
      this.session = undefined
      // Only where there is one: the tap that asks for a device is soon too old.
      if (old) await old.close()
      const session = await this.dependencies.connect(this.handlers())
      if (this.closed) return await session.close()
      this.session = session
      this.onReady(session)
    } catch (cause) {
      console.warn('no ECG recorder', cause)
      this.dispatch({ type: 'failed', failure: failureOf(cause) })
    }
  }

  /** The person does not want to sit still any longer. */
  skipRest(): void {
    this.restEndsMs = this.dependencies.nowMs()
    this.lookAtRest()
  }

  /** Moves the pen; called for every frame that is painted. Gives the number of samples drawn. */
  advance(): number {
    const drawn = this.feed.advance(this.dependencies.nowMs())
    this.publish()
    return drawn
  }

  stop(): void {
    this.dispatch({ type: 'stop' })
    this.stopRecorder()
  }

  /** Throws away what was measured; a recorder that is still connected starts anew. */
  again(): void {
    this.dispatch({ type: 'reset' })
    this.feed = new LiveFeed()
    this.startedAt = undefined
    if (this.session?.status !== 'ready') return
    this.dispatch({ type: 'connect' })
    this.onReady(this.session)
  }

  /** What was measured; null before anything was. */
  record(): LiveRecord | null {
    const samples = this.feed.buffer.cut(MEASURE_SAMPLES)
    if (!this.startedAt || samples.length === 0) return null
    const deviceCode = this.session?.info.serialNumber ?? this.session?.deviceId ?? ''
    return { samples, startedAt: this.startedAt, complete: this.state.complete, deviceCode }
  }

  /** Call when the screen opens, and what it gives back when the screen closes. */
  enter(): () => void {
    this.closed = false

    return () => {
      this.closed = true
      clearInterval(this.restTimer)
      void this.session?.close()
    }
  }

  private handlers(): EcgRecorderHandlers {
    return {
      onStatus: (status) => {
        if (status === 'reconnecting') this.dispatch({ type: 'link-lost' })
        if (status === 'closed' && this.session)
          this.dispatch({ type: 'failed', failure: 'connection-lost' })
        if (status === 'ready' && this.session) this.onReady(this.session)
      },
      onContact: (contact) => {
        this.dispatch({ type: 'contact', contact })
        void this.startWhenReady()
      },
      onSamples: (block) => (this.early ? this.early.push(block) : this.take(block)),
      onBattery: () => this.publish(),
      onError: (error) => console.warn('ECG recorder', error),
    }
  }

  private onReady(session: EcgRecorderSession): void {
    this.restEndsMs ??= this.dependencies.nowMs() + REST_SECONDS * MS_PER_SECOND
    this.dispatch({ type: 'connected', contact: session.contact, rest: this.restLeft() > 0 })
    clearInterval(this.restTimer)
    if (this.state.phase === 'rest')
      this.restTimer = setInterval(() => this.lookAtRest(), REST_TICK_MS)
    void this.startWhenReady()
  }

  private restLeft(): number {
    const leftMs = (this.restEndsMs ?? 0) - this.dependencies.nowMs()
    return Math.max(0, Math.ceil(leftMs / MS_PER_SECOND))
  }

  private lookAtRest(): void {
    if (this.restLeft() > 0) return this.publish()
    clearInterval(this.restTimer)
    this.dispatch({ type: 'rested' })
    void this.startWhenReady()
  }

  private async startWhenReady(): Promise<void> {
    const { session, state } = this
    if (!session || this.early || state.phase !== 'hands' || !bothHands(state.contact)) return
    this.early = []

    try {
      const { startedAt } = await session.start(SAMPLE_RATE)
      this.begin(startedAt)
    } catch (cause) {
      // A link that broke in between is told by the session's status; the recorder itself may refuse.
      console.warn('the ECG recorder did not start', cause)
      if (session.status === 'ready') this.dispatch({ type: 'failed', failure: 'bad-data' })
    } finally {
      this.early = null
    }
  }

  /** Places a first start at index 0, and a later one where the recorder's clock puts it. */
  private begin(startedAt: Date): void {
    const { buffer } = this.feed

    if (this.startedAt) {
      const byClock = Math.round(
        ((startedAt.getTime() - this.startedAt.getTime()) * SAMPLE_RATE) / 1000,
      )

      if (byClock - buffer.length > MAX_BREAK_SAMPLES) return this.stop()
      buffer.continueFrom(Math.max(buffer.length, byClock))
    } else {
      this.startedAt = startedAt
    }

    this.dispatch({ type: 'started' })
    for (const block of this.early ?? []) this.take(block)
    this.early = null
  }

  private take(block: SampleBlock): void {
    if (!isRunning(this.state.phase)) return
    this.feed.place(block, this.dependencies.nowMs())
    this.dispatch({ type: 'measured', measured: this.feed.buffer.measured })
    if (this.state.phase === 'finished') this.stopRecorder()
    else if (this.feed.buffer.isFull) this.stop()
  }

  private stopRecorder(): void {
    this.session
      ?.stop()
      .catch((cause: unknown) => console.warn('the ECG recorder did not stop', cause))
  }

  private dispatch(event: LiveEvent<LiveFailure>): void {
    this.state = nextLive(this.state, event)
    this.publish()
  }

  /** A new snapshot only where the screen would look different: blocks come up to 50 times a second. */
  private publish(): void {
    const { session, state, snapshot } = this

    const next: LiveSnapshot = {
      ...state,
      batteryPercent: session?.batteryPercent,
      heartRateBpm: state.phase === 'measuring' ? this.feed.signal.heartRateBpm() : null,
      restLeft: state.phase === 'rest' ? this.restLeft() : 0,
    }

    if (looksSame(next, snapshot)) return
    this.snapshot = next
    for (const listener of this.listeners) listener()
  }
}
