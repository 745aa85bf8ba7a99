import { both, filled, replace, set, shifted, taken, times } from '../places.ts'
import { strangersOf } from '../stranger.ts'

const DAY = 'activity/1/'
const WEEK = 'activity/2/'

export const steps = strangersOf({
  'monitoring.getSteps': [
    {
      what: 'kilojoule for kilocalories',
      why: 'of the week 29,706 steps cost 591, though another way of reckoning could come near',
      by: 'another answer',
      label: 'unlikely',
      at: DAY,
      wrong: set('calorie', 159),
    },
    {
      what: 'the goal of long ago',
      why: 'the sentence and the home of today have 4,500',
      by: 'itself',
      at: DAY,
      wrong: set('target', 4000),
    },
    {
      what: 'another mean for the same seven days',
      why: 'the day tells 4,634 of the same seven days',
      by: 'another answer',
      at: WEEK,
      wrong: set('average', 4244),
    },
    {
      what: 'a streak over a day that failed',
      why: '28 February had 4,334 of 4,500',
      by: 'itself',
      at: WEEK,
      wrong: set('streak', 3),
    },
    {
      what: 'the hours of today for the means of the week',
      why: 'the means of the hours come to the mean of the days',
      by: 'another answer',
      at: WEEK,
      wrong: both(
        taken('kangban.hourMeans', { at: 'activity/1/', place: 'details' }),
        filled('kangban.hourMeans', 0),
      ),
    },
    {
      what: 'nothing measured told as no step',
      why: 'a back end that knows no gap of an hour to come could',
      by: 'a rule',
      label: 'possible',
      at: DAY,
      wrong: filled('details', 0),
    },
    {
      what: 'what the mother lacks told to her son',
      why: 'his goal is 8,000',
      by: 'itself',
      at: DAY,
      person: 'son',
      wrong: replace('kangban.sentence[].text', '6,294', '2,596'),
    },
    {
      what: 'hours one late',
      why: 'the hour that begins at 10 is not over and had none at home',
      by: 'another answer',
      at: DAY,
      person: 'son',
      wrong: shifted('details'),
    },
    {
      what: 'a best day of the week before',
      why: 'no day of the week has 9,999 steps',
      by: 'itself',
      at: WEEK,
      person: 'son',
      wrong: set('best', { day: '2026-02-20', steps: 9999 }),
    },
    {
      what: 'steps counted twice by two devices',
      why: 'the days come to 42,466',
      by: 'itself',
      at: WEEK,
      person: 'son',
      wrong: times('total', 2),
    },
    {
      what: 'a length of the legs that is another each time',
      why: 'a step of the day is 0.65 m, one of the week would be 1.3',
      by: 'another answer',
      at: WEEK,
      wrong: times('distance', 2),
    },
    {
      what: 'the furthest day by another weekday',
      why: '1 March is a Sunday',
      by: 'itself',
      at: WEEK,
      wrong: replace('kangban.sentence[].text', '周日', '周六'),
    },
    {
      what: 'minutes for the rest of the way of an hour',
      why: '2,596 steps take half an hour by the sentence, and paces differ',
      by: 'itself',
      label: 'possible',
      at: DAY,
      wrong: replace('kangban.sentence[].text', '约 30 分钟', '约 35 分钟'),
    },
  ],
})
