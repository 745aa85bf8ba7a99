// Reports of days, weeks and the heart: weekdays, windows, signs, goals, levels against their points.
import { addDays } from '@kangban/china-time'
import { both, replace, rows, set, shifted, taken, texts } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const CALL = 'reports.getReport'
const DAY = 'kind=daily'
const WEEK = 'kind=weekly'
const HEART = 'reports.getHeartRisk'
const HUB = 'reports.getOverview'
const LISTS = 'reports.listReports'
const HEART_ROW = 'list[kind=heart-risk]'
const WEEK_ROW = 'list[title=2月23日–3月1日]'

const dayBefore = (place: string) => texts(place, (day) => addDays(day, -1))

const SINGLE = strangersOf({
  [CALL]: [
    {
      what: 'the values of the week begin with its Sunday',
      why: 'a week has its Monday first, and the month has 6040 steps on 03-01, a Sunday',
      by: 'a rule',
      at: WEEK,
      wrong: both(shifted('measures[].values'), shifted('measures[].secondValues')),
    },
    {
      what: 'the range of the pulse in the week is that of single readings',
      why: 'it is from the lowest to the highest day, which are 65 and 67 of the values',
      by: 'a rule',
      at: WEEK,
      wrong: set('measures[measure=heartRate].rangeText', '51–139'),
    },
    {
      what: 'an event of the day before stands in the report of the day, and is counted in its words',
      why: 'the event is of 02-28, and two readings were taken on 03-01',
      by: 'itself',
      at: DAY,
      wrong: both(
        rows('events', (list) => [...list.slice(0, 1), ...list]),
        set('events[0].occurredAt', '2026-02-28T07:22:00+08:00'),
        set('events[0].valueText', '147/90'),
        taken('events[0].id', { at: 'abnormal/list', place: '[2].id' }),
        replace('sentence[0].text', '2 次', '3 次'),
      ),
    },
    {
      what: 'the steps of the day are held against the goal of people who never set any',
      why: 'the goal of 03-01 was 4500 by the goals of the week',
      by: 'another answer',
      at: DAY,
      wrong: set('sections[metric=steps].details[label=目标].text', '6,000 步'),
    },
  ],
  [HEART]: [
    {
      what: 'the readings of today are counted though the span has ended',
      why: 'until the last day, 03-01, the month has 26 readings, and the 27th is of 03-02',
      by: 'another answer',
      wrong: replace('findings[kind=pressure].text', '26 次', '27 次'),
    },
    {
      what: 'each week of the trend begins on Sunday',
      why: 'the weeks lead up to the last day, 03-01, and the last of them ends a day before it',
      by: 'a rule',
      wrong: both(dayBefore('trend.weeks[].day'), dayBefore('trend.weeks[].endDay')),
    },
    {
      what: 'it became worse than in a span in which nobody measured',
      why: 'eight matters after none are more, though the account is of 02-12',
      by: 'itself',
      label: 'unlikely',
      wrong: both(set('trend.direction', 'worse'), set('trend.text', '比上个 30 天多 8 件')),
    },
  ],
})

const TOGETHER = togetherOf([
  {
    what: 'the nights of the week are shorter by as much as they were longer',
    why: 'the average is 365 minutes after 354 of the week before',
    by: 'itself',
    changes: [
      {
        call: CALL,
        at: WEEK,
        wrong: both(
          replace('measures[measure=sleep].changeText', '多', '少'),
          replace('change', '睡眠多', '睡眠少'),
        ),
      },
      { call: LISTS, wrong: replace(`${WEEK_ROW}.change`, '睡眠多', '睡眠少') },
      { call: HUB, wrong: replace('weekly.change', '睡眠多', '睡眠少') },
    ],
  },
  {
    what: 'nine points are a moderate risk',
    why: 'four points and more are a high one, as the report itself says of its method',
    by: 'itself',
    changes: [
      {
        call: HEART,
        wrong: both(
          set('level', 'moderate'),
          set('levelText', '中等风险'),
          set('state', 'warn'),
          set('stateText', '中等风险'),
        ),
      },
      {
        call: LISTS,
        wrong: both(set(`${HEART_ROW}.state`, 'warn'), set(`${HEART_ROW}.stateText`, '中等风险')),
      },
      {
        call: HUB,
        wrong: both(
          set('heartRisk.level', 'moderate'),
          set('heartRisk.levelText', '中等风险'),
          set('heartRisk.state', 'warn'),
        ),
      },
    ],
  },
  {
    what: 'the watch was worn on all days of the span',
    why: 'the month has a pulse on 14 days until 03-01, and on none before 02-16',
    by: 'another answer',
    changes: [
      {
        call: HEART,
        wrong: both(set('measuredDays', 30), set('keyNumbers[label=佩戴].text', '30 天')),
      },
      { call: LISTS, wrong: set(`${HEART_ROW}.keyNumbers[label=佩戴].text`, '30 天') },
    ],
  },
])

export const reports = [...SINGLE, ...TOGETHER]
