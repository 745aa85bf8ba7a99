import { both, fields, replace, rows, set } from '../places.ts'
import { strangersOf } from '../stranger.ts'

const WEEKLY = 'kind=weekly&id'
const measure = (name: string) => `measures[measure=${name}]`

export const weeklyReport = strangersOf({
  'reports.getReport': [
    {
      what: 'the week begins on a Sunday',
      why: 'a week goes from Monday to Sunday',
      by: 'a rule',
      at: WEEKLY,
      wrong: both(set('day', '2026-02-22'), set('endDay', '2026-02-28')),
    },
    {
      what: 'the mean of the mornings is that of the evenings',
      why: 'the seven mornings have 147',
      by: 'itself',
      at: WEEKLY,
      wrong: fields(measure('pressureMorning'), () => ({
        average: 142,
        secondAverage: 88,
        averageText: '142/88',
      })),
    },
    {
      what: 'the mean of the evenings counts the gaps',
      why: 'five evenings have 142',
      by: 'itself',
      at: WEEKLY,
      wrong: fields(measure('pressureEvening'), () => ({
        average: 101,
        secondAverage: 63,
        averageText: '101/63',
      })),
    },
    {
      what: 'a day of the sleep is that of the day before',
      why: 'the month of sleep has 384 on 24 February',
      by: 'another answer',
      at: WEEKLY,
      wrong: rows(`${measure('sleep')}.values`, (days) => [
        ...days.slice(-1),
        ...days.slice(0, -1),
      ]),
    },
    {
      what: 'the range is of the days before',
      why: 'the values go from 136 to 156',
      by: 'itself',
      at: WEEKLY,
      wrong: set(`${measure('pressureMorning')}.rangeText`, '高压 132–150'),
    },
    {
      what: 'the change was not counted anew',
      why: '147 less 138 are 9',
      by: 'itself',
      at: WEEKLY,
      wrong: replace(`${measure('pressureMorning')}.changeText`, '9', '7'),
    },
    {
      what: 'higher is called lower',
      why: '147 against 138',
      by: 'itself',
      at: WEEKLY,
      wrong: replace(`${measure('pressureMorning')}.changeText`, '高', '低'),
    },
    {
      what: 'the lowest oxygen of a day is its mean',
      why: 'the month of oxygen has 89 on 27 February',
      by: 'another answer',
      at: WEEKLY,
      wrong: set(`${measure('oxygenLowest')}.values[4]`, 96),
    },
    {
      what: 'a gap in the evenings is 0',
      why: 'a day without a measurement is null',
      by: 'a rule',
      at: WEEKLY,
      wrong: both(
        set(`${measure('pressureEvening')}.values[3]`, 0),
        set(`${measure('pressureEvening')}.secondValues[3]`, 0),
      ),
    },
    {
      what: 'worn on more days than the week has',
      why: 'a week has seven days',
      by: 'a rule',
      at: WEEKLY,
      wrong: set('wornDays', 9),
    },
    {
      what: 'the readings are those of the mornings',
      why: 'seven mornings and five evenings are twelve',
      by: 'itself',
      at: WEEKLY,
      wrong: set('pressureCount', 7),
    },
    {
      what: 'the warnings are those of the month',
      why: 'the kinds beside it make fifteen',
      by: 'itself',
      at: WEEKLY,
      wrong: set('warnings.total', 21),
    },
    {
      what: 'the kinds are counted by matters',
      why: 'the kinds make the total',
      by: 'itself',
      at: WEEKLY,
      wrong: set('warnings.byKind[kind=pressure-high].count', 2),
    },
    {
      what: 'the worst of a kind is the newest',
      why: 'the list of events has 156/95 in that week',
      by: 'another answer',
      at: WEEKLY,
      wrong: fields('warnings.byKind[2].worst', () => ({
        id: '3286fa42-cf56-4fe6-804b-1f7b8b1b59e6',
        title: '晚上血压偏高',
        valueText: '146/89',
        occurredAt: '2026-03-01T20:33:00+08:00',
      })),
    },
    {
      what: 'more grave ones than there are',
      why: 'of the kinds one and two are grave',
      by: 'itself',
      at: WEEKLY,
      wrong: set('warnings.bad', 13),
    },
    {
      what: 'the last week’s warnings are this week’s',
      why: 'the list of events has six in the week before',
      by: 'another answer',
      at: WEEKLY,
      wrong: set('warnings.lastWeek', 15),
    },
    {
      what: 'the best day is the worst too',
      why: 'no day is both',
      by: 'itself',
      at: WEEKLY,
      wrong: set('bestDay.day', '2026-02-27'),
    },
    {
      what: 'the best day lies in the week before',
      why: 'the report is of 23 February to 1 March',
      by: 'itself',
      at: WEEKLY,
      wrong: set('bestDay.day', '2026-02-19'),
    },
    {
      what: 'the reason names another weekday',
      why: '26 February is a Thursday',
      by: 'itself',
      at: WEEKLY,
      wrong: replace('bestDay.reason', '周四', '周五'),
    },
    {
      what: 'the goal is not that of the measure',
      why: 'the lower end of the steps is 4500',
      by: 'itself',
      at: WEEKLY,
      wrong: replace('goals[1].title', '4,500', '6,000'),
    },
    {
      what: 'last week’s mean is not that of its own report',
      why: 'the row of that week has 138/86 in the list',
      by: 'another answer',
      at: WEEKLY,
      wrong: both(
        fields(measure('pressureMorning'), () => ({
          lastAverage: 136,
          lastSecondAverage: 85,
          changeText: '高 11 mmHg',
        })),
      ),
    },
    {
      what: 'the change in the headline is of another measure',
      why: 'steps are 144 more, the sleep 11 minutes',
      by: 'itself',
      at: WEEKLY,
      wrong: replace('change', '睡眠多 11分', '睡眠少 11分'),
    },
  ],
})
