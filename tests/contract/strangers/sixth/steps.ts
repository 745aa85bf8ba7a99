// The steps: another stride, another goal, the hours of London, and which days a mean is made of.
import { both, edit, replace, rows, set } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const STEPS = 'monitoring.getSteps'
const HOME = 'home.getHomeSummary'

const scaled = (place: string, factor: number) =>
  edit(place, (value) => (typeof value === 'number' ? Math.round(value * factor) : value))

const hoursEarlier = (place: string) =>
  rows(place, (list) => [...list.slice(8), ...list.slice(0, 8)])

const single = strangersOf({
  [STEPS]: [
    {
      what: 'the stride is that of a man, in all spans and in the energy',
      why: 'the profile has a woman of 158 cm, whose step is 0.413 of it',
      by: 'another answer',
      wrong: both(scaled('distance', 415 / 413), scaled('calorie', 415 / 413)),
    },
    {
      what: 'the whole month is held to the goal that its first days had',
      why: 'the goals beside the days say 4,500 from 12 February on, which seven of the days met',
      by: 'itself',
      at: '/activity/3/',
      wrong: set('kangban.daysMet', 11),
    },
    {
      what: 'the mean day of the week has the hours of London',
      why: 'it would have 552 steps at two in the night on six nights asleep, which a watch may still count',
      by: 'another answer',
      label: 'unlikely',
      at: '/activity/2/',
      wrong: hoursEarlier('kangban.hourMeans'),
    },
  ],
})

const withToday = both(
  set('average', 4244),
  set('kangban.compared', 'less'),
  set('kangban.sentence', [{ text: '走得比上周少，周日最远。', tone: 'plain' }]),
  set('kangban.elderSentence', [{ text: '走得比上周少。', tone: 'plain' }]),
)

const together = togetherOf([
  {
    what: 'today is part of the mean of its week although it is not over, and so it is less than before',
    why: 'today counts only where it is alone, and the six days before have 4,634',
    by: 'a rule',
    changes: [
      { call: STEPS, at: '/activity/1/', wrong: set('average', 4244) },
      { call: STEPS, at: '/activity/2/', wrong: withToday },
    ],
  },
  {
    what: 'today is measured by the goal that was before 12 February, on its page and on home',
    why: 'week and month have 4,500 as the goal of today',
    by: 'another answer',
    changes: [
      {
        call: STEPS,
        at: '/activity/1/',
        wrong: both(
          set('target', 4000),
          replace(
            'kangban.sentence[0].text',
            '4,500 步的目标还差 2,596',
            '4,000 步的目标还差 2,096',
          ),
          replace('kangban.sentence[0].text', '30 分钟', '25 分钟'),
          replace('kangban.elderSentence[0].text', '2,596', '2,096'),
        ),
      },
      { call: HOME, wrong: set('cards[metric=steps].note', '目标 4,000 还差 2,096') },
    ],
  },
  {
    what: 'the hours of today are those of London, on its page and on home',
    why: 'it is ten in the morning, and they have steps at nine and ten in the evening',
    by: 'itself',
    changes: [
      { call: STEPS, at: '/activity/1/', wrong: hoursEarlier('details') },
      { call: HOME, wrong: hoursEarlier('cards[metric=steps].trend') },
    ],
  },
  {
    what: 'yesterday’s steps came twice, in week, month and their totals',
    why: 'the report of yesterday has 6,040 and the best day of the same spans too',
    by: 'another answer',
    changes: [
      {
        call: STEPS,
        at: '/activity/2/',
        wrong: both(set('details[-2]', 12_080), set('total', 35_746)),
      },
      {
        call: STEPS,
        at: '/activity/3/',
        wrong: both(set('details[-2]', 12_080), set('total', 72_144)),
      },
    ],
  },
])

export const steps = [...single, ...together]
