export { SecurityEvent, SECURITY_EVENTS_PAGE } from './account/list-security-events.ts'
export {
  REFUSED_EVENTS,
  SECURITY_EVENT_KINDS,
  SECURITY_EVENT_WORDS,
  SECURITY_EVENTS_DAYS,
  type SecurityEventKind,
  securityEventWords,
} from './account/security-event-words.ts'
export { LoginResult, UserInfo } from './account/log-in.ts'
export { MATTER_EXAMPLE, Matter } from './warnings/matter.ts'
export { AppError } from './wire/app-error.ts'
export { DOCUMENT_TYPES, type DocumentType } from './archive/document-types.ts'
export * from './wire/codes.ts'
export { contract } from './contract.ts'
export { FEATURES } from './features.ts'
export { ContactInput, MAX_CONTACTS } from './contacts/save-contact.ts'
export { DeviceReading, IngestRefusal, MAX_READINGS } from './devices/ingest-readings.ts'
export { BoundDevice } from './devices/list-bound-devices.ts'
export { DeviceSlot } from './devices/list-devices.ts'
export {
  DOCTOR_FORM_NAMES,
  DOCTOR_FORMS,
  type DoctorForm,
  DoctorPage,
} from './doctor/doctor-page.ts'
export type { DoctorShare } from './doctor/doctor-share.ts'
export { ECG_SOURCES, type EcgSource } from './ecg/ecg-source.ts'
export { BEAT_MARK_LABELS, BEAT_MARKS, type BeatMark } from './ecg/beat-marks.ts'
export { MARK_KINDS, MARK_LABELS, MarkDenial, type MarkKind } from './ecg/mark-denial.ts'
export { RECORD_FILE_FORMATS, type RecordFileFormat } from './ecg/record-file.ts'
export { EcgDetail, EcgListItem, EcgMeasurement } from './ecg/ecg-record.ts'
export { documentedPart } from './documents/documented-part.ts'
export { type EncodedRequest, encodeRequest } from './wire/encode-request.ts'
export { authorise, type CallContext, execute, type Handler } from './wire/execute.ts'
export {
  FEEDBACK_TYPES,
  type FeedbackType,
  MAX_FEEDBACK_IMAGES,
  MAX_FEEDBACK_LENGTH,
} from './feedback/feedback-type.ts'
export { FileLink } from './files/file-link.ts'
export { UploadedFile } from './files/upload-file.ts'
export {
  BIND_STATUS,
  DEVICE_NAMES,
  DEVICE_TYPES,
  type DeviceTypeCode,
  HEALTH_DATA_CONSENT_VERSION,
  MAX_ECG_MINUTES,
  MOBILE,
  READINGS_LEAST_MONTHS,
  SHORT_DEVICE_NAMES,
  SLEEP_STAGE_CODES,
  SPANS,
  STEPS_GOAL,
} from './constants.ts'
export { FamilyLook, LOOKS_DAYS } from './family/list-looks.ts'
export {
  FamilyMembers,
  INVITATION_DAYS,
  MAX_MEMBERS,
  SharingMember,
} from './family/list-members.ts'
export { type Area, AREA_WORDS, areaOf, AREAS, isShared } from './family/area-words.ts'
export { type Look, LOOK_WORDS, LOOKS } from './family/look-words.ts'
export type { Sentence } from './wire/fields.ts'
export { HOLTER_EPISODE_LABELS, HOLTER_EPISODES } from './holter/episode-words.ts'
export {
  HOLTER_STATUS,
  HolterDetail,
  HolterEpisode,
  HolterFigure,
  HolterHead,
  HolterHour,
  type HolterStatus,
} from './holter/holter-record.ts'
export { BLOCK_SECONDS, MAX_BLOCKS, MAX_BLOCKS_PER_CALL, SAMPLES_A_PAIR } from './holter/limits.ts'
export { isIdNumber } from './wire/id-number.ts'
export { ATTRIBUTION, FOREIGN_ATTRIBUTION } from './lookup/attribution.ts'
export { DiseaseDetail, DiseaseSection } from './lookup/get-disease.ts'
export { DiseaseCategories } from './lookup/list-disease-categories.ts'
export { ConstitutionResult } from './medicine/constitution.ts'
export {
  ADVICE_TOPICS,
  type AdviceTopic,
  type Constitution,
  CONSTITUTION_QUESTIONS,
  CONSTITUTION_SCORES,
  CONSTITUTION_VERDICTS,
  CONSTITUTIONS,
  MOST_CONSTITUTION_REPORTS,
} from './medicine/constitution-names.ts'
export type { Offer } from './wire/link.ts'
export * as MESSAGES from './wire/messages.ts'
export { HomeSummary, MetricCard, MetricState, SleepStage } from './home/get-home-summary.ts'
export {
  type Circumstance,
  CIRCUMSTANCES,
  NO_CIRCUMSTANCE,
} from './monitoring/circumstance-words.ts'
export { ActivitySpan } from './monitoring/get-steps.ts'
export { BloodPressureDay, PressureReading } from './monitoring/get-blood-pressure.ts'
export { HeartRateSpan } from './monitoring/get-heart-rate.ts'
export { Insight } from './monitoring/get-insights.ts'
export { OxygenSpan } from './monitoring/get-oxygen.ts'
export { SleepData } from './monitoring/get-sleep.ts'
export { TemperatureSpan } from './monitoring/get-temperature.ts'
export { BpMonitorDay } from './monitoring/list-pressure-readings.ts'
export {
  HEART_ZONES,
  type Metric,
  METRIC_NAMES,
  METRICS,
  SPOKEN_UNITS,
  UNITS,
} from './monitoring/metric-words.ts'
export { SLEEP_STAGE_WORDS } from './monitoring/sleep-words.ts'
export { LiveEvent, type MeasuredEvent } from './monitoring/watch-events.ts'
export { ManualReading, TypedReading } from './monitoring/manual-reading.ts'
export {
  type Arm,
  ARMS,
  BY_HAND,
  MANUAL_KINDS,
  MANUAL_NAMES,
  MANUAL_PLACES,
  MANUAL_UNITS,
  type ManualKind,
  type ManualPlace,
  manualPlaceWords,
  MOST_NOTE,
} from './monitoring/manual-words.ts'
export { NOTED_METRICS, type NotedMetric } from './notes/noted-metrics.ts'
export { MomentNote } from './notes/save-note.ts'
export {
  BODY_BYTES,
  isOperation,
  isSubscription,
  listOperations,
  type Operation,
  type Ownership,
  type Safety,
} from './operation.ts'
export { ADDED_KEY, decidedBy, isAdded, type Origin } from './documents/origin.ts'
export {
  type FieldDrift,
  type Liberal,
  type LiberalAnswer,
  readLiberally,
} from './wire/read-liberally.ts'
export { type Refusal, refuse } from './wire/refuse.ts'
export { MeasurementRecord, RECORDS_PAGE_SIZE } from './records/measurement-record.ts'
export {
  APPOINTMENT_FIELDS,
  APPOINTMENT_IMAGES,
  APPOINTMENT_LETTERS,
  APPOINTMENT_ORDER,
  APPOINTMENT_STATES,
  type AppointmentLetter,
  type AppointmentState,
  appointmentNumber,
  REIMBURSEMENTS,
} from './outpatient/appointment-words.ts'
export { readExpectDate, writeExpectDate } from './outpatient/expect-date.ts'
export { UploadedImage } from './outpatient/image-ids.ts'
export { joinImageIds, MAX_IMAGES, splitImageIds } from './outpatient/image-list.ts'
export { Appointment } from './outpatient/request-appointment.ts'
export { PointsSummary, Prize, RecordEntry, Winner } from './points/points.ts'
export {
  CASH_PRIZE,
  isConsuming,
  isPoints,
  NEW_USER_ACTIVITY,
  POINTS_PRIZE,
  RECORD_FLAGS,
  SIGN_IN_DAYS,
} from './points/points-codes.ts'
export { DiseaseTag, MedicalTag } from './profile/disease-tag.ts'
export { CONDITION_TAGS, TAG_TYPES, type TagType } from './profile/tag-types.ts'
export { DailyContent, DailySection } from './reports/daily-report.ts'
export { HeartFinding, HeartRiskContent, type HeartRiskLevel } from './reports/heart-risk.ts'
export {
  REPORT_KIND_NAMES,
  type REPORT_KINDS,
  SHORT_REPORT_KIND_NAMES,
} from './reports/report-kinds.ts'
export {
  Reminder,
  ReminderDay,
  type ReminderItem,
  ReminderSuggestion,
} from './reminders/reminder.ts'
export {
  MAX_REMINDER_SMS,
  MAX_REMINDER_TIMES,
  MAX_REMINDERS,
  REMINDER_KINDS,
  REMINDER_NAMES,
  type ReminderKindName,
  SMS_QUIET,
  SNOOZE_MINUTES,
  WEEKDAY_NAMES,
} from './reminders/reminder-words.ts'
export { ReportRow } from './reports/report-row.ts'
export type { LabelledText, ReportEvent, ReportState } from './reports/report-words.ts'
export { MAX_SHARES } from './reports/share.ts'
export { WeeklyContent, WeeklyMeasure } from './reports/weekly-report.ts'
export {
  type AnswerCode,
  answerCodes,
  HEALTH_ANSWERS,
  type HealthAnswer,
} from './profile/answer-words.ts'
export { type Hospital, MAX_HOSPITAL_NAME } from './profile/hospital.ts'
export { hospitalPhone, isHospitalPhone } from './profile/hospital-phone.ts'
export { MAX_MEDICINES, type Medicine } from './profile/medicine.ts'
export { HealthInfo, HealthInfoUpdate } from './profile/health-info.ts'
export { Wizard } from './profile/wizard.ts'
export { stepOneOf, stepThreeOf, stepTwoOf, type WizardLists } from './profile/wizard-steps.ts'
export { RedemptionInfo } from './redemption/redemption.ts'
export {
  DEFAULT_ADMIN_PHONE,
  REDEMPTION_STATUS,
  REDEMPTION_STATUS_NAMES,
  redemptionStatus,
} from './redemption/redemption-codes.ts'
export { EntitlementDetail } from './services/get-entitlement-detail.ts'
export type { RescuePlace, RescueState } from './services/rescue.ts'
export { RESCUE_SECONDS } from './services/rescue-seconds.ts'
export { JUMP_TYPES } from './services/jump-types.ts'
export { NewsItem } from './services/list-news.ts'
export { Warning } from './warnings/list-warnings.ts'
export { WARNING_KINDS, WARNING_WORDS } from './warnings/warning-words.ts'
