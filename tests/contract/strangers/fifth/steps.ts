// Steps: stride, goals of their time, whose mean, and a day that was corrected in one place.
import { both, numbers, replace, rows, set } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const CALL = 'monitoring.getSteps'
const DAY = 'activity/1/'
const WEEK = 'activity/2/'
const MONTH = 'activity/3/'
const HOME = 'home.getHomeSummary'

/** A man's stride in the place of a woman's. */
const asOfMan = (value: number): number => Math.round((value * 0.415) / 0.413)

/** What this day, which is not over, has by hour. */
const TODAY: Readonly<Record<number, number>> = { 5: 505, 6: 1313, 9: 86 }

const withToday = rows('kangban.hourMeans', (means) =>
  means.map((mean, hour) =>
    typeof mean === 'number' ? Math.round((mean * 6 + (TODAY[hour] ?? 0)) / 7) : mean,
  ),
)

const SINGLE = strangersOf({
  [CALL]: [
    {
      what: 'distance and calories are those of a man',
      why: 'the profile has a woman of 158 cm: 1904 steps of 0.413 of the height are 1242 m',
      by: 'a rule',
      wrong: both(numbers('distance', asOfMan), numbers('calorie', asOfMan)),
    },
  ],
})

const said = (from: string, to: string) =>
  both(
    replace('kangban.sentence[0].text', from, to),
    replace('kangban.elderSentence[0].text', from, to),
  )

const fewer = (place: string, by: number) => numbers(place, (steps) => steps - by)

const TOGETHER = togetherOf([
  {
    what: 'the mean counts a day that is not over, and says less than the week before',
    why: 'today counts only where it is alone: the six days before it have a mean of 4634',
    by: 'a rule',
    changes: [
      { call: CALL, at: DAY, wrong: set('average', 4244) },
      {
        call: CALL,
        at: WEEK,
        wrong: both(
          set('average', 4244),
          set('kangban.compared', 'less'),
          withToday,
          said('和上周差不多', '比上周少'),
        ),
      },
    ],
  },
  {
    what: 'the goal of today is the one of people who never set any',
    why: 'the goals of week and month have 4500 for today',
    by: 'another answer',
    changes: [
      {
        call: CALL,
        at: DAY,
        wrong: both(
          set('target', 6000),
          replace(
            'kangban.sentence[0].text',
            '4,500 步的目标还差 2,596 步，约 30 分钟',
            '6,000 步的目标还差 4,096 步，约 40 分钟',
          ),
          replace('kangban.elderSentence[0].text', '2,596', '4,096'),
        ),
      },
      { call: CALL, wrong: set('target', 6000) },
      { call: HOME, wrong: set('cards[metric=steps].note', '目标 6,000 还差 4,096') },
    ],
  },
  {
    what: 'two digits of yesterday changed places, with all sums and means of it',
    why: 'the reports of day and week, made in the same minute, have 6040 steps for yesterday',
    by: 'another answer',
    changes: [
      { call: CALL, at: DAY, wrong: both(set('average', 4628), set('best.steps', 6004)) },
      {
        call: CALL,
        at: WEEK,
        wrong: both(
          set('details[-2]', 6004),
          set('best.steps', 6004),
          fewer('total', 36),
          set('average', 4628),
          set('distance', 19_361),
          fewer('kangban.hourMeans[19]', 6),
        ),
      },
      {
        call: CALL,
        at: MONTH,
        wrong: both(
          set('details[-2]', 6004),
          set('best.steps', 6004),
          fewer('total', 36),
          set('average', 4583),
          set('distance', 43_112),
          set('calorie', 1315),
          fewer('kangban.hourMeans[19]', 3),
          said('4,586', '4,583'),
        ),
      },
    ],
  },
  {
    what: 'the hours of today stand an hour late, here and at home',
    why: 'the hour that begins at ten has begun, and somebody may have taken 86 steps in its first minutes',
    by: 'itself',
    label: 'possible',
    changes: [
      {
        call: CALL,
        at: DAY,
        wrong: rows('details', (list) => [0, ...list.slice(0, -1)]),
      },
      {
        call: HOME,
        wrong: rows('cards[metric=steps].trend', (list) => [0, ...list.slice(0, -1)]),
      },
    ],
  },
])

export const steps = [...SINGLE, ...TOGETHER]
