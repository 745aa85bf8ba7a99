// What is told beside: reminders and plans, and what they, home, warnings and reports have in common with the person.
import { both, plus, replace, rows, set, taken } from '../places.ts'
import { strangersOf, togetherOf, type Wrong } from '../stranger.ts'

const REMINDERS = 'reminders.getReminders'
const HOME = 'home.getHomeSummary'
const SUMMARY = 'warnings.getWarningSummary'
const OVERVIEW = 'reports.getOverview'

/** The two calls that tell of today. */
const today = (...wrongs: readonly Wrong[]) =>
  [
    { call: REMINDERS, wrong: both(...wrongs) },
    { call: 'reminders.getReminderDay', wrong: both(...wrongs) },
  ] as const

const nextTold = (words: string) =>
  both(set('sentence[1].text', words), set('elderSentence[0].text', words))

/** Home and the warnings, which tell of the same matters in the same order. */
const matters = (index: number, field: string, value: unknown) =>
  [
    { call: HOME, wrong: set(`matters[${index}].${field}`, value) },
    { call: SUMMARY, wrong: set(`matters[${index}].${field}`, value) },
  ] as const

const TOGETHER = togetherOf([
  {
    what: 'another value of the reading that has done it',
    why: 'at 05:59 the monitor read 139/89',
    by: 'another answer',
    changes: today(set('items[0].value', '142/92')),
  },
  {
    what: 'done by a reading eight hours before it',
    why: 'the reading of 139/89 is of 05:59 of today',
    by: 'another answer',
    changes: today(set('items[0].at', '2026-03-01T21:59:00+08:00')),
  },
  {
    what: 'the last of the day as the next',
    why: 'at 20:30 something comes due that is not done',
    by: 'itself',
    changes: today(set('nextAt', '2026-03-02T22:00:00+08:00'), nextTold('22:00 戴表睡觉。')),
  },
  {
    what: 'the evening missed before it has come',
    why: 'it is 10 in the morning',
    by: 'itself',
    changes: today(
      set('items[2].state', 'missed'),
      set('nextAt', '2026-03-02T22:00:00+08:00'),
      nextTold('22:00 戴表睡觉。'),
    ),
  },
  {
    what: 'a week with what is still to come today',
    why: 'it is Monday morning: blood pressure has come due once',
    by: 'itself',
    changes: today(set('week', '血压 2 次量了 1 次，吃药都吃了')),
  },
  {
    what: 'a week that was not begun anew on Monday',
    why: 'those are the words of the report on the week before',
    by: 'another answer',
    changes: today(
      set('week', '血压 14 次量了 12 次，吃药都吃了，心电 1 次测了 0 次，戴表 7 晚都戴了'),
    ),
  },
  {
    what: 'twice the dose to take today',
    why: 'the plan may have been changed to 5 mg after it was taken',
    by: 'another answer',
    label: 'unlikely',
    changes: today(set('items[kind=medicine].title', '吃药，氨氯地平 10 mg')),
  },
  {
    what: 'a medicine that was skipped and counts as taken',
    why: 'one of today is done and two are said to be',
    by: 'itself',
    changes: today(set('items[kind=medicine].state', 'skipped')),
  },
  {
    what: 'a task more than there are, in number and words',
    why: 'the list has four of today',
    by: 'itself',
    changes: today(plus('total', 1), replace('sentence[0].text', '4 件', '5 件')),
  },
  {
    what: 'an evening that is yesterday’s and still to come',
    why: 'what of yesterday is open has come due',
    by: 'itself',
    changes: today(set('items[2].day', '2026-03-01')),
  },
  {
    what: 'a night nearer by a day, in home and warnings and their sentences',
    why: 'it began on 28 February and today is 2 March',
    by: 'itself',
    changes: [
      {
        call: HOME,
        wrong: both(
          set('matters[0].when', '昨天 02:04'),
          replace('sentence[0].text', '前天', '昨天'),
          replace('elderSentence[0].text', '前天', '昨天'),
        ),
      },
      { call: SUMMARY, wrong: set('matters[0].when', '昨天 02:04') },
    ],
  },
  {
    what: 'a matter that is gone from home and warnings while its events wait',
    why: 'four warnings of blood pressure in the list are not handled',
    by: 'another answer',
    changes: [
      {
        call: HOME,
        wrong: both(
          set('openMatters', 1),
          rows('matters', (list) => list.slice(0, 1)),
        ),
      },
      {
        call: SUMMARY,
        wrong: both(
          set('open', 1),
          rows('matters', (list) => list.toSpliced(1, 1)),
          replace('sentence[0].text', '2 件', '1 件'),
        ),
      },
    ],
  },
  {
    what: 'low oxygen that is only to be looked at, by home and by warnings',
    why: 'the one event of it is bad in the list',
    by: 'another answer',
    changes: matters(0, 'level', 'warn'),
  },
  {
    what: 'an event less in the words than there are behind them',
    why: 'there are four ids, each of a reading that was high',
    by: 'itself',
    changes: matters(1, 'count', '3 次偏高'),
  },
  {
    what: 'a day more without anything done',
    why: 'who counts the first day too comes to three',
    by: 'itself',
    label: 'unlikely',
    changes: matters(0, 'progress', '已经 3 天没有处理'),
  },
  {
    what: 'a matter that went on before it began',
    why: 'its first event is of 27 February',
    by: 'itself',
    changes: matters(1, 'lastAt', '2026-02-26T20:33:00+08:00'),
  },
])

const SINGLE = strangersOf({
  [REMINDERS]: [
    {
      what: 'an ECG planned on Mondays that today knows nothing of',
      why: 'today is Monday, and nothing is to be done at 21:15',
      by: 'itself',
      wrong: both(set('plans[kind=ecg].weekdays', [1]), set('plans[kind=ecg].times', ['21:15'])),
    },
    {
      what: 'a plan that is off and still to come tonight',
      why: 'the watch is to be worn at 22:00 by that plan alone',
      by: 'itself',
      wrong: set('plans[kind=watch].active', false),
    },
    {
      what: 'a suggestion of what is planned',
      why: 'what could be planned is what is not planned yet',
      by: 'a rule',
      wrong: set('suggestions', [
        {
          title: '测血压',
          kind: 'pressure',
          name: '',
          dose: '',
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          times: ['06:00', '20:30'],
          active: true,
        },
      ]),
    },
    {
      what: 'a watch to be worn by who has none',
      why: 'what is suggested is of the own medicines and devices',
      by: 'a rule',
      person: 'newcomer',
      wrong: taken('suggestions', {
        at: '/reminder/v1/app/list',
        place: 'suggestions',
        person: 'son',
      }),
    },
  ],
  'doctor.getDoctorPage': [
    {
      what: 'the person of another page',
      why: 'the profile has another name, sex and birthday',
      by: 'another answer',
      wrong: taken('person', { at: 'doctor-page', place: 'person', person: 'patient' }),
    },
    {
      what: 'years from New Year',
      why: 'she is 73 on 18 March by her profile',
      by: 'another answer',
      wrong: replace('person.facts[1]', '72 岁', '73 岁'),
    },
  ],
  [OVERVIEW]: [
    {
      what: 'a daily report read in all that the hub tells, and not in the lists',
      why: 'the list has two daily reports that are not read',
      by: 'another answer',
      wrong: both(
        set('unread.daily', 1),
        set('calendar[day=2026-02-28].unread', false),
        replace('sentence[0].text', '4 份', '3 份'),
        replace('elderSentence[0].text', '4 份', '3 份'),
      ),
    },
  ],
  'reports.listReports': [
    {
      what: 'all reports counted without the documents among them',
      why: 'the totals of the kinds come to four more',
      by: 'another answer',
      at: 'kind=all',
      wrong: plus('total', -4),
    },
  ],
})

export const told = [...TOGETHER, ...SINGLE]
