export { HEALTH_DATA_CONSENT_VERSION } from './account/consent.ts'
export { LoginResult, UserInfo } from './account/log-in.ts'
export { AppError } from './app-error.ts'
export * from './codes.ts'
export { contract } from './contract.ts'
export { BoundDevice } from './devices/list-bound-devices.ts'
export { EcgDetail, EcgListItem, EcgMeasurement } from './ecg/ecg-record.ts'
export { Envelope, failureText } from './envelope.ts'
export { type CallContext, execute, type Handler } from './execute.ts'
export { BIND_STATUS, DEVICE_TYPES, type DeviceTypeCode, MOBILE } from './constants.ts'
export type { Sentence } from './fields.ts'
export { MESSAGES } from './messages.ts'
export {
  HomeSummary,
  type Metric,
  MetricCard,
  METRICS,
  MetricState,
  SleepStage,
} from './monitoring/get-home-summary.ts'
export { LiveEvent } from './monitoring/watch-events.ts'
export {
  isOperation,
  isSubscription,
  listOperations,
  type Operation,
  type Ownership,
  type Safety,
} from './operation.ts'
export { HealthInfo, HealthInfoUpdate } from './profile/health-info.ts'
export { WARNING_KINDS } from './warnings/list-warnings.ts'
