export { createRandom, type Random } from './chance/random.ts'
export {
  CONDITIONS,
  createPerson,
  type Condition,
  type Person,
  type PersonDescription,
} from './person/person.ts'
export { simulateDay, type DayRequest, type DayVitals, type SleepRecord } from './simulate-day.ts'
export { createLiveVitals, type LiveVitals, type LiveVitalsStream } from './live-vitals.ts'
export type { LifeRequest, ScenarioOfDay } from './person/life.ts'
export type { BloodPressureSample, CuffReading } from './body/blood-pressure.ts'
export type { RhythmEpisode } from './heart/rhythm-episode.ts'
export type { ToldDay, ToldPressure } from './scenario/told-day.ts'
export type { HeartRateSample } from './heart/heart-rate.ts'
export type { LowOxygenEvent } from './body/low-oxygen.ts'
export type { OxygenSample } from './body/oxygen.ts'
export type { SkinTemperatureSample } from './body/skin-temperature.ts'
export type { SleepStage, SleepStageName } from './body/sleep-stages.ts'
export type { WalkingBout } from './body/walking.ts'
export {
  createHeartbeat,
  type BeatKind,
  type Heartbeat,
  type HeartbeatRequest,
  type HeartbeatStream,
} from './heart/heartbeat.ts'
export { HRV_WINDOW_SECONDS, rhythmAtRest, type Rhythm, type RhythmAt } from './heart/rhythm.ts'
export { createEcg, type EcgRequest, type EcgStream } from './ecg/ecg.ts'
export type { EcgNoise, NoiseLevel } from './ecg/ecg-noise.ts'
export type { EcgBeat } from './ecg/ecg-trace.ts'
export { ScenarioError, type Scenario, type ScenarioRhythm } from './scenario/scenario.ts'
export { SCENARIOS } from './scenario/scenarios.ts'
export { parseScenario } from './scenario/parse-scenario.ts'
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
} from './person/personas.ts'
