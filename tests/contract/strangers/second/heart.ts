import { addDays } from '@kangban/china-time'
import { both, instead, replace, rows, set, taken, texts } from '../places.ts'
import { strangersOf } from '../stranger.ts'

const DAY = 'heart/1/'
const WEEK = 'heart/2/'
const MONTH = 'heart/3/'

export const heart = strangersOf({
  'monitoring.getHeartRate': [
    {
      what: 'the five minutes of a day told in UTC',
      why: 'the newest is told to be of 09:55, where the list has nothing then',
      by: 'itself',
      at: DAY,
      wrong: rows('detailTimes', (times) => [...times.slice(192), ...times.slice(0, 192)]),
    },
    {
      what: 'rest below what each day of the week had',
      why: 'the sentence says 64, and no day of the page for the doctor is below 63',
      by: 'itself',
      at: WEEK,
      wrong: set('resting', 52),
    },
    {
      what: 'a baseline of 13 days',
      why: 'below 14 such days it is null',
      by: 'a rule',
      at: WEEK,
      wrong: set('baseline.days', 13),
    },
    {
      what: 'zones that leave rates out',
      why: 'no zone has a rate of 92',
      by: 'itself',
      at: DAY,
      wrong: set('zones[1].from', 95),
    },
    {
      what: "the mother's day told of the son",
      why: 'his home says 72 at 09:55 and 48 to 96',
      by: 'another answer',
      at: DAY,
      person: 'son',
      wrong: instead('heart/1/2026-03-02'),
    },
    {
      what: 'the reading before the last',
      why: 'the list has 66 at 09:55',
      by: 'itself',
      at: DAY,
      wrong: set('last', 63),
    },
    {
      what: 'a month one day late',
      why: 'its last day is the one that was asked for',
      by: 'a rule',
      at: MONTH,
      wrong: texts('detailTimes[]', (day) => addDays(day, 1)),
    },
    {
      what: 'the mean rounded up',
      why: 'the readings behind the five minutes are not told',
      by: 'itself',
      label: 'possible',
      at: DAY,
      wrong: both(
        set('avg', 64),
        replace('sentence[].text', '平均 63', '平均 64'),
        replace('elderSentence[].text', '平均 63', '平均 64'),
      ),
    },
    {
      what: 'intervals in milliseconds in place of rates',
      why: 'nobody has 900 beats a minute',
      by: 'itself',
      at: MONTH,
      person: 'son',
      wrong: set('last', 909),
    },
    {
      what: 'a rest that is above the fastest of the day',
      why: 'the mean of an hour is not above its highest',
      by: 'itself',
      at: DAY,
      person: 'son',
      wrong: both(set('resting', 97), replace('sentence[].text', '64', '97')),
    },
    {
      what: "the grandmother's normal day for who wears nothing",
      why: 'no device was ever bound, and home has no value',
      by: 'another answer',
      at: 'heart/1/',
      person: 'patient',
      wrong: instead('heart/1/2026-03-02'),
    },
    {
      what: 'the newest value with the time of the oldest',
      why: 'the list has another value at midnight',
      by: 'itself',
      at: DAY,
      person: 'son',
      wrong: set('lastTime', '2026-03-02T00:00:00+08:00'),
    },
    {
      what: 'a usual rate of the mother',
      why: 'his own 10th to 90th percentile is 58 to 64',
      by: 'itself',
      at: DAY,
      person: 'son',
      wrong: taken('baseline.usual', { at: 'heart/1/2026-03-02', place: 'baseline.usual' }),
    },
  ],
})
