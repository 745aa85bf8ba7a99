import { both, fieldMoved, later, plus, replace, set } from '../places.ts'
import { togetherOf } from '../stranger.ts'

const REPORT = 'reports.getReport'
const RISK = 'reports.getHeartRisk'
const OVERVIEW = 'reports.getOverview'
const LISTS = 'reports.listReports'
const HOLTER = 'holter.getHolterRecord'
const HOLTERS = 'holter.listHolterRecords'
const DOCTOR = 'doctor.getDoctorPage'

const DAY_ROW = 'list[title=3月1日 周日]'
const WEEK_ROW = 'list[title=2月23日–3月1日]'
const RISK_ROW = 'list[kind=heart-risk]'

export const measuredTogetherReports = togetherOf([
  {
    what: 'the night that began on the day of the report, in report, hub and lists',
    why: 'a night belongs to the day on which it ended, and the week of sleep has 331 minutes of 1 March',
    by: 'another answer',
    changes: [
      {
        call: REPORT,
        at: 'kind=daily',
        wrong: both(
          set('sections[metric=sleep].value', 359),
          set('sections[metric=sleep].valueText', '5小时59分'),
          set('sections[metric=sleep].details[0].text', '79 分'),
          set('sections[metric=sleep].details[1].text', '22:33–05:15'),
          set('sections[metric=sleep].details[2].text', '20分'),
          set('sections[metric=sleep].details[3].text', '58 次/分'),
          set('keyNumbers[0].text', '5小时59分'),
        ),
      },
      { call: OVERVIEW, wrong: set('daily.keyNumbers[0].text', '5小时59分') },
      { call: LISTS, wrong: set(`${DAY_ROW}.keyNumbers[0].text`, '5小时59分') },
    ],
  },
  {
    what: 'the highest pressure of the day as its mean, in report, hub and lists',
    why: 'the figure of a day is the mean, and the evening of the same section has 146/89',
    by: 'a rule',
    changes: [
      {
        call: REPORT,
        at: 'kind=daily',
        wrong: both(
          set('sections[metric=bloodPressure].value', 156),
          set('sections[metric=bloodPressure].secondValue', 96),
          set('sections[metric=bloodPressure].valueText', '156/96'),
          set('sections[metric=bloodPressure].comparison', '比平时高压高 16 mmHg'),
          set('keyNumbers[1].text', '156/96 mmHg'),
        ),
      },
      { call: OVERVIEW, wrong: set('daily.keyNumbers[1].text', '156/96 mmHg') },
      { call: LISTS, wrong: set(`${DAY_ROW}.keyNumbers[1].text`, '156/96 mmHg') },
    ],
  },
  {
    what: 'a report of a day made in its morning, in report, hub and lists',
    why: 'it tells an event of 20:33',
    by: 'itself',
    changes: [
      { call: REPORT, at: 'kind=daily', wrong: later('createdAt', -24) },
      { call: OVERVIEW, wrong: later('daily.at', -24) },
      { call: LISTS, wrong: later(`${DAY_ROW}.at`, -24) },
    ],
  },
  {
    what: 'a week from Sunday on, in report, hub, its words and lists',
    why: 'the values begin with Monday, and the first has 136/85, which was measured on 23 February',
    by: 'a rule',
    changes: [
      {
        call: REPORT,
        at: 'kind=weekly',
        wrong: both(set('day', '2026-02-22'), set('endDay', '2026-02-28')),
      },
      {
        call: OVERVIEW,
        wrong: both(
          set('weekly.day', '2026-02-22'),
          set('weekly.endDay', '2026-02-28'),
          set('weekly.title', '2月22日–28日'),
          replace('sentence[1].text', '2月23日–3月1日', '2月22日–28日'),
          replace('elderSentence[1].text', '2月23日–3月1日', '2月22日–28日'),
        ),
      },
      {
        call: LISTS,
        wrong: both(
          set(`${WEEK_ROW}.day`, '2026-02-22'),
          set(`${WEEK_ROW}.endDay`, '2026-02-28'),
          set(`${WEEK_ROW}.title`, '2月22日–28日'),
        ),
      },
    ],
  },
  {
    what: 'the sleep of the seven nights that end today, in the weekly report, hub and lists',
    why: 'the seven values of the report have a mean of 365 minutes',
    by: 'itself',
    changes: [
      {
        call: REPORT,
        at: 'kind=weekly',
        wrong: both(
          set('measures[measure=sleep].average', 362),
          set('measures[measure=sleep].averageText', '6小时2分'),
          set('measures[measure=sleep].changeText', '多 8分'),
          set('keyNumbers[1].text', '6小时2分'),
          replace('change', '多 11分', '多 8分'),
        ),
      },
      {
        call: OVERVIEW,
        wrong: both(
          set('weekly.keyNumbers[1].text', '6小时2分'),
          replace('weekly.change', '多 11分', '多 8分'),
        ),
      },
      {
        call: LISTS,
        wrong: both(
          set(`${WEEK_ROW}.keyNumbers[1].text`, '6小时2分'),
          replace(`${WEEK_ROW}.change`, '多 11分', '多 8分'),
        ),
      },
    ],
  },
  {
    what: 'a screening of 30 days in which all days were measured, in report and lists',
    why: 'the month of the heart has no reading before 16 February',
    by: 'another answer',
    changes: [
      {
        call: RISK,
        wrong: both(set('measuredDays', 30), set('keyNumbers[1].text', '30 天')),
      },
      { call: LISTS, wrong: set(`${RISK_ROW}.keyNumbers[1].text`, '30 天') },
    ],
  },
  {
    what: 'a moderate risk of nine points, in report, hub and lists',
    why: 'the report says itself that 4 points and more are high',
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
        call: LISTS,
        wrong: both(set(`${RISK_ROW}.state`, 'warn'), set(`${RISK_ROW}.stateText`, '中等风险')),
      },
    ],
  },
  {
    what: 'a screening up to today, in report, hub and lists',
    why: 'it counts 26 pressures, and those of its days are 27 with that of today',
    by: 'another answer',
    changes: [
      { call: RISK, wrong: both(set('day', '2026-02-01'), set('endDay', '2026-03-02')) },
      { call: OVERVIEW, wrong: set('heartRisk.day', '2026-03-02') },
      {
        call: LISTS,
        wrong: both(
          set(`${RISK_ROW}.day`, '2026-02-01'),
          set(`${RISK_ROW}.endDay`, '2026-03-02'),
          set(`${RISK_ROW}.title`, '2月1日–3月2日'),
        ),
      },
    ],
  },
  {
    what: 'another word for the day of the week, in hub and lists',
    why: 'no document says how a title names it',
    by: 'a rule',
    label: 'possible',
    changes: [
      { call: OVERVIEW, wrong: replace('daily.title', '周日', '星期日') },
      { call: LISTS, wrong: replace('list[kind=daily].title', '周', '星期') },
    ],
  },
  {
    what: 'evenings up to 23 o’clock, for the doctor and in the month',
    why: "the doctor's page says itself that evenings are 18 to 24, and has a reading of 23:32 as none",
    by: 'itself',
    changes: [
      {
        call: DOCTOR,
        wrong: both(
          set('pressure.readings[3].part', 'other'),
          set('pressure.weeks[3].evening', { sbp: 132, dbp: 82, count: 6 }),
          set('pressure.total.evening', { sbp: 136, dbp: 85, count: 11 }),
          plus('pressure.classes[0].evening', -1),
          replace('conclusions[3].text', '136/84 mmHg（12 次）', '136/85 mmHg（11 次）'),
          replace('missing[0]', '晚上缺 18 天', '晚上缺 19 天'),
        ),
      },
      {
        call: 'monitoring.getBloodPressure',
        at: 'bloodpre/3/',
        wrong: set('kangban.eveningDetails[16]', null),
      },
    ],
  },
  {
    what: 'a block too many of a record, in list and record',
    why: 'ten blocks of 60 seconds at 512 Hz are its 307,200 samples',
    by: 'a rule',
    changes: [
      { call: HOLTERS, wrong: set('list[0].blocks', 11) },
      { call: HOLTER, wrong: set('blocks', 11) },
    ],
  },
  {
    what: 'a record that began in UTC, in list and record and its hour',
    why: "the doctor's page has it of 1 March",
    by: 'another answer',
    changes: [
      { call: HOLTERS, wrong: later('list[0].startedAt', -8) },
      { call: HOLTER, wrong: both(later('startedAt', -8), later('hours[0].at', -8)) },
    ],
  },
  {
    what: 'intervals for beats, in the figures and the hour of the record',
    why: 'the beats that are read are 656',
    by: 'another answer',
    changes: [
      {
        call: HOLTER,
        wrong: both(set('figures[name=beats].value', 655), set('hours[0].beats', 655)),
      },
    ],
  },
  {
    what: 'one of a hundred seconds that could not be trusted, in the figures and the hour',
    why: 'nothing else in the run tells how much of the record is usable',
    by: 'another answer',
    label: 'possible',
    changes: [
      {
        call: HOLTER,
        wrong: both(set('figures[name=usable].value', 99), set('hours[0].usablePercent', 99)),
      },
    ],
  },
  {
    what: 'the strips of a suspected fibrillation each with the rate of the other, in words too',
    why: 'the warnings have 127 of 23 February and 113 of 17 February',
    by: 'another answer',
    changes: [
      {
        call: DOCTOR,
        wrong: both(
          fieldMoved('ecg.strips', 'rate'),
          set(
            'conclusions[0].text',
            '2 份心电图：2月17日 19:51，113–147 次/分（平均 127 次/分）；2月23日 12:50，97–126 次/分（平均 113 次/分）。程序自动分析，请看原图判读',
          ),
        ),
      },
    ],
  },
])
