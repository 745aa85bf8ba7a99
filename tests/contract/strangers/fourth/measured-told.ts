import {
  both,
  fieldMoved,
  later,
  numbers,
  plus,
  replace,
  rows,
  set,
  taken,
  without,
} from '../places.ts'
import { strangersOf } from '../stranger.ts'

const upTo = (list: readonly unknown[], end: number): number =>
  list.slice(0, end).reduce((sum: number, each) => sum + Number(each), 0)

export const measuredTold = strangersOf({
  'home.getHomeSummary': [
    {
      what: 'the time of the pressure in words in UTC',
      why: 'the same card was measured at 05:59',
      by: 'itself',
      wrong: set('cards[metric=bloodPressure].note', '21:59'),
    },
    {
      what: 'the diastolic course of the week a day late',
      why: 'no reading of the month is 149/89',
      by: 'another answer',
      wrong: rows('cards[metric=bloodPressure].secondTrend', (list) => [
        ...list.slice(-1),
        ...list.slice(0, -1),
      ]),
    },
    {
      what: 'a reading of the morning as the temperature of 05:00',
      why: 'the half-hours around 05:00 have 34.7 and 34.8',
      by: 'another answer',
      wrong: set('cards[metric=temperature].value', 33.7),
    },
    {
      what: 'the rates of the ECGs by their size',
      why: 'the newest is 68, and the course ends with 127',
      by: 'itself',
      wrong: rows('cards[metric=ecg].trend', (list) =>
        list.toSorted((one, other) => Number(one) - Number(other)),
      ),
    },
    {
      what: 'a stage of 17 minutes that is lost',
      why: 'the stages asleep come to 342 minutes and the card says 359',
      by: 'itself',
      wrong: without('cards[metric=sleep].stages', 12),
    },
    {
      what: 'nights of no minutes for somebody who never measured',
      why: 'a gap is null, and he has no sleep in any span',
      by: 'a rule',
      person: 'patient',
      wrong: set('cards[metric=sleep].trend[]', 0),
    },
    {
      what: 'a night without the minutes awake at its end',
      why: 'a service may leave them out on a small card',
      by: 'another answer',
      label: 'unlikely',
      wrong: without('cards[metric=sleep].stages', 27),
    },
    {
      what: 'steps of today summed up from hour to hour',
      why: 'a course of steps may be told so',
      by: 'a rule',
      label: 'possible',
      wrong: rows('cards[metric=steps].trend', (list) =>
        list.map((steps, hour) => (steps === null ? null : upTo(list, hour + 1))),
      ),
    },
    {
      what: 'other words of the same fall',
      why: 'it was at 02:04',
      by: 'a rule',
      label: 'possible',
      wrong: replace('sentence[0].text', '前天血氧', '前天夜里血氧'),
    },
  ],
  'warnings.listWarnings': [
    {
      what: 'the newest 20',
      why: 'they are 200 at most, and the month of the heart has an older one of 17 February',
      by: 'another answer',
      wrong: without('', 20),
    },
    {
      what: 'what was done about two events, each of the other',
      why: 'the summary has 再测已正常 of the pressure and 已问医生 of the oxygen',
      by: 'another answer',
      wrong: both(
        set('[5].kangban.handledAs', '已问医生'),
        set('[6].kangban.handledAs', '再测已正常'),
      ),
    },
    {
      what: 'events that were dealt with and not how',
      why: 'null may be what nobody told, though the summary tells it',
      by: 'another answer',
      label: 'unlikely',
      wrong: set('[].kangban.handledAs', null),
    },
  ],
  'reports.getReport': [
    {
      what: 'how much higher the diastolic pressure is, said of the systolic',
      why: '151 are 11 more than 140',
      by: 'itself',
      at: 'kind=daily',
      wrong: set('sections[metric=bloodPressure].comparison', '比平时高压高 6 mmHg'),
    },
    {
      what: 'pressures of the seven days that end today in the week that ended yesterday',
      why: 'its seven mornings and five evenings are of 12 readings at least',
      by: 'itself',
      at: 'kind=weekly',
      wrong: both(set('pressureCount', 11), replace('reminders', '量了 12 次', '量了 11 次')),
    },
    {
      what: 'warnings of a week from Sunday to Saturday',
      why: 'two pressures were high on Sunday 1 March, and its worst are told from there on',
      by: 'another answer',
      at: 'kind=weekly',
      wrong: both(set('warnings.total', 13), set('warnings.byKind[kind=pressure-high].count', 8)),
    },
    {
      what: 'the night of the shortest sleep as the best',
      why: 'no night of the week is shorter than its 328 minutes',
      by: 'itself',
      at: 'kind=weekly',
      wrong: set('bestDay', { day: '2026-02-25', reason: '周三睡得好' }),
    },
    {
      what: 'a week before that is a day',
      why: 'the neighbour is of the same kind, and the lists have this id of a daily report',
      by: 'another answer',
      at: 'kind=weekly',
      wrong: taken('previousId', { at: 'detail?kind=daily', place: 'previousId' }),
    },
    {
      what: 'a goal of the time before the last',
      why: 'the week of steps has 4,500 on each of its days',
      by: 'another answer',
      at: 'kind=weekly',
      wrong: both(
        set('measures[measure=steps].referenceLow', 4000),
        replace('goals[1].title', '4,500', '4,000'),
      ),
    },
  ],
  'reports.getHeartRisk': [
    {
      what: 'points of a mean out of range for one that is in range',
      why: 'the 26 readings have a mean of 139.6/86, and 1 point is for those often out of it',
      by: 'another answer',
      wrong: both(set('findings[kind=pressure].points', 2), plus('points', 1)),
    },
    {
      what: 'ECGs without the record of many hours',
      why: 'a screening may count strips alone, though it says 心电',
      by: 'another answer',
      label: 'unlikely',
      wrong: both(
        replace('sentence[1].text', '6 次心电', '5 次心电'),
        replace('findings[kind=irregular].text', '6 次心电', '5 次心电'),
      ),
    },
    {
      what: 'the last three times of each finding',
      why: 'how many are the last few is not said',
      by: 'a rule',
      label: 'possible',
      wrong: rows('findings[kind=pressure].times', (list) => list.slice(0, 3)),
    },
  ],
  'reports.getOverview': [
    {
      what: 'days of the calendar with the verdict of the day before',
      why: 'the list has each of these reports with its own',
      by: 'another answer',
      wrong: both(fieldMoved('calendar', 'state'), fieldMoved('calendar', 'stateText')),
    },
    {
      what: 'an unread day too many, in words too',
      why: 'two of the daily reports are unread in the calendar and in the list of all',
      by: 'another answer',
      wrong: both(
        plus('unread.daily', 1),
        replace('sentence[0].text', '4 份', '5 份'),
        replace('elderSentence[0].text', '4 份', '5 份'),
      ),
    },
    {
      what: 'the newest to open first and not the gravest',
      why: 'the weekly report is unread and bad, and the day is warn',
      by: 'a rule',
      wrong: both(
        taken('first.id', { place: 'daily.id' }),
        set('first.kind', 'daily'),
        set('sentence[1]', { text: '先看 3月1日 的日报。', tone: 'warn' }),
        set('elderSentence[1]', { text: '先看 3月1日 的日报。', tone: 'warn' }),
      ),
    },
  ],
  'doctor.getDoctorPage': [
    {
      what: 'a page that was made in the night, in UTC',
      why: 'it has a reading of 05:59 of the same day',
      by: 'itself',
      wrong: later('madeAt', -8),
    },
    {
      what: 'a medicine since the day before',
      why: 'the medicines say 15 February',
      by: 'another answer',
      wrong: replace('person.medicines[0]', '2026-02-15', '2026-02-14'),
    },
    {
      what: 'an age by years alone',
      why: 'she is born on 18 March, and the page is of 2 March',
      by: 'another answer',
      wrong: replace('person.facts[1]', '72 岁', '73 岁'),
    },
    {
      what: 'evenings that were missed told as the mornings are',
      why: 'twelve of thirty days have a reading of the evening',
      by: 'itself',
      wrong: replace('missing[0]', '晚上缺 18 天', '晚上缺 15 天'),
    },
    {
      what: 'readings that reach the reference by the systolic pressure alone, in counts, classes and words',
      why: '132/85 of 19 February reaches 85',
      by: 'itself',
      wrong: both(
        numbers('pressure.weeks[3].reached', (count) => count - 1),
        plus('pressure.total.reached', -1),
        plus('pressure.classes[0].morning', 1),
        plus('pressure.classes[1].morning', -1),
        replace('conclusions[3].text', '21 次', '20 次'),
      ),
    },
    {
      what: 'an ECG that is lost with what counts it',
      why: 'the screening has six ECGs in its 30 days, all of them in those of the page',
      by: 'another answer',
      wrong: both(
        set('ecg.count', 5),
        replace('ecg.text', '心电 6 次：5 份', '心电 5 次：4 份'),
        replace('ecg.text', '未见明显异常 2 份', '未见明显异常 1 份'),
      ),
    },
    {
      what: 'a mean of resting rates that is one higher',
      why: 'those of the page are whole numbers with a mean of 64.6, so that it depends on the digits behind them',
      by: 'itself',
      label: 'unlikely',
      wrong: replace('restingHeart.text', '近 7 天平均 64', '近 7 天平均 65'),
    },
  ],
})
