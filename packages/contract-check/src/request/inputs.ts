// How the input of each operation is made where the contract's example would not do: ids and days must exist.
import { DEVICE_TYPES } from '@kangban/contracts/constants'
import type { Text } from '../text.ts'

/** Where a value comes from. Several sources are tried in turn. */
export type Source =
  /** A value in the answer of another operation, at a path below `data` (see find-values.ts). */
  | { readonly from: string; readonly at: string; readonly as?: 'day' | 'list' }
  /** A day in China, counted back from today. */
  | { readonly daysAgo: number }
  | { readonly value: unknown }

export type Fields = Readonly<Record<string, Source | readonly Source[]>>

export interface InputRule {
  /** Over what the contract's example says. */
  readonly fields?: Fields
  /** The example would change what the person has: only `fields` are sent. */
  readonly bare?: true
  /** The operation is called once more with each of these over `fields`. */
  readonly variants?: readonly Fields[]
  /** Paths below `data` where the documents promise data whoever asks; the empty path is `data` itself. */
  readonly filled?: readonly string[]
  /** Why a tool must not or cannot call the operation. */
  readonly skip?: Text
  /** Where the documents alone are kept: variants besides, or why the operation cannot be called there. */
  readonly documented?: { readonly variants?: readonly Fields[]; readonly skip?: Text }
  /** 1: called after the others, since it takes back what they made; 2: after everything, since it ends the session. */
  readonly last?: 1 | 2
}

const from = (operation: string, at: string): Source => ({ from: operation, at })
const value = (constant: unknown): Source => ({ value: constant })
const none = value(undefined)

const each = (name: string, constants: readonly unknown[]): Fields[] =>
  constants.map((constant) => ({ [name]: value(constant) }))

/** The day of the newest value on the home page, where that is known. */
const dayOf = (metric: string): readonly Source[] => [
  { from: 'home.getHomeSummary', at: `cards[metric=${metric}].measuredAt`, as: 'day' },
  { daysAgo: 1 },
]

/** Day, week and month of a metric. */
const spans = (metric: string): InputRule => ({
  fields: { type: value('1'), dat: dayOf(metric) },
  variants: each('type', ['2', '3']),
})

/** Days on which there may be a record, where no call says which has one. */
const LAST_WEEK: readonly Fields[] = [0, 2, 3, 4, 5, 6, 7].map((daysAgo) => ({
  dayDate: { daysAgo },
}))

/** The least PNG that there is: one transparent point. */
const POINT = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  ),
  (sign) => sign.charCodeAt(0),
)

const ADMIN: Text = {
  zh: '需要管理员和真实的核销码',
  en: 'needs an administrator and a real redemption code',
}

const madeUp = (zh: string, en: string): Text => ({
  zh: `会留下一条假的${zh}`,
  en: `would leave a made-up ${en}`,
})

const MADE_UP = madeUp('心电记录', 'ECG record')

const NOT_TAKEN_BACK: Text = {
  zh: '文档没有说新联系人的编号在哪里，无法安全删除',
  en: 'no document says where the id of a new contact stands, so it could not be taken back safely',
}

const OVERWRITES: Text = {
  zh: '会改动本人的真实资料',
  en: 'would change what the person really has',
}

export const INPUTS: Readonly<Record<string, InputRule>> = {
  'account.logOut': { bare: true, last: 2 },
  'account.withdrawDeletion': { skip: OVERWRITES },
  'account.endSessions': { skip: OVERWRITES },
  'account.withdrawConsent': { skip: OVERWRITES },
  'profile.updateHealthInfo': {
    bare: true,
    fields: { height: from('profile.getHealthInfo', 'height') },
  },
  'profile.listMedicalTags': { filled: [''] },
  'profile.listDiseaseTags': { filled: [''], variants: each('type', ['1001', '2001', '3001']) },
  'contacts.saveContact': { documented: { skip: NOT_TAKEN_BACK } },
  'contacts.deleteContact': { fields: { id: from('contacts.saveContact', 'kangban.id') }, last: 1 },
  'family.changeMembers': { skip: OVERWRITES },
  'devices.listDevices': { filled: [''] },
  'devices.getBoundDevice': { variants: each('deviceType', Object.values(DEVICE_TYPES)) },
  'devices.bindDevice': { skip: OVERWRITES },
  'devices.unbindDevice': { skip: OVERWRITES },
  'devices.ingestReadings': { skip: { zh: '需要设备自己的密钥', en: 'needs the key of a device' } },
  'devices.ingestEcg': { skip: { zh: '需要设备自己的密钥', en: 'needs the key of a device' } },
  'devices.savePressure': { skip: madeUp('血压记录', 'blood pressure') },
  'home.getHomeSummary': { filled: ['cards', 'sentence'] },
  'monitoring.getHeartRate': spans('heartRate'),
  'monitoring.getBloodPressure': spans('bloodPressure'),
  'monitoring.getOxygen': spans('oxygen'),
  'monitoring.getSleep': spans('sleep'),
  'monitoring.getSteps': spans('steps'),
  'monitoring.getTemperature': spans('temperature'),
  'monitoring.listPressureReadings': { fields: { queryDate: dayOf('bloodPressure') } },
  'monitoring.saveGoal': { fields: { value: from('monitoring.getSteps', 'target') } },
  'ecg.saveEcgRecord': { skip: MADE_UP },
  'ecg.listEcgRecords': { fields: { dayDate: dayOf('ecg') }, documented: { variants: LAST_WEEK } },
  'ecg.listEcgMeasurements': { fields: { measurementDate: dayOf('ecg') } },
  'ecg.getEcgRecord': {
    fields: { ecgId: from('ecg.listEcgRecords', 'dataEcgInfosRespList[].id') },
  },
  'ecg.getEcgFileLink': {
    fields: { ecgId: from('ecg.listEcgRecords', 'dataEcgInfosRespList[].id') },
  },
  'ecg.denyEcgMark': { skip: OVERWRITES },
  'holter.denyHolterMark': { skip: OVERWRITES },
  'holter.beginHolterRecord': { skip: MADE_UP },
  'holter.saveBlocks': { skip: MADE_UP },
  'holter.finishHolterRecord': { skip: MADE_UP },
  'holter.getHolterRecord': { fields: { id: from('holter.listHolterRecords', 'list[].id') } },
  'holter.getHolterFileLink': { fields: { id: from('holter.listHolterRecords', 'list[].id') } },
  'holter.readBlocks': { fields: { id: from('holter.listHolterRecords', 'list[].id') } },
  'holter.readBeats': {
    fields: { id: from('holter.listHolterRecords', 'list[].id'), from: none, to: none },
  },
  'holter.deleteHolterRecord': { skip: OVERWRITES },
  'warnings.markRead': {
    fields: { ids: { from: 'warnings.listWarnings', at: '[handled=true].id', as: 'list' } },
  },
  'records.listComparisons': { fields: { userName: none } },
  'reports.listReports': {
    fields: { kind: value('all'), year: none, month: none },
    variants: each('kind', ['daily', 'weekly', 'heart-risk', 'tcm', 'document']),
  },
  'reports.getReport': {
    fields: { kind: value('daily'), id: from('reports.listReports', 'list[kind=daily].id') },
    variants: [{ kind: value('weekly'), id: from('reports.listReports', 'list[kind=weekly].id') }],
  },
  'reports.getHeartRisk': { fields: { id: none } },
  'reports.createShare': {
    fields: { reportId: from('reports.listReports', 'list[kind=daily].id') },
  },
  'reports.getShared': { fields: { token: from('reports.createShare', 'token') } },
  'doctor.getSharedDoctorPage': { fields: { token: from('doctor.createDoctorShare', 'token') } },
  'reports.revokeShare': { fields: { id: from('reports.createShare', 'id') }, last: 1 },
  'medicine.getConstitutionReport': { fields: { date: none } },
  'survey.getSurvey': { filled: ['questions', 'options'] },
  'survey.submitSurvey': { skip: OVERWRITES },
  'archive.listDocuments': { fields: { type: none, year: none } },
  'archive.saveDocument': {
    fields: { fileIds: { from: 'files.uploadFile', at: 'id', as: 'list' } },
  },
  'archive.deleteDocument': { fields: { id: from('archive.saveDocument', 'id') }, last: 1 },
  'files.uploadFile': {
    fields: { file: value(new File([POINT], 'point.png', { type: 'image/png' })) },
  },
  'feedback.sendFeedback': { fields: { images: none } },
  'points.getPoints': { filled: ['integrals', 'activityResps'] },
  'points.getWheel': {
    fields: { id: from('points.getPoints', 'activityResps[].id') },
    filled: [''],
  },
  'points.draw': {
    fields: {
      id: from('points.getPoints', 'activityResps[].id'),
      acitivityType: from('points.getPoints', 'activityResps[].activityType'),
    },
  },
  'points.listPointRecords': {
    fields: { flag: value('1') },
    variants: [...each('flag', ['2']), { pn: value(2) }],
  },
  'redemption.getQrCode': {
    skip: {
      zh: '没有一个查询会给出核销编号',
      en: 'no reading operation tells the id of a redemption',
    },
  },
  'redemption.getRedemption': { skip: ADMIN },
  'redemption.redeem': { skip: ADMIN },
  'services.getJumpUrl': { filled: [''], variants: each('type', [1, 2, 3, 45]) },
  'services.getDrugMall': { filled: [''] },
  'services.listNews': { filled: [''] },
  'lookup.listDiseaseCategories': { filled: ['classify', 'classify[].typeNames'] },
  'lookup.getDisease': {
    fields: {
      typeName: [
        from('lookup.listDiseaseNames', '[]'),
        from('lookup.listDiseaseCategories', 'classify[].typeNames[]'),
      ],
    },
    filled: ['content'],
  },
  'lookup.listDiseaseNames': { filled: [''] },
}
