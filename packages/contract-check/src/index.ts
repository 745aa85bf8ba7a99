// The check itself, for a page as for Node: what stands below knows neither.
export { check } from './check.ts'
export type { CheckOptions } from './check-options.ts'
export { type Drift, DRIFT_KINDS } from './answer/drift.ts'
export type { CheckResult, OperationResult } from './report/result.ts'
export type { Progress } from './request/caller.ts'
export { CouldNotRun } from './text.ts'
export { answerSchema, inputSchema, type JsonSchema } from './answer/json-schema.ts'
export { maskAnswer } from './answer/mask.ts'
