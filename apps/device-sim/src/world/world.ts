import type { Device } from '../devices/device.ts'
import { isDeviceTypeCode } from '../devices/device-kinds.ts'
import { BODY_SOURCE } from './body-source.ts'
import { wallUnixMs } from './clock.ts'
import type { EcgSource } from './ecg-source.ts'
import { EventLog } from './event-log.ts'
import type { RadioFaults } from '../radio/faults.ts'
import { GroundTruth } from './ground-truth.ts'
import type { RadioWorld } from '../radio/radio-session.ts'
import { Scheduler } from './scheduler.ts'
import { Wearer } from './wearer.ts'

/** Person codes come from outside: they may be neither endless nor endlessly many. */
const MAX_PERSON_LENGTH = 64
const MAX_WEARERS = 16_000

export interface WorldOptions {
  readonly seed: string
  readonly faults: RadioFaults
  /** A record that all recorders play; undefined for the bodies' own ECG. */
  readonly ecgSource?: EcgSource
  /** Real time, Unix milliseconds. */
  readonly wall?: () => number
  /** The past that everybody begins with; undefined for the present. */
  readonly begin?: { readonly fromUnixMs: number; readonly speed: number }
}

/** All people, their devices and their time. A person is made when first asked for, and the same again by the seed. */
export class World implements RadioWorld {
  readonly scheduler = new Scheduler()
  readonly events = new EventLog()
  readonly truth = new GroundTruth()
  private readonly options: WorldOptions
  private readonly known = new Map<string, Wearer>()

  constructor(options: WorldOptions) {
    this.options = options
  }

  /** Those who were asked for. */
  get wearers(): readonly Wearer[] {
    return [...this.known.values()]
  }

  /** Undefined for a code that is not one. */
  wearer(person: string): Wearer | undefined {
    const known = this.known.get(person)
    if (known !== undefined) return known
    if (person === '' || person.length > MAX_PERSON_LENGTH || this.known.size >= MAX_WEARERS)
      return undefined
    const { seed, faults, ecgSource = BODY_SOURCE, wall = wallUnixMs, begin } = this.options
    const { truth, events } = this
    const wearer = new Wearer({ person, seed, faults, wall, ecgSource, truth, events })
    this.known.set(person, wearer)
    this.scheduler.add(wearer.clock)

    if (begin !== undefined) {
      wearer.play(
        { ...begin, untilUnixMs: undefined },
        { scenario: undefined, ecgSource: undefined },
      )
    }

    return wearer
  }

  devicesOf(person: string): readonly Device[] {
    return this.wearer(person)?.devices ?? []
  }

  device(id: string): Device | undefined {
    // The person is part of the id, so that a page finds its device again after the simulator was restarted.
    const [typeCode = '', ...person] = id.split('-')
    if (!isDeviceTypeCode(typeCode)) return undefined
    return this.devicesOf(person.join('-')).find((device) => device.typeCode === typeCode)
  }
}
