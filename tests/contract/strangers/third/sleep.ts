import {
  both,
  numbers,
  plus,
  replace,
  set,
  shifted,
  swapped,
  taken,
  times,
  without,
} from '../places.ts'
import { strangersOf } from '../stranger.ts'

const NIGHT = 'sleep/1/'
const WEEK = 'sleep/2/'
const MONTH = 'sleep/3/'

const seconds = (minutes: number) => minutes * 60

export const sleep = strangersOf({
  'monitoring.getSleep': [
    {
      what: 'a time asleep that counts the time awake too, in figure and words',
      why: 'its deep, light and REM come to 359',
      by: 'itself',
      at: NIGHT,
      wrong: both(
        set('totalTime', 402),
        replace('kangban.sentence[0].text', '5 小时 59 分', '6 小时 42 分'),
      ),
    },
    {
      what: 'a share of deep sleep of the time in bed',
      why: '20 of 359 minutes are 5.6 %, and another team may cut that off',
      label: 'unlikely',
      by: 'itself',
      at: NIGHT,
      wrong: set('deepRate', 5),
    },
    {
      what: 'deep and light stages numbered the other way round',
      why: 'its deep sleep is 20 minutes',
      by: 'itself',
      at: NIGHT,
      wrong: numbers('details[]', (stage) => (stage === 1 ? 2 : stage === 2 ? 1 : stage)),
    },
    {
      what: 'REM told with the number of being awake',
      why: 'it has 76 minutes of REM and no stage of it',
      by: 'itself',
      at: NIGHT,
      person: 'son',
      wrong: numbers('details[]', (stage) => (stage === 3 ? 4 : stage)),
    },
    {
      what: 'times of the stages one stage on',
      why: 'the first stage begins with the sleep at 22:33',
      by: 'itself',
      at: NIGHT,
      wrong: shifted('detailTimes'),
    },
    {
      what: 'awakenings of any length counted',
      why: 'eleven of five minutes and more are more than its 43 minutes awake',
      by: 'itself',
      at: NIGHT,
      wrong: set('wakeCount', 11),
    },
    {
      what: 'references of a younger person in the week alone',
      why: 'her night and month have 5-9 hours',
      by: 'another answer',
      at: WEEK,
      wrong: taken('sleepRef', { at: 'sleep/2/', place: 'sleepRef', person: 'son' }),
    },
    {
      what: 'a mean of the night’s beginnings over midnight at noon',
      why: 'all its nights began between 22:08 and 00:09',
      by: 'itself',
      at: WEEK,
      wrong: set('sleepStartTime', '19:43'),
    },
    {
      what: 'the nights of the month counted with those not worn',
      why: '15 of its days have minutes asleep',
      by: 'itself',
      at: MONTH,
      wrong: both(set('kangban.nights', 30), replace('kangban.sentence[0].text', '15 晚', '30 晚')),
    },
    {
      what: 'minutes asleep in seconds',
      why: 'its mean is 362 minutes',
      by: 'itself',
      at: WEEK,
      wrong: numbers('details[]', seconds),
    },
    {
      what: 'a score of the night that is that of the night before',
      why: 'the home page and the week have 79',
      by: 'another answer',
      at: NIGHT,
      wrong: set('score', 84),
    },
    {
      what: 'awakenings within the reference that are many',
      why: 'none is not above 0 to 1',
      by: 'itself',
      at: NIGHT,
      person: 'son',
      wrong: set('wakeState', '偏高'),
    },
    {
      what: 'a share of the longest time that is recommended',
      why: 'the contract has the middle of 5 to 9 hours, and its week has 86 for 362 minutes',
      by: 'a rule',
      at: NIGHT,
      wrong: set('sleepCompRate', 66),
    },
    {
      what: 'deep sleep and REM of the days in each other’s list',
      why: 'the mean of deep sleep is 32',
      by: 'itself',
      at: WEEK,
      wrong: swapped('kangban', ['deepDetails', 'remDetails']),
    },
    {
      what: 'a night that has woken before it fell asleep',
      why: 'its stages come to 402 minutes from 22:33 on',
      by: 'itself',
      at: NIGHT,
      wrong: set('sleepEndTime', '22:15'),
    },
    {
      what: 'a night that slept well in the verdict with a warning of waking in words',
      why: 'its words say that it woke often',
      by: 'itself',
      at: NIGHT,
      wrong: both(set('kangban.state', 'good'), set('kangban.stateText', '良好')),
    },
    {
      what: 'a usual score of the whole month for a week',
      why: 'the contract has null for a week',
      by: 'a rule',
      at: WEEK,
      wrong: set('kangban.usualScore', 86),
    },
    {
      what: 'the last stage of the night lost',
      why: 'the stages do not reach the end of the sleep any more',
      by: 'itself',
      at: NIGHT,
      wrong: both(without('details', -1), without('detailTimes', -1)),
    },
    {
      what: 'a mean heart rate of the whole day',
      why: 'the rate of sleep is below the day’s mean, but a restless night may be',
      by: 'another answer',
      label: 'unlikely',
      at: NIGHT,
      wrong: set('heartAvg', 64),
    },
    {
      what: 'one night with a score that the month has otherwise',
      why: 'the month has 83 for 24 February',
      by: 'another answer',
      at: WEEK,
      wrong: plus('kangban.scoreDetails[0]', -2),
    },
    {
      what: 'time awake of the week as a sum',
      why: 'its nights have 34 to 50 minutes awake',
      by: 'itself',
      at: WEEK,
      wrong: times('wake', 7),
    },
  ],
})
