import { both, fields, replace, rows, set, shifted, swapped, times } from '../places.ts'
import { strangersOf } from '../stranger.ts'

const NIGHT = 'sleep/1/'
const WEEK = 'sleep/2/'
const MONTH = 'sleep/3/'

export const sleep = strangersOf({
  'monitoring.getSleep': [
    {
      what: 'stages by codes that are one off',
      why: 'the minutes of deep sleep are 20',
      by: 'itself',
      at: NIGHT,
      wrong: rows('details', (all) => all.map((stage) => (Number(stage) % 4) + 1)),
    },
    {
      what: 'the score of the last night for the week',
      why: 'the nights of the week come to 85',
      by: 'itself',
      at: WEEK,
      wrong: set('score', 79),
    },
    {
      what: 'a mean of clock times across midnight',
      why: 'no night of the week began before 22:00',
      by: 'itself',
      at: WEEK,
      wrong: set('sleepStartTime', '19:33'),
    },
    {
      what: 'a usual score that is the one of tonight',
      why: 'the fourteen nights before come to 87',
      by: 'another answer',
      at: NIGHT,
      wrong: set('kangban.usualScore', 79),
    },
    {
      what: 'a fall of the oxygen of another night',
      why: 'the night has none',
      by: 'itself',
      at: NIGHT,
      wrong: set('kangban.lowOxygen', [
        { time: '02:04', endTime: '02:04', lowest: 89, falls: 1, minutes: 1 },
      ]),
    },
    {
      what: 'every stretch awake as an awakening',
      why: 'no stretch of the night lasted five minutes',
      by: 'itself',
      at: NIGHT,
      person: 'son',
      wrong: fields('', ({ details }) => ({
        wakeCount: (details as number[]).filter((stage) => stage === 4).length,
      })),
    },
    {
      what: 'awakenings of the last night for the week',
      why: 'of the other nights the run does not know them',
      by: 'another answer',
      label: 'possible',
      at: WEEK,
      wrong: set('wakeCount', 5),
    },
    {
      what: 'scores one night late',
      why: 'the night of today has 79',
      by: 'another answer',
      at: MONTH,
      wrong: shifted('kangban.scoreDetails'),
    },
    {
      what: 'minutes asleep in hours',
      why: 'the night of today has 401 minutes',
      by: 'another answer',
      at: WEEK,
      person: 'son',
      wrong: times('details[]', 1 / 60),
    },
    {
      what: 'deep and light sleep exchanged',
      why: 'the stages come to 49 minutes of deep sleep',
      by: 'itself',
      at: NIGHT,
      person: 'son',
      wrong: swapped('', ['deepSleep', 'lightSleep']),
    },
    {
      what: 'a night of the week left out of its mean',
      why: 'the seven come to 362 minutes',
      by: 'itself',
      at: WEEK,
      wrong: both(
        set('totalTime', 391),
        replace('kangban.sentence[].text', '6 小时 2 分', '6 小时 31 分'),
      ),
    },
  ],
})
