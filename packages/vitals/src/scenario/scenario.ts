import type { ToldDay } from './told-day.ts'

/** What happens to a person or a device, as plain data. Every section is optional; a calm day has none. */
export type Scenario = {
  /** Identifier in kebab-case. */
  name: string
  /** What a viewer of the demo reads, Chinese. */
  title: string
  /** The night that ends on the day. */
  sleep?: {
    /** Share of the usual time asleep, 0.2-1. */
    sleepShare: number
    /** Share of the night spent awake, 0-0.6. */
    awakeShare: number
    /** Falls of the oxygen saturation for each hour asleep. */
    lowOxygenPerHour: number
    /** How far each falls, percent points. */
    dipPercent: readonly [lo: number, hi: number]
  }
  /** Added to the arterial pressure, mmHg. */
  pressure?: { systolicRise: number; diastolicRise: number; morningSurge: number }
  rhythm?: ScenarioRhythm
  /** Instead of all the above. For a history that is written in code: no file has it. */
  told?: ToldDay
  /** Electrodes off the skin, within each period of `everySeconds`. For the simulator to apply. */
  leadOff?: { everySeconds: number; seconds: number }
  /** The radio link. For the simulator to apply. */
  link?: {
    lossShare: number
    reorderShare: number
    duplicateShare: number
    /** The connection breaks for `seconds` once in each period. */
    disconnect?: { everySeconds: number; seconds: number }
  }
  /** For the simulator to apply. */
  battery?: { startPercent: number; percentPerHour: number }
  /** The device's clock against true time. For the simulator to apply. */
  clock?: { offsetSeconds: number; driftPpm: number }
  /**
   * A WFDB record instead of the synthetic ECG: the path of its header, from the folder that the simulator has its
   * records in or absolute inside it. For the simulator to play.
   */
  replay?: { record: string }
}

export type ScenarioRhythm =
  | { kind: 'af'; startMinute: number; minutes: number; heartRate: number; rrVariation: number }
  | {
      kind: 'pvc'
      startMinute: number
      minutes: number
      everyBeats: number
      coupling: readonly [lo: number, hi: number]
    }

/** A scenario that cannot be used: `field` is the path of the value at fault, such as `link.lossShare`. */
export class ScenarioError extends Error {
  readonly field: string
  constructor(field: string, reason: string) {
    super(`scenario field ${field} ${reason}`)
    this.name = 'ScenarioError'
    this.field = field
  }
}
