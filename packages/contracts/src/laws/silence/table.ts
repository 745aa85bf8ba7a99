// What single answers must not leave empty, by call.
import { addMonths, shanghaiDay, shanghaiMonth } from '@kangban/china-time'
import { momentOf } from '../moments.ts'
import { fieldOf, textOf } from '../node.ts'
import { nodesAt, tells } from '../places.ts'
import { SILENCES_OF_PAGES } from './pages.ts'
import { above0, all, any, is, not, type Reason, says, type Silence, told } from './silence.ts'

/** Measured on the day of the summary, so that every recent course has it. */
const isOfToday: Reason = (card, { answer }) => {
  const ms = momentOf(fieldOf(card, 'measuredAt')?.value)?.ms
  return ms !== undefined && shanghaiDay(ms) === textOf(fieldOf(answer, 'day'))
}

/** Of these every value has a verdict. */
export const ALWAYS_JUDGED: readonly string[] = ['heartRate', 'bloodPressure', 'oxygen']
const NUMBER = /\d/
const TWO_NUMBERS = /\d\/\d/
/** 比平时高 6 次/分, 和平时差不多. */
const COMPARED = /比平时|差不多/

/** A verdict of none says that nothing was measured. */
const isJudged = all(told('state'), not(is('state', 'none')))

const HOME: readonly Silence[] = [
  { in: 'cards[]', silent: ['value'], though: isJudged },
  {
    in: 'cards[]',
    silent: ['secondValue'],
    though: all(is('metric', 'bloodPressure'), told('value')),
  },
  {
    in: 'cards[]',
    silent: ['secondTrend'],
    though: all(is('metric', 'bloodPressure'), told('trend')),
  },
  {
    in: 'cards[]',
    silent: ['trend'],
    though: all(
      is('metric', ...ALWAYS_JUDGED, 'steps', 'sleep'),
      told('value'),
      isOfToday,
      not(is('byHand', true)),
    ),
  },
]

const DAILY: readonly Silence[] = [
  { in: 'sections[]', silent: ['value'], though: isJudged },
  { silent: ['sections'], though: told('keyNumbers') },
  { in: 'sections[]', silent: ['baseline'], though: says('comparison', COMPARED) },
  { in: 'sections[]', silent: ['value'], though: says('valueText', NUMBER) },
  { in: 'sections[]', silent: ['secondValue'], though: says('valueText', TWO_NUMBERS) },
  { in: 'sections[]', silent: ['valueText'], though: told('value') },
]

const WEEKLY: readonly Silence[] = [
  { silent: ['measures'], though: above0('wornDays', 'pressureCount') },
  { in: 'measures[]', silent: ['average'], though: isJudged },
  { in: 'measures[]', silent: ['lastAverage'], though: says('changeText', NUMBER) },
  {
    in: 'measures[]',
    silent: ['secondValues', 'referenceLow', 'referenceHigh'],
    though: all(is('measure', 'pressureMorning', 'pressureEvening'), told('values')),
  },
  {
    in: 'measures[]',
    silent: ['lastSecondAverage'],
    though: all(told('secondAverage'), told('lastAverage')),
  },
  { in: 'measures[]', silent: ['average', 'averageText', 'rangeText'], though: told('values') },
  { in: 'measures[]', silent: ['secondAverage'], though: told('secondValues') },
  { silent: ['warnings.byKind'], though: above0('warnings.total') },
]

/** Of oneself, in whatever form. */
const isOwnPage: Reason = (_, { input }) => input['userCode'] === undefined

const DOCTOR: readonly Silence[] = [
  { silent: ['pdfUrl'], though: isOwnPage },
  { silent: ['pressure.classes'], though: above0('pressure.total.count') },
  { silent: ['conclusions'], though: says('ecg.text', /疑似房颤/) },
  { in: 'ecg.strips[]', silent: ['rate', 'source'], though: told('startedAt') },
  { silent: ['pressure.readings', 'pressure.weeks'], though: above0('pressure.total.count') },
  { in: 'pressure.weeks[]', silent: ['lowest', 'highest'], though: above0('count') },
  { in: 'pressure.total', silent: ['lowest', 'highest'], though: above0('count') },
  { in: 'pressure', silent: ['total.morning'], though: above0('classes[].morning') },
  { in: 'pressure', silent: ['total.evening'], though: above0('classes[].evening') },
  { in: 'oxygen.nights[]', silent: ['lowest'], though: above0('falls') },
]

/** The calendar has the days of this month and the last. */
const isRecent: Reason = (overview, { now }) => {
  const day = textOf(nodesAt(overview, 'daily.day')[0])
  return day !== undefined && addMonths(shanghaiMonth(now), -1) <= day.slice(0, 7)
}

const hasUnread = any(
  is('daily.unread', true),
  is('weekly.unread', true),
  is('heartRisk.unread', true),
)

const hasMoment = is('state', 'skipped', 'snoozed')

const isReady = is('status', 'ready')
const isCounted = says('rateText', NUMBER)

const ECG: readonly Silence[] = [
  { silent: ['qtcFridericia'], though: above0('qtcBeats') },
  { silent: ['qtcFridericia'], though: all(above0('qt'), above0('heartRat')) },
  { silent: ['hrvMethod'], though: above0('hrv') },
  { silent: ['hrv'], though: any(told('hrvMethod'), says('dataContent', /SDNN ?\d/)) },
  { silent: ['qt'], though: says('dataContent', /QT间期 ?\d/) },
  { silent: ['heartRat'], though: says('dataContent', /心率 ?\d/) },
  { silent: ['dataContent'], though: told('sentence') },
]

/** Of a picture both sides are known, or none. */
const sidesOf = (rows: string): Silence[] => [
  { in: rows, silent: ['width'], though: told('height') },
  { in: rows, silent: ['height'], though: told('width') },
]

const RATES_OF_HOUR = ['heartRateMean', 'heartRateLow', 'heartRateHigh'] as const

const HOLTER: readonly Silence[] = [
  {
    silent: ['figures', 'hours', 'overview', 'sampleCount', 'sentence', 'elderSentence'],
    though: isReady,
  },
  // Of a few beats there is a mean, and no mean of eight of them.
  { in: 'hours[]', silent: ['heartRateMean'], though: any(...RATES_OF_HOUR.map(told)) },
  { in: 'hours[]', silent: ['heartRateLow'], though: told('heartRateHigh') },
  { in: 'hours[]', silent: ['heartRateHigh'], though: told('heartRateLow') },
  ...RATES_OF_HOUR.map((name): Silence => ({
    in: 'figures[]',
    silent: ['value'],
    though: all(is('name', name), (_, { answer }) => tells(answer, `hours[].${name}`)),
  })),
]

const rowsOf = (rows: string): Silence[] => [
  { in: rows, silent: ['rateText'], though: above0('heartRat') },
  { in: rows, silent: ['heartRat'], though: isCounted },
]

export const WITHIN: Readonly<Record<string, readonly Silence[]>> = {
  ...SILENCES_OF_PAGES,
  'home.getHomeSummary': HOME,
  'reports.getReport': [...DAILY, ...WEEKLY],
  'reports.getHeartRisk': [
    { silent: ['findings'], though: above0('points') },
    { in: 'findings[]', silent: ['times'], though: above0('count') },
    { silent: ['trend.weeks'], though: above0('trend.count') },
  ],
  'reports.getOverview': [
    { silent: ['first'], though: hasUnread },
    ...['daily', 'weekly'].map((row) => ({
      in: row,
      silent: ['state'],
      though: told('stateText'),
    })),
    { silent: ['calendar'], though: all(told('daily'), isRecent) },
  ],
  // Only what comes from too many places tells none.
  'account.listSecurityEvents': [{ in: 'list[]', silent: ['device'], though: is('count', 1) }],
  'reports.listReports': [{ in: 'list[]', silent: ['state'], though: told('stateText') }],
  'archive.listDocuments': [
    { silent: ['years'], though: above0('total') },
    ...sidesOf('list[].files[]'),
  ],
  'medicine.getConstitutionReport': [
    {
      in: 'scores[]',
      silent: ['change'],
      though: (_, { answer }) => tells(answer, 'previous.day'),
    },
  ],
  'doctor.getDoctorPage': DOCTOR,
  'holter.getHolterRecord': HOLTER,
  'holter.listHolterRecords': [
    { in: 'list[]', silent: ['sampleCount'], though: isReady },
    { in: 'list[]', silent: ['hours'], though: all(isReady, isCounted) },
    { in: 'list[]', silent: ['rateText'], though: told('hours') },
  ],
  'ecg.getEcgRecord': ECG,
  'ecg.listEcgRecords': rowsOf('dataEcgInfosRespList[]'),
  'family.listMembers': [
    { in: 'sharedWith[]', silent: ['daysLeft'], though: is('accepted', false) },
  ],
  'feedback.listFeedback': [
    { in: '[]', silent: ['repliedAt'], though: told('reply') },
    { in: '[]', silent: ['reply'], though: told('repliedAt') },
    ...sidesOf('[].images[]'),
  ],
  'outpatient.listAppointments': [
    { in: '[]', silent: ['cancelledAt'], though: is('state', 'cancelled') },
    ...sidesOf('[].diagnosticReports[]'),
    ...sidesOf('[].otherMaterials[]'),
  ],
  // Without either it is no note.
  'notes.listNotes': [{ in: '[]', silent: ['circumstances'], though: not(told('note')) }],
  'reminders.getReminders': [
    { in: 'items[]', silent: ['at'], though: hasMoment },
    { silent: ['items'], though: above0('total') },
    { silent: ['nextAt'], though: is('plans[].active', true) },
  ],
  'reminders.getReminderDay': [
    { in: 'items[]', silent: ['at'], though: hasMoment },
    { silent: ['items'], though: above0('total') },
  ],
  'services.getEntitlementDetail': [
    { silent: ['validTo'], though: told('validFrom') },
    { silent: ['validFrom'], though: told('validTo') },
  ],
}

/** What an event says in words it has as numbers, wherever it is told. */
export const OF_EVENT: readonly Silence[] = [
  { silent: ['value'], though: says('valueText', NUMBER) },
  { silent: ['limit'], though: says('limitText', NUMBER) },
  { silent: ['otherValue'], though: says('valueText', TWO_NUMBERS) },
  { silent: ['otherLimit'], though: says('limitText', TWO_NUMBERS) },
]
