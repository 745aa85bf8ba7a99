import type { Device } from '../devices/device.ts'

/** What happened in the simulation, besides readings. */
export type SimEventType =
  | 'connected'
  | 'disconnected'
  | 'measured'
  | 'confirmed'
  | 'play-started'
  | 'play-ended'
  | 'scenario'
  | 'ordered'

export interface SimEvent {
  /** Counts up from 1. */
  readonly id: number
  readonly type: SimEventType
  readonly person: string
  readonly device: string | null
  /** Simulated time, ISO 8601. */
  readonly at: string
  readonly detail: Readonly<Record<string, unknown>>
}

/** Whose event it is. */
type Subject = { readonly person: string; readonly clock: { now(): number }; readonly id?: string }

const KEPT_EVENTS = 2000

/** The newest events, for those who ask what came after the last that they know. */
export class EventLog {
  private readonly kept: SimEvent[] = []
  private readonly waiting = new Set<() => void>()
  private nextId = 1

  add(type: SimEventType, about: Subject | Device, detail: SimEvent['detail'] = {}): void {
    const at = new Date(about.clock.now()).toISOString()

    this.kept.push({
      id: this.nextId++,
      type,
      person: about.person,
      device: about.id ?? null,
      at,
      detail,
    })

    if (this.kept.length > KEPT_EVENTS) this.kept.shift()
    for (const wake of this.waiting) wake()
  }

  after(id: number, matches: (event: SimEvent) => boolean): SimEvent[] {
    return this.kept.filter((event) => event.id > id && matches(event))
  }

  /** Resolves as soon as there is such an event, and after `waitMs` of real time in any case. */
  async waitAfter(
    id: number,
    matches: (event: SimEvent) => boolean,
    waitMs: number,
  ): Promise<SimEvent[]> {
    const known = this.after(id, matches)
    if (known.length > 0 || waitMs === 0) return known

    return new Promise((resolve) => {
      const settle = (): void => {
        clearTimeout(timer)
        this.waiting.delete(look)
        resolve(this.after(id, matches))
      }

      const look = (): void => {
        if (this.after(id, matches).length > 0) settle()
      }

      const timer = setTimeout(settle, waitMs)
      this.waiting.add(look)
    })
  }
}
