import { both, replace, set, shifted, taken } from '../places.ts'
import { strangersOf } from '../stranger.ts'

const DAILY = 'kind=daily&id='
const WEEKLY = 'kind=weekly&id='
const PRESSURE = 'sections[metric=bloodPressure]'
const STEPS = 'measures[measure=steps]'

export const reports = strangersOf({
  'reports.getReport': [
    {
      what: 'a report after the latest',
      why: 'the overview has none later',
      by: 'another answer',
      at: DAILY,
      wrong: taken('nextId', { at: 'kind=daily&id=', place: 'previousId' }),
    },
    {
      what: 'a report that comes before itself',
      why: 'the one before is another',
      by: 'itself',
      at: DAILY,
      wrong: taken('previousId', { at: 'kind=daily&id=', place: 'id' }),
    },
    {
      what: 'a goal missed with 6,040 of 4,500',
      why: 'the goal is met',
      by: 'itself',
      at: DAILY,
      wrong: both(
        set('sections[metric=steps].state', 'none'),
        set('sections[metric=steps].stateText', '未达标'),
      ),
    },
    {
      what: 'nothing measured where two readings are told',
      why: 'two readings done by the clock of the reminders could be missed ones',
      by: 'itself',
      label: 'unlikely',
      at: DAILY,
      wrong: replace('reminders', '血压 2 次都量了', '血压 2 次量了 0 次'),
    },
    {
      what: 'body temperature',
      why: 'the night of the page is 34.48',
      by: 'another answer',
      at: DAILY,
      wrong: both(
        set('sections[metric=temperature].value', 36.5),
        set('sections[metric=temperature].valueText', '36.5'),
      ),
    },
    {
      what: 'a week that begins on Sunday',
      why: 'the page of the steps has 6,040 on 1 March',
      by: 'another answer',
      at: WEEKLY,
      wrong: shifted(`${STEPS}.values`),
    },
    {
      what: 'the mean of another week',
      why: 'the seven days come to 4,658',
      by: 'itself',
      at: WEEKLY,
      wrong: set(`${STEPS}.average`, 4634),
    },
    {
      what: 'a Thursday on a Wednesday',
      why: '25 February 2026 is a Wednesday',
      by: 'itself',
      at: WEEKLY,
      wrong: set('bestDay.day', '2026-02-25'),
    },
    {
      what: 'every warning a grave one',
      why: 'one fibrillation and two falls are',
      by: 'itself',
      at: WEEKLY,
      wrong: set('warnings.bad', 15),
    },
    {
      what: 'a worst that is not the worst',
      why: 'the list has 156/95 of the same id',
      by: 'another answer',
      at: WEEKLY,
      wrong: set('warnings.byKind[kind=pressure-high].worst.valueText', '145/88'),
    },
    {
      what: 'the evening told of the morning',
      why: 'the morning has 147/90',
      by: 'itself',
      at: WEEKLY,
      wrong: replace('sentence[].text', '147/90', '142/88'),
    },
    {
      what: 'warnings without a kind',
      why: 'two warnings have kinds',
      by: 'itself',
      at: WEEKLY,
      person: 'son',
      wrong: set('warnings.total', 2),
    },
    {
      what: 'a range that leaves the best day out',
      why: 'a day has 9,143',
      by: 'itself',
      at: WEEKLY,
      person: 'son',
      wrong: replace(`${STEPS}.rangeText`, '9,143', '8,111'),
    },
    {
      what: 'a mean of the sleep with the night of today',
      why: 'the seven come to 417 minutes',
      by: 'itself',
      at: WEEKLY,
      person: 'son',
      wrong: both(
        set('measures[measure=sleep].average', 416),
        set('measures[measure=sleep].averageText', '6小时96分'),
      ),
    },
    {
      what: 'a usual day of the mother',
      why: 'what is usual and what was walked differ by 2,500',
      by: 'itself',
      at: DAILY,
      person: 'son',
      wrong: taken('sections[metric=steps].baseline', {
        at: 'kind=daily&id=',
        place: 'sections[metric=steps].baseline',
      }),
    },
    {
      what: 'a pressure of who has no monitor',
      why: 'it is shown as not measured',
      by: 'itself',
      at: DAILY,
      person: 'son',
      wrong: set(`${PRESSURE}.value`, 0),
    },
  ],
})
