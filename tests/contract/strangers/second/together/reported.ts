import { both, instead, reversed, set, taken, without } from '../../places.ts'
import { togetherOf } from '../../stranger.ts'

const OVERVIEW = 'reports.getOverview'
const REPORTS = 'reports.listReports'
const REPORT = 'reports.getReport'
const RISK = 'reports.getHeartRisk'
const PAGE = 'doctor.getDoctorPage'

export const togetherReported = togetherOf([
  {
    what: 'a good Sunday in overview, calendar and lists',
    why: 'the report itself says warn',
    by: 'another answer',
    changes: [
      {
        call: OVERVIEW,
        wrong: both(
          set('daily.state', 'good'),
          set('daily.stateText', '良好'),
          set('calendar[-1].state', 'good'),
          set('calendar[-1].stateText', '良好'),
        ),
      },
      {
        call: REPORTS,
        at: 'kind=all',
        wrong: both(set('list[0].state', 'good'), set('list[0].stateText', '良好')),
      },
      {
        call: REPORTS,
        at: 'kind=daily',
        wrong: both(set('list[0].state', 'good'), set('list[0].stateText', '良好')),
      },
    ],
  },
  {
    what: 'digits of the steps exchanged in all key numbers of the week',
    why: 'its seven days come to 4,658',
    by: 'itself',
    changes: [
      { call: REPORT, at: 'kind=weekly', wrong: set('keyNumbers[label=步数].text', '4,568 步') },
      { call: OVERVIEW, wrong: set('weekly.keyNumbers[label=步数].text', '4,568 步') },
      {
        call: REPORTS,
        at: 'kind=weekly',
        wrong: set('list[0].keyNumbers[label=步数].text', '4,568 步'),
      },
    ],
  },
  {
    what: 'all read, but in words',
    why: 'the sentence has four unread',
    by: 'itself',
    changes: [
      {
        call: OVERVIEW,
        wrong: both(
          set('unread', { daily: 0, weekly: 0, heartRisk: 0 }),
          set('daily.unread', false),
          set('weekly.unread', false),
          set('heartRisk.unread', false),
          set('calendar[].unread', false),
          set('first', null),
        ),
      },
      { call: REPORTS, wrong: set('list[].unread', false) },
    ],
  },
  {
    what: 'a moderate risk in overview, list and screening',
    why: 'nine points are high by its own method',
    by: 'itself',
    changes: [
      {
        call: RISK,
        wrong: both(
          set('level', 'moderate'),
          set('levelText', '中等风险'),
          set('state', 'warn'),
          set('stateText', '中等风险'),
        ),
      },
      {
        call: OVERVIEW,
        wrong: both(
          set('heartRisk.level', 'moderate'),
          set('heartRisk.levelText', '中等风险'),
          set('heartRisk.state', 'warn'),
        ),
      },
      {
        call: REPORTS,
        at: 'kind=heart-risk',
        wrong: both(set('list[0].state', 'warn'), set('list[0].stateText', '中等风险')),
      },
    ],
  },
  {
    what: 'the sleep of the day before in report, list and overview',
    why: 'the night that ended on 1 March has 331 minutes on the page of the sleep',
    by: 'another answer',
    changes: [
      {
        call: REPORT,
        at: 'kind=daily',
        wrong: both(
          set('keyNumbers[label=睡眠].text', '6小时15分'),
          set('sections[metric=sleep].value', 375),
          set('sections[metric=sleep].valueText', '6小时15分'),
        ),
      },
      { call: OVERVIEW, wrong: set('daily.keyNumbers[label=睡眠].text', '6小时15分') },
      {
        call: REPORTS,
        at: 'ps=20&kind=daily',
        wrong: set('list[0].keyNumbers[label=睡眠].text', '6小时15分'),
      },
    ],
  },
  {
    what: 'the highest pressure for the mean in report, list and overview',
    why: 'the two readings of the day come to 151/93',
    by: 'another answer',
    changes: [
      {
        call: REPORT,
        at: 'kind=daily',
        wrong: both(
          set('keyNumbers[label=血压].text', '156/96 mmHg'),
          set('sections[metric=bloodPressure].value', 156),
          set('sections[metric=bloodPressure].secondValue', 96),
          set('sections[metric=bloodPressure].valueText', '156/96'),
        ),
      },
      { call: OVERVIEW, wrong: set('daily.keyNumbers[label=血压].text', '156/96 mmHg') },
      {
        call: REPORTS,
        at: 'ps=20&kind=daily',
        wrong: set('list[0].keyNumbers[label=血压].text', '156/96 mmHg'),
      },
    ],
  },
  {
    what: 'a week that begins on Tuesday in report, list and overview',
    why: 'weeks begin on Monday, and its title has the 23rd',
    by: 'itself',
    changes: [
      { call: REPORT, at: 'kind=weekly', wrong: set('day', '2026-02-24') },
      { call: OVERVIEW, wrong: set('weekly.day', '2026-02-24') },
      { call: REPORTS, at: 'kind=weekly', wrong: set('list[0].day', '2026-02-24') },
    ],
  },
  {
    what: 'a weekly report of a week that is not over',
    why: 'it is Monday',
    by: 'another answer',
    changes: [
      {
        call: OVERVIEW,
        wrong: both(
          set('weekly.day', '2026-03-02'),
          set('weekly.endDay', '2026-03-08'),
          set('weekly.title', '3月2日–8日'),
        ),
      },
      {
        call: REPORTS,
        at: 'kind=weekly',
        wrong: both(
          set('list[0].day', '2026-03-02'),
          set('list[0].endDay', '2026-03-08'),
          set('list[0].title', '3月2日–8日'),
        ),
      },
    ],
  },
  {
    what: 'a daily report lost from calendar and lists',
    why: 'the report of 1 March has it before it',
    by: 'another answer',
    changes: [
      { call: OVERVIEW, wrong: without('calendar', -2) },
      { call: REPORTS, at: 'ps=20&kind=daily', wrong: both(without('list', 1), set('total', 13)) },
    ],
  },
  {
    what: 'the oldest first in all lists of daily reports',
    why: 'the list of all begins with the newest',
    by: 'another answer',
    changes: [
      { call: REPORTS, at: 'kind=daily', wrong: reversed('list') },
      { call: OVERVIEW, wrong: reversed('calendar') },
    ],
  },
  {
    what: 'four findings in all key numbers where three are found',
    why: 'four findings are found',
    by: 'itself',
    changes: [
      { call: RISK, wrong: set('keyNumbers[label=发现].text', '3 项') },
      {
        call: REPORTS,
        at: 'kind=heart-risk',
        wrong: set('list[0].keyNumbers[label=发现].text', '3 项'),
      },
    ],
  },
  {
    what: 'a fibrillation forgotten in screening and page for the doctor',
    why: 'two warnings of it are in the list',
    by: 'another answer',
    changes: [
      {
        call: RISK,
        wrong: both(
          set('findings[kind=irregular].state', 'none'),
          set('findings[kind=irregular].count', 0),
          set('findings[kind=irregular].points', 0),
          set('findings[kind=irregular].times', []),
          set('points', 5),
        ),
      },
      { call: PAGE, wrong: without('conclusions', 0) },
    ],
  },
  {
    what: "the mother's weekly report as the son's latest",
    why: 'his list has another',
    by: 'another answer',
    person: 'son',
    changes: [
      { call: OVERVIEW, wrong: taken('weekly', { at: 'report/v1/app/overview', place: 'weekly' }) },
      { call: REPORT, at: 'kind=weekly', wrong: instead('kind=weekly&id=') },
    ],
  },
  {
    what: 'a day too many in week and calendar',
    why: 'it is not over, and its report comes the day after',
    by: 'another answer',
    person: 'son',
    changes: [
      { call: OVERVIEW, wrong: set('calendar[-1].day', '2026-03-02') },
      {
        call: REPORTS,
        at: 'ps=20&kind=daily',
        wrong: both(
          set('list[0].day', '2026-03-02'),
          set('list[0].endDay', '2026-03-02'),
          set('list[0].title', '3月2日 周一'),
        ),
      },
    ],
  },
  {
    what: 'an overview and a list of a patient without data',
    why: 'his pages have no data of any day',
    by: 'another answer',
    person: 'patient',
    changes: [
      { call: OVERVIEW, wrong: instead('report/v1/app/overview', 'son') },
      { call: REPORTS, at: 'ps=20&kind=daily', wrong: instead('ps=20&kind=daily', 'son') },
    ],
  },
])
