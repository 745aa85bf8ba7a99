import { both, fields, replace, rows, set, without } from '../places.ts'
import { togetherOf } from '../stranger.ts'

const [DAILY, WEEKLY] = ['kind=daily&id', 'kind=weekly&id']
const section = (metric: string) => `sections[metric=${metric}]`
const LATE_NIGHT = '5小时59分'

export const reported = togetherOf([
  {
    what: 'the daily report has the night that began on its day',
    why: 'a night belongs to the day on which it ended: 331 minutes on 1 March',
    by: 'another answer',
    changes: [
      {
        call: 'reports.getReport',
        at: DAILY,
        wrong: both(
          fields(section('sleep'), () => ({ value: 359, valueText: LATE_NIGHT })),
          set(`${section('sleep')}.details[0].text`, '79 分'),
          set(`${section('sleep')}.details[1].text`, '22:33–05:15'),
          set(`${section('sleep')}.details[2].text`, '20分'),
          set('keyNumbers[0].text', LATE_NIGHT),
        ),
      },
      {
        call: 'reports.listReports',
        at: 'kind=daily',
        wrong: set('list[0].keyNumbers[0].text', LATE_NIGHT),
      },
      {
        call: 'reports.listReports',
        at: 'pn=1',
        wrong: set('list[0].keyNumbers[0].text', LATE_NIGHT),
      },
      { call: 'reports.getOverview', wrong: set('daily.keyNumbers[0].text', LATE_NIGHT) },
    ],
  },
  {
    what: 'details of the night are those of another one',
    why: 'the page of sleep has 00:09 to 06:21 for that day',
    by: 'another answer',
    changes: [
      {
        call: 'reports.getReport',
        at: DAILY,
        wrong: set(`${section('sleep')}.details[1].text`, '22:33–05:15'),
      },
    ],
  },
  {
    what: 'the score in the details is another night’s',
    why: 'the page of sleep has 84 for that day',
    by: 'another answer',
    changes: [
      {
        call: 'reports.getReport',
        at: DAILY,
        wrong: set(`${section('sleep')}.details[0].text`, '79 分'),
      },
    ],
  },
  {
    what: 'morning and evening of the report have changed places',
    why: 'the reading of the morning is 156/96',
    by: 'another answer',
    changes: [
      {
        call: 'reports.getReport',
        at: DAILY,
        wrong: both(
          set(`${section('bloodPressure')}.details[0].text`, '146/89 mmHg'),
          set(`${section('bloodPressure')}.details[1].text`, '156/96 mmHg'),
        ),
      },
    ],
  },
  {
    what: 'the report tells of a reminder that was missed',
    why: 'two pressures were planned, two measured on that day',
    by: 'another answer',
    changes: [
      {
        call: 'reports.getReport',
        at: DAILY,
        wrong: replace('reminders', '血压 2 次都量了', '血压 2 次量了 0 次'),
      },
    ],
  },
  {
    what: 'the lowest oxygen of the report is that of the week',
    why: 'the page of oxygen has 94 for that day',
    by: 'another answer',
    changes: [
      {
        call: 'reports.getReport',
        at: DAILY,
        wrong: set(`${section('oxygen')}.details[0].text`, '89%'),
      },
    ],
  },
  {
    what: 'the goal of the report is an older one',
    why: 'the month of steps has 4500 for that day',
    by: 'another answer',
    changes: [
      {
        call: 'reports.getReport',
        at: DAILY,
        wrong: set(`${section('steps')}.details[0].text`, '4,000 步'),
      },
    ],
  },
  {
    what: 'the week was reported before its Sunday was read',
    why: 'the month of steps has 6040 on 1 March',
    by: 'another answer',
    changes: [
      {
        call: 'reports.getReport',
        at: WEEKLY,
        wrong: both(
          fields('measures[measure=steps]', () => ({
            values: [4801, 5269, 4356, 3838, 3965, 4334, null],
            average: 4427,
            averageText: '4,427',
            rangeText: '3,838–5,269',
            changeText: '少 87 步',
            state: 'none',
            stateText: '未达标',
          })),
          set('keyNumbers[2].text', '4,427 步'),
          without('goals', 1),
        ),
      },
      {
        call: 'reports.listReports',
        at: 'kind=weekly',
        wrong: set('list[0].keyNumbers[2].text', '4,427 步'),
      },
      {
        call: 'reports.listReports',
        at: 'kind=all&pn=2',
        wrong: set('list[0].keyNumbers[2].text', '4,427 步'),
      },
      { call: 'reports.getOverview', wrong: set('weekly.keyNumbers[2].text', '4,427 步') },
    ],
  },
  {
    what: 'the mornings of the week are moved by a day',
    why: 'the month of pressure has the mornings by day',
    by: 'another answer',
    changes: [
      {
        call: 'reports.getReport',
        at: WEEKLY,
        wrong: both(
          ...['values', 'secondValues'].map((list) =>
            rows(`measures[measure=pressureMorning].${list}`, (all) => [
              ...all.slice(1),
              ...all.slice(0, 1),
            ]),
          ),
        ),
      },
    ],
  },
  {
    what: 'the week counts what was worn by readings of pressure',
    why: 'the heart has a mean on each of the seven days',
    by: 'itself',
    changes: [{ call: 'reports.getReport', at: WEEKLY, wrong: set('wornDays', 5) }],
  },
  {
    what: 'the week’s reminders count the planned as done',
    why: 'twelve readings are counted',
    by: 'itself',
    changes: [
      {
        call: 'reports.getReport',
        at: WEEKLY,
        wrong: replace('reminders', '量了 12 次', '量了 14 次'),
      },
    ],
  },
  {
    what: 'the worst day is the best of sleep',
    why: '26 February has the longest night and nothing grave, its report is milder than that of 27 February',
    by: 'another answer',
    label: 'unlikely',
    changes: [
      {
        call: 'reports.getReport',
        at: WEEKLY,
        wrong: both(
          set('worstDay.day', '2026-02-26'),
          set('worstDay.reason', '周四夜间血氧偏低'),
          set('bestDay', null),
        ),
      },
    ],
  },
  {
    what: 'the last week of the changes is the one to come',
    why: 'the week before had 132/81 in the evenings by the page for the doctor',
    by: 'another answer',
    changes: [
      {
        call: 'reports.getReport',
        at: WEEKLY,
        wrong: fields('measures[measure=pressureEvening]', () => ({
          lastAverage: 136,
          lastSecondAverage: 84,
          changeText: '高 6 mmHg',
        })),
      },
    ],
  },
  {
    what: 'the weekday of the newest report, in all lists',
    why: '1 March 2026 is a Sunday',
    by: 'itself',
    changes: [
      { call: 'reports.listReports', wrong: replace('list[].title', '3月1日 周日', '3月1日 周一') },
      { call: 'reports.getOverview', wrong: replace('daily.title', '周日', '周一') },
    ],
  },
  {
    what: 'all is read, and the sentence counts four',
    why: 'nothing is unread',
    by: 'itself',
    changes: [
      {
        call: 'reports.getOverview',
        wrong: both(
          set('unread', { daily: 0, weekly: 0, heartRisk: 0 }),
          set('calendar[].unread', false),
          set('daily.unread', false),
          set('weekly.unread', false),
          set('heartRisk.unread', false),
        ),
      },
      { call: 'reports.listReports', wrong: set('list[].unread', false) },
    ],
  },
  {
    what: 'the first to open has been read',
    why: 'the first of what is unread',
    by: 'a rule',
    changes: [
      {
        call: 'reports.getOverview',
        wrong: both(
          set('weekly.unread', false),
          set('unread.weekly', 0),
          replace('sentence[].text', '4 份', '3 份'),
          replace('elderSentence[].text', '4 份', '3 份'),
        ),
      },
      { call: 'reports.listReports', wrong: set('list[kind=weekly].unread', false) },
    ],
  },
])
