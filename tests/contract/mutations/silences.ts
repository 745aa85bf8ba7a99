// What is left null or empty although another field, or another answer, tells of it.
import { edited, having, isObject, type Kind, kinds, lists, named, within } from './kind.ts'

type Change = NonNullable<Kind['data']>

const put = (value: unknown) => () => value
const NONE = put(null)
const EMPTY = put([])

/** The whole answer null, where it has this field. */
const nothing =
  (field: string): Change =>
  (data) =>
    isObject(data) && field in data ? null : data

/** Rows below with this field null. */
const rowsWithout =
  (field: string) =>
  (rows: unknown): unknown =>
    edited(rows, (value) =>
      isObject(value) && field in value ? { ...value, [field]: null } : value,
    )

const gaps = (series: unknown): unknown => (Array.isArray(series) ? series.map(NONE) : series)

const OF_PAGES: Readonly<Record<string, Change>> = {
  'no mean of the week at home': within(['morning', 'evening'], 'homeMean', NONE),
  'no mean of the mornings of a week': within(['homeMean'], 'morning', NONE),
  'no mean of the evenings of a week': within(['homeMean'], 'evening', NONE),
  'no mornings of days': within(['weekMeanDetails'], 'morningDetails', EMPTY),
  'gaps for the evenings of days': within(['weekMeanDetails'], 'eveningDetails', gaps),
  'no means of weeks': within(['weekMeanDetails'], 'weekMeanDetails', gaps),
  'no readings below their mean': within(['outOfRange'], 'readings', EMPTY),
  'no states of readings': within(['outOfRange'], 'states', gaps),
  'no highest pressure': within(['outOfRange'], 'highest', rowsWithout('sbp')),
  'no night of the oxygen': within(['lowEvents', 'threshold'], 'night', NONE),
  'no events of the oxygen': within(['lowEvents', 'threshold'], 'warnings', EMPTY),
  'no events of the heart': within(['resting', 'zones'], 'warnings', EMPTY),
  'no resting rate of a day that was measured': within(['zones'], 'resting', NONE),
  'no usual rate after enough days': within(['zones'], 'baseline', NONE),
  'no usual temperature after enough nights': within(['baselineNights'], 'baseline', NONE),
  'no deviation from what is usual': within(['baselineNights'], 'deviation', NONE),
  'no mean of a night that was measured': within(['baselineNights'], 'nightMean', NONE),
  'no deviations of nights': within(['baselineNights'], 'deviations', gaps),
  'no way of a known height': within(['streak'], 'distance', NONE),
  'no energy of a known weight': within(['streak'], 'calorie', NONE),
  'no goals of days': within(['averageBefore'], 'goals', EMPTY),
  'no hours of a mean': within(['averageBefore'], 'hourMeans', EMPTY),
  'no deep sleep of nights': within(['nights'], 'deepDetails', EMPTY),
  'no scores of nights': within(['nights'], 'scoreDetails', gaps),
  'no times of nights': within(['nights'], 'startDetails', gaps),
  'no heart rate of a night': within(['sleepStartTime'], 'heartAvg', NONE),
  'no usual score': within(['nights'], 'usualScore', NONE),
}

const OF_SUMMARIES: Readonly<Record<string, Change>> = {
  'no value of a measured metric': within(['measuredAt', 'stages'], 'value', NONE),
  'no second value of the pressure': within(['measuredAt', 'stages'], 'secondValue', NONE),
  'no trends': within(['measuredAt', 'stages'], 'trend', EMPTY),
  'trends of gaps': within(['measuredAt', 'stages'], 'trend', gaps),
  'no second trends': within(['measuredAt', 'stages'], 'secondTrend', gaps),
  'no stages of a night': within(['measuredAt', 'secondTrend'], 'stages', EMPTY),
  'no state of a measured metric': having(['measuredAt', 'stages'], (card) => ({
    ...card,
    state: 'none',
  })),
  'no cards': within(['openMatters'], 'cards', EMPTY),
  'nothing of what waits on the home page': within(['openMatters'], 'matters', EMPTY),
  'no matters of what waits': within(['open'], 'matters', EMPTY),
  'no value of an event': within(['eventName'], 'value', NONE),
  'no limit of an event': within(['eventName'], 'limit', NONE),
  'no diastolic pressure of an event': within(['valueText', 'otherLimit'], 'otherValue', NONE),
  'no diastolic limit of an event': within(['valueText', 'otherValue'], 'otherLimit', NONE),
}

const OF_REPORTS: Readonly<Record<string, Change>> = {
  'no verdict of a day that was judged': having(['sections'], (report) => ({
    ...report,
    state: 'none',
  })),
  'no verdicts of sections': within(['sections'], 'sections', (rows) =>
    edited(rows, (row) => (isObject(row) && 'metric' in row ? { ...row, state: 'none' } : row)),
  ),
  'no values of sections': within(['sections'], 'sections', rowsWithout('value')),
  'no sections': within(['sections'], 'sections', EMPTY),
  'no averages of a week': within(['values', 'rangeText'], 'average', NONE),
  'no second averages of a week': within(['values', 'rangeText'], 'secondAverage', NONE),
  'no measures of a week': within(['wornDays'], 'measures', EMPTY),
  'no kinds of events': within(['lastWeek'], 'byKind', EMPTY),
  'no report before': within(['nextId'], 'previousId', NONE),
  'no findings of a risk': within(['measuredDays'], 'findings', EMPTY),
  'found at no time': within(['points', 'state', 'text'], 'times', EMPTY),
  'no newest day': within(['calendar', 'heartRisk'], 'daily', NONE),
  'no newest week': within(['calendar', 'heartRisk'], 'weekly', NONE),
  'no newest risk': within(['calendar', 'daily'], 'heartRisk', NONE),
  'no newest constitution': within(['calendar', 'daily'], 'tcm', NONE),
  'no report to open first': within(['calendar', 'daily'], 'first', NONE),
  'no days in the calendar': within(['calendar', 'daily'], 'calendar', EMPTY),
  'no years of documents': within(['years'], 'years', EMPTY),
  'no constitution': nothing('scores'),
  'no constitution before': within(['scores', 'dos'], 'previous', NONE),
  'no changes of scores': within(['verdict', 'score'], 'change', NONE),
  'a survey that nobody answered': within(['questions'], 'lastAnsweredDay', NONE),
}

const OF_DOCTOR: Readonly<Record<string, Change>> = {
  'no medicines for a doctor': within(['facts'], 'medicines', EMPTY),
  'medicines kept from a doctor': within(['facts'], 'medicines', NONE),
  'illnesses kept from a doctor': within(['facts'], 'illnesses', NONE),
  'no facts of a person': within(['illnesses'], 'facts', EMPTY),
  'no readings for a doctor': within(['classes'], 'readings', EMPTY),
  'no mornings for a doctor': within(['title', 'reached'], 'morning', NONE),
  'no lowest pressure for a doctor': within(['title', 'reached'], 'lowest', NONE),
  'no nights of sleep for a doctor': within(['limitMinutes'], 'nights', rowsWithout('minutes')),
  'no nights of oxygen for a doctor': within(['limit', 'nights'], 'nights', rowsWithout('lowest')),
  'no days of resting rates': named(/^days$/, rowsWithout('value')),
  'no strips of records': within(['strips'], 'strips', EMPTY),
  'no weeks of pressures': within(['classes'], 'weeks', EMPTY),
}

const OF_RECORDS: Readonly<Record<string, Change>> = {
  'a ready record without hours': within(['figures'], 'hours', EMPTY),
  'a ready record without figures': within(['hours'], 'figures', EMPTY),
  'a ready record without an overview': within(['figures'], 'overview', NONE),
  'a ready record of no length': within(['rateHz', 'blocks'], 'sampleCount', NONE),
  'a ready row without hours': within(['rateText', 'rateHz'], 'hours', EMPTY),
  'no corrected QT': within(['qtcBeats'], 'qtcFridericia', NONE),
  'no beats of a corrected QT': within(['qtcFridericia'], 'qtcBeats', NONE),
  'no method of a variability': within(['qtcBeats'], 'hrvMethod', NONE),
  'no rate of a record': within(['qt', 'hrv'], 'heartRat', NONE),
  'no rate of a row': within(['finding', 'stateText'], 'rateText', NONE),
}

const OF_PERSON: Readonly<Record<string, Change>> = {
  'no end of a card': within(['validFrom'], 'validTo', NONE),
  'no device of a bound type': nothing('deviceCode'),
  'no charge of a device': within(['lastSync'], 'battery', NONE),
  'never heard of a device': within(['battery'], 'lastSync', NONE),
  'no tags in a profile': within(['familyMedHis'], 'tagParamList', EMPTY),
  'no history in a profile': within(['takeMed'], 'medHis', put(false)),
  'nothing to come': within(['week', 'items'], 'nextAt', NONE),
  'no items of a day': within(['done', 'total'], 'items', EMPTY),
  'no sign-ins of a cycle': within(['integrals'], 'userOperEntites', EMPTY),
  'no rights beside a card': lists(
    (rows) =>
      rows.some((row) => isObject(row['kangban']) && 'validTo' in row['kangban']) ? [] : rows,
    1,
  ),
}

export const SILENCES: readonly Kind[] = kinds('presence', {
  ...OF_PAGES,
  ...OF_SUMMARIES,
  ...OF_REPORTS,
  ...OF_DOCTOR,
  ...OF_RECORDS,
  ...OF_PERSON,
})
