import type { Person, Scenario } from '@kangban/vitals'
import { Device } from '../devices/device.ts'
import { DEVICE_TYPE_CODES } from '../devices/device-kinds.ts'
import type { EcgSource } from './ecg-source.ts'
import type { EventLog } from './event-log.ts'
import type { RadioFaults } from '../radio/faults.ts'
import { Heart } from './heart.ts'
import type { MeasuredBody } from '../measured-body.ts'
import { createPeripheral } from '../devices/peripherals.ts'
import type { GroundTruth } from './ground-truth.ts'
import { applyScenario } from './scenario-effects.ts'
import { simulatedPerson } from './simulated-person.ts'
import type { Play } from './timeline.ts'
import { Timeline } from './timeline.ts'
import { WearerVitals } from './wearer-vitals.ts'

export interface WearerOptions {
  readonly person: string
  readonly seed: string
  readonly faults: RadioFaults
  readonly wall: () => number
  readonly ecgSource: EcgSource
  readonly truth: GroundTruth
  readonly events: EventLog
}

/** What happens, beside an ECG to be replayed instead of the body's own. */
export interface StagedScenario {
  readonly scenario: Scenario | undefined
  readonly ecgSource: EcgSource | undefined
}

const CALM: StagedScenario = { scenario: undefined, ecgSource: undefined }

/** One person with the three devices, a body and a time of their own. */
export class Wearer implements MeasuredBody {
  readonly person: string
  readonly body: Person
  readonly clock: Timeline
  readonly heart: Heart
  readonly devices: readonly Device[]
  readonly truth: GroundTruth
  readonly events: EventLog

  private readonly options: WearerOptions
  private currentVitals: WearerVitals
  private staging: StagedScenario = CALM
  /** What holds again when the play is over. */
  private stagingAfterPlay: StagedScenario = CALM
  private endEffects = (): void => {}

  constructor(options: WearerOptions) {
    this.options = options
    this.person = options.person
    this.truth = options.truth
    this.events = options.events
    this.body = simulatedPerson(options.person, options.seed)
    this.currentVitals = this.vitalsUnder(undefined)

    this.heart = new Heart({
      person: this.body,
      seed: options.seed,
      vitals: () => this.currentVitals,
    })

    this.clock = new Timeline({
      wall: options.wall,
      isHeld: () => this.devices.some((device) => device.link?.isCongested() === true),
      onJump: (distanceMs) => this.timeJumped(distanceMs),
      onPlayEnd: () => this.playEnded(),
    })

    this.devices = DEVICE_TYPE_CODES.map(
      (typeCode) =>
        new Device({
          ...options,
          typeCode,
          clock: this.clock,
          makePeripheral: (device) => createPeripheral(device, this),
        }),
    )
  }

  get vitals(): WearerVitals {
    return this.currentVitals
  }

  get scenario(): Scenario | undefined {
    return this.staging.scenario
  }

  get ecgSource(): EcgSource {
    return this.staging.ecgSource ?? this.options.ecgSource
  }

  /** From now on, during a play also after it. */
  setScenario(staging: StagedScenario): void {
    this.stagingAfterPlay = staging
    this.stage(staging)
  }

  /** Lives through a stretch of the past under a scenario. Throws RangeError for one that is not past. */
  play(play: Play, staging: StagedScenario): void {
    const after = this.clock.play === undefined ? this.staging : this.stagingAfterPlay
    this.clock.startPlay(play)
    this.stagingAfterPlay = after
    this.stage(staging)

    this.events.add('play-started', this, {
      from: new Date(play.fromUnixMs).toISOString(),
      until: play.untilUnixMs === undefined ? null : new Date(play.untilUnixMs).toISOString(),
      speed: play.speed,
      scenario: staging.scenario?.name ?? null,
    })
  }

  private stage(staging: StagedScenario): void {
    this.endEffects()
    this.staging = staging
    const { scenario } = staging
    this.currentVitals = this.vitalsUnder(scenario)
    this.heart.restart()

    this.endEffects =
      scenario === undefined
        ? () => {}
        : applyScenario(scenario, {
            clock: this.clock,
            devices: this.devices,
            usualFaults: this.options.faults,
          })

    this.events.add('scenario', this, { scenario: scenario?.name ?? null })
  }

  private vitalsUnder(scenario: Scenario | undefined): WearerVitals {
    return new WearerVitals({ person: this.body, seed: this.options.seed, scenario })
  }

  private timeJumped(distanceMs: number): void {
    this.heart.restart()
    for (const device of this.devices) device.timeJumped(distanceMs)
  }

  private playEnded(): void {
    this.events.add('play-ended', this)
    if (this.stagingAfterPlay !== this.staging) this.stage(this.stagingAfterPlay)
  }
}
