export { LoginResult, UserInfo } from './account/log-in.ts'
export { AppError } from './app-error.ts'
export * from './codes.ts'
export { contract } from './contract.ts'
export { BoundDevice } from './devices/list-bound-devices.ts'
export { EcgDetail, EcgListItem, EcgMeasurement } from './ecg/ecg-record.ts'
export { Envelope, failureText } from './envelope.ts'
export { type CallContext, execute, type Handler } from './execute.ts'
export { BIND_STATUS, DEVICE_TYPES, type DeviceTypeCode, HEALTH_DATA_CONSENT_VERSION, MOBILE } from './constants.ts'
export type { Sentence } from './fields.ts'
export { isIdNumber } from './id-number.ts'
export { ATTRIBUTION } from './lookup/attribution.ts'
export { DiseaseDetail, DiseaseSection } from './lookup/get-disease.ts'
export { DiseaseCategories } from './lookup/list-categories.ts'
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
export { readExpectDate } from './outpatient/expect-date.ts'
export { joinImageIds, MOST_IMAGES, splitImageIds, UploadedImage } from './outpatient/image-ids.ts'
export { Appointment, REIMBURSEMENTS } from './outpatient/request-appointment.ts'
export { HealthInfo, HealthInfoUpdate } from './profile/health-info.ts'
export { EntitlementDetail } from './services/get-entitlement-detail.ts'
export { JUMP_TYPES } from './services/get-jump-url.ts'
export { NewsItem } from './services/list-news.ts'
export { WARNING_KINDS } from './warnings/list-warnings.ts'
