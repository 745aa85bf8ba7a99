import { both, replace, set, without } from '../places.ts'
import { togetherOf, type Wrong } from '../stranger.ts'

const HOME = 'home.getHomeSummary'
const WARNINGS = 'warnings.listWarnings'
const SUMMARY = 'warnings.getWarningSummary'
const HEART = 'monitoring.getHeartRate'
const REPORT = 'reports.getReport'
const RISK = 'reports.getHeartRisk'
const DOCTOR = 'doctor.getDoctorPage'

const SOON = '2026-03-02T00:05:00+08:00'

const toLow = (place: string, kind: string, title: string): Wrong =>
  both(
    replace(`${place}[${kind}=pressure-high].${title}`, '偏高', '偏低'),
    set(`${place}[${kind}=pressure-high].${kind}`, 'pressure-low'),
  )

const faster = (place: string): Wrong =>
  both(set(`${place}.value`, 173), set(`${place}.kangban.valueText`, '173 次/分'))

const lighter = (place: string): Wrong =>
  both(set(`${place}.level`, 'warn'), set(`${place}.eventName`, '静坐时心率偏快'))

const inMinutes = (place: string): Wrong => set(`${place}.kangban.seconds`, 40)

export const measuredTogetherTold = togetherOf([
  {
    what: 'a fall of two days ago told as of three, on home and in the summary',
    why: 'it began on 28 February, and the day is 2 March',
    by: 'itself',
    changes: [
      {
        call: HOME,
        wrong: both(
          replace('sentence[0].text', '前天', '大前天'),
          replace('elderSentence[0].text', '前天', '大前天'),
          replace('matters[0].when', '前天', '大前天'),
        ),
      },
      { call: SUMMARY, wrong: replace('matters[0].when', '前天', '大前天') },
    ],
  },
  {
    what: 'one matter that waits where two are told, on home and in the summary',
    why: 'two matters of each answer are new',
    by: 'itself',
    changes: [
      {
        call: SUMMARY,
        wrong: both(set('open', 1), replace('sentence[0].text', '2 件事', '1 件事')),
      },
      { call: HOME, wrong: set('openMatters', 1) },
    ],
  },
  {
    what: 'events that wait for matters, on home and in the summary',
    why: 'those are counted too of which nothing is known',
    by: 'a rule',
    label: 'possible',
    changes: [
      {
        call: SUMMARY,
        wrong: both(set('open', 5), replace('sentence[0].text', '2 件事', '5 件事')),
      },
      { call: HOME, wrong: set('openMatters', 5) },
    ],
  },
  {
    what: 'a matter that was seen last when its last event began, in words too',
    why: 'the end and the beginning of what lasts may both be the last that was seen',
    by: 'a rule',
    label: 'possible',
    changes: [
      {
        call: SUMMARY,
        wrong: both(
          set('matters[4].lastAt', '2026-02-23T13:15:00+08:00'),
          replace('matters[4].when', '约 70 分钟', '约 30 分钟'),
        ),
      },
    ],
  },
  {
    what: 'minutes of an event for its seconds, in the list and in the month',
    why: 'its matter goes on to 13:55, which is 40 minutes and not 40 seconds later',
    by: 'another answer',
    changes: [
      { call: WARNINGS, wrong: inMinutes('[12]') },
      { call: HEART, at: 'heart/3/', wrong: inMinutes('warnings[0]') },
    ],
  },
  {
    what: 'a grave event told as a light one, in the list and in the month',
    why: 'its matter has no other event and is bad',
    by: 'another answer',
    changes: [
      { call: WARNINGS, wrong: lighter('[-1]') },
      { call: HEART, at: 'heart/3/', wrong: lighter('warnings[-1]') },
    ],
  },
  {
    what: 'digits of a heart rate the other way round wherever it is told',
    why: 'the highest of that day is 137, and of the month 139',
    by: 'another answer',
    changes: [
      { call: WARNINGS, wrong: faster('[-1]') },
      { call: HEART, at: 'heart/3/', wrong: faster('warnings[-1]') },
      { call: SUMMARY, wrong: replace('matters[8].value', '137', '173') },
      {
        call: RISK,
        wrong: both(
          replace('findings[kind=fast].text', '137', '173'),
          replace('sentence[2].text', '137', '173'),
        ),
      },
      { call: DOCTOR, wrong: replace('conclusions[2].text', '137', '173') },
    ],
  },
  {
    what: 'limits of measuring at home for all events of the pressure',
    why: '136/83 of 17 February would be an event, and the month has 140/90 as the ends of normal',
    by: 'another answer',
    changes: [
      {
        call: WARNINGS,
        wrong: both(
          set('[eventType=pressure-high].limit', 135),
          set('[eventType=pressure-high].kangban.otherLimit', 85),
          set('[eventType=pressure-high].kangban.limitText', '上限 135/85'),
        ),
      },
      { call: REPORT, at: 'kind=daily', wrong: set('events[].limitText', '上限 135/85') },
      {
        call: REPORT,
        at: 'kind=weekly',
        wrong: set('warnings.byKind[kind=pressure-high].worst.limitText', '上限 135/85'),
      },
    ],
  },
  {
    what: 'high pressures as low ones, by their kind wherever they are told',
    why: 'they are above an upper limit of 140',
    by: 'itself',
    changes: [
      { call: WARNINGS, wrong: toLow('', 'eventType', 'eventName') },
      { call: SUMMARY, wrong: toLow('matters', 'kind', 'title') },
      { call: HOME, wrong: toLow('matters', 'kind', 'title') },
      { call: REPORT, at: 'kind=daily', wrong: toLow('events', 'kind', 'title') },
    ],
  },
  {
    what: 'the newest of a matter as its worst, on home and in the summary',
    why: 'an event of it has 156/96',
    by: 'another answer',
    changes: [
      { call: SUMMARY, wrong: set('matters[1].value', '最高 146/89') },
      { call: HOME, wrong: set('matters[1].value', '最高 146/89') },
    ],
  },
  {
    what: 'the gravest night lost by all that tells of the month but the doctor and the sleep',
    why: "the doctor's page has 86 % of 18 February, and the sleep of the month four falls",
    by: 'another answer',
    changes: [
      { call: WARNINGS, wrong: without('', 18) },
      {
        call: 'monitoring.getOxygen',
        at: 'oxygen/3/',
        wrong: both(
          without('warnings', 3),
          set('lowEvents', 3),
          set('lowest', 89),
          set('night.lowest', 89),
          set('night.lowEvents', 3),
          set('lowDetails[17]', 91),
          set('details[17]', 95.9),
          replace('sentence[0].text', '4 次', '3 次'),
          replace('sentence[0].text', '86%', '89%'),
          replace('elderSentence[0].text', '4 次', '3 次'),
          replace('elderSentence[0].text', '86%', '89%'),
        ),
      },
      {
        call: SUMMARY,
        wrong: both(
          without('matters[7].ids', 1),
          set('matters[7].value', '最低 89%'),
          set('matters[7].when', '2月19日 03:36'),
          set('matters[7].count', '1 夜 1 次'),
          set('matters[7].beganAt', '2026-02-19T03:36:00+08:00'),
          set('matters[7].advice', '请今天问问医生，也告诉家人'),
        ),
      },
      {
        call: RISK,
        wrong: both(
          set('findings[kind=low-oxygen].count', 3),
          set('findings[kind=low-oxygen].text', '血氧低过 90% 3 次，最低 89%'),
          without('findings[kind=low-oxygen].times', 3),
        ),
      },
      { call: REPORT, at: 'kind=weekly', wrong: set('warnings.lastWeek', 5) },
    ],
  },
  {
    what: 'data as new as the last hour of steps',
    why: 'how new the data is may be the newest of them',
    by: 'itself',
    label: 'possible',
    changes: [{ call: HOME, wrong: set('updatedAt', '2026-03-02T10:00:00+08:00') }],
  },
  {
    what: 'another name of the matter of the pressures, on home and in the summary',
    why: 'no document says how it is called',
    by: 'a rule',
    label: 'possible',
    changes: [
      { call: HOME, wrong: replace('matters[1].title', '血压多次偏高', '几次血压偏高') },
      {
        call: SUMMARY,
        wrong: replace('matters[kind=pressure-high].title', '血压多次偏高', '几次血压偏高'),
      },
    ],
  },
  {
    what: 'the family in what is advised now, on home and in the summary',
    why: 'to tell them as well is no other advice',
    by: 'a rule',
    label: 'possible',
    changes: [
      { call: HOME, wrong: set('matters[0].advice', '请今天问问医生，也告诉家人') },
      { call: SUMMARY, wrong: set('matters[0].advice', '请今天问问医生，也告诉家人') },
    ],
  },
  {
    what: 'the report of yesterday made soon after midnight, in report, hub and lists',
    why: 'its day was over, though lists that go by the time would have it elsewhere',
    by: 'itself',
    label: 'unlikely',
    changes: [
      { call: REPORT, at: 'kind=daily', wrong: set('createdAt', SOON) },
      { call: 'reports.getOverview', wrong: set('daily.at', SOON) },
      { call: 'reports.listReports', wrong: set('list[title=3月1日 周日].at', SOON) },
    ],
  },
  {
    what: 'an hour of steps that is not there yet, in the day and on home',
    why: 'the week, asked a moment later, has 1,904 steps today, which a watch may have sent in between',
    by: 'another answer',
    label: 'unlikely',
    changes: [
      {
        call: 'monitoring.getSteps',
        at: 'activity/1/',
        wrong: both(
          set('total', 1818),
          set('distance', 1186),
          set('calorie', 36),
          set('details[9]', null),
          replace('kangban.sentence[0].text', '1,904', '1,818'),
          replace('kangban.sentence[0].text', '2,596 步，约 30', '2,682 步，约 31'),
          set('kangban.elderSentence[0].text', '走了 1,818 步，\n还差 2,682 步。'),
        ),
      },
      {
        call: HOME,
        wrong: both(
          set('cards[metric=steps].value', 1818),
          set('cards[metric=steps].measuredAt', '2026-03-02T09:00:00+08:00'),
          set('cards[metric=steps].note', '目标 4,500 还差 2,682'),
          set('cards[metric=steps].trend[9]', null),
        ),
      },
    ],
  },
  {
    what: 'digits of a rate of an ECG the other way round, in record, list and month',
    why: 'home has 68, and 33 beats in 30 seconds are about that',
    by: 'another answer',
    changes: [
      {
        call: 'ecg.getEcgRecord',
        wrong: both(set('heartRat', 86), replace('dataContent', '心率68', '心率86')),
      },
      {
        call: 'ecg.listEcgRecords',
        wrong: both(
          set('dataEcgInfosRespList[0].heartRat', 86),
          set('dataEcgInfosRespList[0].kangban.rateText', '86'),
        ),
      },
      { call: 'ecg.listEcgMonth', wrong: set('list[0].rateText', '86') },
    ],
  },
])
