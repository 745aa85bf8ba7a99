export type { Fault, Message, Mock, MockOptions, Scenario, ScenarioName, Session } from './mock.ts'
export { DEFAULT_NOW } from './mock-clock.ts'
export { type RecordingServer, startRecorder, startReplay } from './recording/serve-recording.ts'
export { startMock } from './start-mock.ts'
