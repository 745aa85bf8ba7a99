import { both, filled, later, replace, rows, set, taken } from '../places.ts'
import { strangersOf } from '../stranger.ts'

const DAY = 'oxygen/1/'
const WEEK = 'oxygen/2/'
const MONTH = 'oxygen/3/'
const LISTS = ['detailTimes', 'details', 'lowDetails', 'hiDetails'] as const

export const oxygen = strangersOf({
  'monitoring.getOxygen': [
    {
      what: 'what waits told as dealt with, and the other way round',
      why: 'the list of warnings says otherwise of the same ids',
      by: 'another answer',
      at: MONTH,
      wrong: both(set('warnings[0].handled', true), set('warnings[1].handled', false)),
    },
    {
      what: 'a threshold of 93 %',
      why: 'its warnings and sentence have 90',
      by: 'itself',
      at: WEEK,
      wrong: set('threshold', 93),
    },
    {
      what: 'one reading twice',
      why: 'a sensor could read twice within a minute',
      by: 'itself',
      label: 'unlikely',
      at: DAY,
      wrong: both(...LISTS.map((list) => rows(list, (all) => [...all, all.at(-1)]))),
    },
    {
      what: 'falls of the night told of the day',
      why: 'they are of 02:04 and 03:21',
      by: 'itself',
      at: WEEK,
      wrong: replace('sentence[].text', '都在夜里', '都在白天'),
    },
    {
      what: 'a low week of who was never below 92',
      why: 'nothing was below the threshold',
      by: 'itself',
      at: WEEK,
      person: 'son',
      wrong: both(set('state', 'alert'), set('stateText', '低过')),
    },
    {
      what: 'a warning that the week does not reach back to',
      why: 'the week begins on 24 February',
      by: 'itself',
      at: WEEK,
      wrong: later('warnings[-1].createTime', -8 * 24),
    },
    {
      what: "the mother's night",
      why: 'no reading of his night is below 96',
      by: 'itself',
      at: DAY,
      person: 'son',
      wrong: taken('night', { at: 'oxygen/1/2026-03-02', place: 'night' }),
    },
    {
      what: 'gaps of the month told as 0 %',
      why: 'nobody lives at 0 %',
      by: 'itself',
      at: MONTH,
      person: 'son',
      wrong: filled('lowDetails', 0),
    },
    {
      what: 'advice that waits for the month',
      why: 'the summary of warnings asks for today',
      by: 'another answer',
      at: MONTH,
      wrong: both(
        replace('sentence[].text', '请今天问问医生', '下个月再看看'),
        replace('elderSentence[].text', '请今天问问医生', '下个月再看看'),
      ),
    },
  ],
  'monitoring.getTemperature': [
    {
      what: 'a deviation of the first night',
      why: 'no night was before it, and three are needed',
      by: 'itself',
      at: 'temperature/3/',
      wrong: set('deviations[15]', 0),
    },
    {
      what: 'a newest reading of a half-hour without one',
      why: 'the list has nothing from 10:00 on',
      by: 'itself',
      at: 'temperature/1/',
      wrong: later('lastTime', 0.5),
    },
    {
      what: "the mother's night",
      why: 'the last of his nights is 33.85',
      by: 'itself',
      at: 'temperature/2/',
      person: 'son',
      wrong: taken('nightMean', { at: 'temperature/2/', place: 'nightMean' }),
    },
    {
      what: 'deviations of the day besides those of the night',
      why: 'the contract tells deviations of nights, and another back end could tell more',
      by: 'a rule',
      label: 'possible',
      at: 'temperature/1/',
      wrong: set('deviations[12]', -0.69),
    },
    {
      what: 'a baseline that counts the night itself',
      why: 'the fourteen nights before come to 34.59',
      by: 'another answer',
      at: 'temperature/1/',
      wrong: both(set('baseline', 34.61), set('deviation', 0.1)),
    },
    {
      what: 'a deviation rounded to whole degrees',
      why: '33.85 is 0.06 above 33.79',
      by: 'itself',
      at: 'temperature/2/',
      person: 'son',
      wrong: set('deviation', 0),
    },
  ],
})
