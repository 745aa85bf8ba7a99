// What reports hold: medians, first days of a week, sums that fit in themselves, and figures of another page.
import { both, fields, replace, rows, set, taken } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const REPORT = 'reports.getReport'
const RISK = 'reports.getHeartRisk'
const LIST = 'reports.listReports'
const OVERVIEW = 'reports.getOverview'

const single = strangersOf({
  [REPORT]: [
    {
      what: 'what is usual of the sleep is the mean of the nights before',
      why: 'it is their median, 375, which the bad night of 18 February does not pull to 362',
      by: 'another answer',
      at: 'kind=daily',
      wrong: set('sections[metric=sleep].baseline', 362),
    },
    {
      what: 'the worst pressure of the week is the first one out of range',
      why: 'the list of warnings has 156/96 of 1 March in the same week, and this one has 149/92',
      by: 'another answer',
      at: 'kind=weekly',
      wrong: both(
        fields('warnings.byKind[kind=pressure-high].worst', () => ({
          valueText: '149/92',
          occurredAt: '2026-02-24T06:15:00+08:00',
        })),
        taken('warnings.byKind[kind=pressure-high].worst.id', {
          at: 'abnormal/list',
          place: '[11].id',
        }),
      ),
    },
    {
      what: 'one of yesterday’s readings is not counted for what was to be measured',
      why: 'the week has twelve done and twelve readings, though one may have been ticked by hand',
      by: 'another answer',
      label: 'unlikely',
      at: 'kind=daily',
      wrong: replace('reminders', '血压 2 次都量了', '血压 2 次量了 1 次'),
    },
  ],
  [RISK]: [
    {
      what: 'the matters of a week are those of the week after',
      why: 'nothing was measured before 16 February, and a week from the 9th to the 15th has four',
      by: 'another answer',
      wrong: both(set('trend.weeks[1].count', 4), set('trend.weeks[3].count', 0)),
    },
    {
      what: 'what the watch could not look for is found well',
      why: 'no electrocardiogram was made in these days, as the page for the doctor says',
      by: 'another answer',
      person: 'son',
      wrong: fields('findings[kind=irregular]', () => ({
        state: 'none',
        text: '没有发现疑似房颤',
      })),
    },
  ],
})

const SEVENTY_SIX = { text: '76 次/分' }
const heartOf = (place: string) => fields(`${place}.keyNumbers[label=心率]`, () => SEVENTY_SIX)

const together = togetherOf([
  {
    what: 'yesterday’s heart has its digits the other way round in report, lists and hub',
    why: 'week and month of the heart have a mean of 67 on that day',
    by: 'another answer',
    changes: [
      {
        call: REPORT,
        at: 'kind=daily',
        wrong: both(
          fields('keyNumbers[label=心率]', () => SEVENTY_SIX),
          fields('sections[metric=heartRate]', () => ({
            value: 76,
            valueText: '76',
            comparison: '比平时高 10 次/分',
          })),
        ),
      },
      { call: OVERVIEW, wrong: heartOf('daily') },
      { call: LIST, wrong: heartOf('list[title=3月1日 周日]') },
    ],
  },
  {
    what: 'the week’s sleep is divided by eight nights, in report, lists, hub and their words',
    why: 'the seven nights of the report have a mean of 365, and none is missing',
    by: 'itself',
    changes: [
      {
        call: REPORT,
        at: 'kind=weekly',
        wrong: both(
          fields('measures[measure=sleep]', () => ({
            average: 319,
            averageText: '5小时19分',
            changeText: '少 35分',
          })),
          fields('keyNumbers[label=睡眠]', () => ({ text: '5小时19分' })),
          replace('change', '睡眠多 11分', '睡眠少 35分'),
        ),
      },
      {
        call: OVERVIEW,
        wrong: both(
          fields('weekly.keyNumbers[label=睡眠]', () => ({ text: '5小时19分' })),
          replace('weekly.change', '睡眠多 11分', '睡眠少 35分'),
        ),
      },
      {
        call: LIST,
        wrong: both(
          fields('list[title=2月23日–3月1日].keyNumbers[label=睡眠]', () => ({
            text: '5小时19分',
          })),
          replace('list[title=2月23日–3月1日].change', '睡眠多 11分', '睡眠少 35分'),
        ),
      },
    ],
  },
  {
    what: 'the screening finds a low risk in list, hub and in itself, with all its findings',
    why: 'four findings of nine points are beside it, and four points and more are high by its method',
    by: 'itself',
    changes: [
      {
        call: RISK,
        wrong: fields('', () => ({
          level: 'low',
          levelText: '低风险',
          state: 'good',
          stateText: '低风险',
        })),
      },
      {
        call: OVERVIEW,
        wrong: fields('heartRisk', () => ({ level: 'low', levelText: '低风险', state: 'good' })),
      },
      {
        call: LIST,
        wrong: fields('list[kind=heart-risk]', () => ({ state: 'good', stateText: '低风险' })),
      },
    ],
  },
  {
    what: 'a fall of the oxygen is missing from yesterday’s week and from the screening alike',
    why: 'warnings, oxygen and the page for the doctor have two in that week and four in the thirty days',
    by: 'another answer',
    changes: [
      {
        call: REPORT,
        at: 'kind=weekly',
        wrong: both(
          set('warnings.byKind[kind=oxygen-low].count', 1),
          set('warnings.total', 14),
          set('warnings.bad', 2),
        ),
      },
      {
        call: RISK,
        wrong: both(
          fields('findings[kind=low-oxygen]', () => ({
            count: 3,
            text: '血氧低过 90% 3 次，最低 86%',
          })),
          rows('findings[kind=low-oxygen].times', (list) => list.slice(1)),
        ),
      },
    ],
  },
])

export const reports = [...single, ...together]
