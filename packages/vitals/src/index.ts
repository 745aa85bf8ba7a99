export { createRandom, type Random } from './random.ts'
export {
  CONDITIONS,
  createPerson,
  type Condition,
  type Person,
  type PersonDescription,
} from './person.ts'
export { simulateDay, type DayRequest, type DayVitals, type SleepRecord } from './simulate-day.ts'
export { createLiveVitals, type LiveVitals, type LiveVitalsStream } from './live-vitals.ts'
export type { LifeRequest, ScenarioOfDay } from './life.ts'
export type { BloodPressureSample, CuffReading } from './blood-pressure.ts'
export type { Episode } from './episodes.ts'
export type { HeartRateSample } from './heart-rate.ts'
export type { LowOxygenEvent } from './low-oxygen.ts'
export type { OxygenSample } from './oxygen.ts'
export type { SkinTemperatureSample } from './skin-temperature.ts'
export type { SleepStage, SleepStageName } from './sleep-stages.ts'
export type { WalkingBout } from './walking.ts'
export {
  createHeartbeat,
  type BeatKind,
  type Heartbeat,
  type HeartbeatRequest,
  type HeartbeatStream,
} from './heartbeat.ts'
export { HRV_WINDOW_SECONDS, rhythmAtRest, type Rhythm, type RhythmAt } from './rhythm.ts'
export { createEcg, type EcgRequest, type EcgStream } from './ecg.ts'
export type { EcgNoise, NoiseLevel } from './ecg-noise.ts'
export type { EcgBeat } from './ecg-trace.ts'
export { ScenarioError, type Scenario, type ScenarioRhythm } from './scenario.ts'
export { SCENARIOS } from './scenarios.ts'
export { parseScenario } from './parse-scenario.ts'
export {
  ADMINISTRATOR_CODE,
  type DeviceKind,
  GRANDMOTHER,
  NEWCOMER_CODE,
  OTHER_PERSONAS,
  type Persona,
  personaOf,
  personOf,
  SON,
  WITHOUT_CARD,
} from './personas.ts'
