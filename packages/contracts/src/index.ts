export { DataExport, MOST_EXPORT_DAYS } from './account/export-data.ts'
export { LoginResult, UserInfo } from './account/log-in.ts'
export { AppError } from './app-error.ts'
export { DOCUMENT_TYPES, type DocumentType } from './archive/document.ts'
export * from './codes.ts'
export { contract } from './contract.ts'
export { ContactInput, MOST_CONTACTS } from './contacts/save-contact.ts'
export { BindingStatus, bindingStatusOf } from './devices/binding-status.ts'
export { DeviceReading, IngestRefusal, MOST_READINGS } from './devices/ingest-readings.ts'
export { BoundDevice } from './devices/list-bound-devices.ts'
export { DeviceSlot } from './devices/list-devices.ts'
export { MiniProgram } from './devices/mini-program.ts'
export { EcgDetail, EcgListItem, EcgMeasurement } from './ecg/ecg-record.ts'
export { documentedPart } from './documented-part.ts'
export { type EncodedRequest, encodeRequest } from './encode-request.ts'
export { Envelope, failureText } from './envelope.ts'
export { authorise, type CallContext, execute, type Handler } from './execute.ts'
export { FEEDBACK_TYPES, type FeedbackType } from './feedback/feedback-type.ts'
export { FileLink } from './files/file-link.ts'
export { UploadedFile } from './files/upload-file.ts'
export {
  BIND_STATUS,
  DEVICE_TYPES,
  type DeviceTypeCode,
  HEALTH_DATA_CONSENT_VERSION,
  MOBILE,
  SLEEP_STAGE_CODES,
} from './constants.ts'
export { FamilyMembers, INVITATION_DAYS, MOST_MEMBERS } from './family/list-members.ts'
export { type Sentence, SPANS } from './fields.ts'
export {
  HOLTER_EPISODES,
  HOLTER_STATUS,
  HolterDetail,
  HolterEpisode,
  HolterFigure,
  HolterHead,
  HolterHour,
  type HolterStatus,
} from './holter/holter-record.ts'
export { BLOCK_SECONDS, MOST_BLOCKS, MOST_BLOCKS_A_CALL, SAMPLES_A_PAIR } from './holter/limits.ts'
export { isIdNumber } from './id-number.ts'
export { ATTRIBUTION } from './lookup/attribution.ts'
export { DiseaseDetail, DiseaseSection } from './lookup/get-disease.ts'
export { DiseaseCategories } from './lookup/list-categories.ts'
export { type Constitution, ConstitutionResult, CONSTITUTIONS } from './medicine/constitution.ts'
export { ADVICE_TOPICS, type AdviceTopic } from './medicine/get-report.ts'
export type { Offer } from './link.ts'
export { MESSAGES } from './messages.ts'
export {
  HomeSummary,
  type Metric,
  MetricCard,
  METRICS,
  MetricState,
  SleepStage,
} from './monitoring/get-home-summary.ts'
export { ActivitySpan } from './monitoring/get-activity.ts'
export { BloodPressureDay, PressureReading } from './monitoring/get-blood-pressure.ts'
export { HeartRateSpan } from './monitoring/get-heart-rate.ts'
export { OxygenSpan } from './monitoring/get-oxygen.ts'
export { SleepData } from './monitoring/get-sleep.ts'
export { TemperatureSpan } from './monitoring/get-temperature.ts'
export { BpMonitorDay } from './monitoring/list-pressure-readings.ts'
export { STEPS_GOAL } from './monitoring/save-goal.ts'
export { LiveEvent } from './monitoring/watch-events.ts'
export {
  isOperation,
  isSubscription,
  listOperations,
  type Operation,
  type Ownership,
  type Safety,
} from './operation.ts'
export { ADDED_KEY, decidedBy, isAdded, type Origin } from './origin.ts'
export {
  type FieldDrift,
  type Liberal,
  type LiberalAnswer,
  readLiberally,
} from './read-liberally.ts'
export { MeasurementRecord, RECORDS_PAGE_SIZE } from './records/measurement-record.ts'
export { readExpectDate } from './outpatient/expect-date.ts'
export { joinImageIds, MOST_IMAGES, splitImageIds, UploadedImage } from './outpatient/image-ids.ts'
export { Appointment, REIMBURSEMENTS } from './outpatient/request-appointment.ts'
export { RECORD_FLAGS } from './points/list-records.ts'
export {
  CASH_PRIZE,
  isConsuming,
  isPoints,
  NEW_USER_ACTIVITY,
  POINTS_PRIZE,
  PointsSummary,
  Prize,
  RecordEntry,
  SIGN_IN_DAYS,
  Winner,
} from './points/points.ts'
export {
  CONDITION_TAGS,
  DiseaseTag,
  MedicalTag,
  TAG_TYPES,
  type TagType,
} from './profile/disease-tag.ts'
export { DailyContent, DailySection } from './reports/daily-report.ts'
export { HeartFinding, HeartRiskContent, type HeartRiskLevel } from './reports/heart-risk.ts'
export { type REPORT_KINDS, ReportRow } from './reports/report-row.ts'
export type { LabelledText, ReportEvent, ReportState } from './reports/report-words.ts'
export { MOST_SHARES } from './reports/share.ts'
export { WeeklyContent, WeeklyMeasure } from './reports/weekly-report.ts'
export { HEALTH_CODES } from './profile/health-codes.ts'
export { HealthInfo, HealthInfoUpdate } from './profile/health-info.ts'
export { stepOneOf, stepThreeOf, stepTwoOf, Wizard, type WizardLists } from './profile/wizard.ts'
export { REDEMPTION_STATUS, RedemptionInfo } from './redemption/redemption.ts'
export { EntitlementDetail } from './services/get-entitlement-detail.ts'
export { JUMP_TYPES } from './services/get-jump-url.ts'
export { NewsItem } from './services/list-news.ts'
export { Warning, WARNING_KINDS } from './warnings/list-warnings.ts'
