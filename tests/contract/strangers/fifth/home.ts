// Home: cards of others, matters that are over, days in words, and values where there are none.
import { both, replace, reversed, rows, set, taken } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const CALL = 'home.getHomeSummary'
const SUMMARY = 'warnings.getWarningSummary'
const PRESSURE = 'cards[metric=bloodPressure]'
const SLEEP = 'cards[metric=sleep]'

const SINGLE = strangersOf({
  [CALL]: [
    {
      what: 'low oxygen of two nights ago is told as of last night',
      why: 'the last night has 95 % as its lowest, and the event is of 02-28',
      by: 'another answer',
      wrong: both(
        replace('sentence[0].text', '前天', '昨夜'),
        replace('elderSentence[0].text', '前天', '昨夜'),
      ),
    },
    {
      what: 'the course of the ECGs has the newest first',
      why: 'a course is told oldest first, and its last is not the newest value, 68, but that of 02-17',
      by: 'a rule',
      wrong: reversed('cards[metric=ecg].trend'),
    },
    {
      what: 'the course of the pressure has means in the place of the highest of each day',
      why: 'a recent course may as well be that of means',
      by: 'another answer',
      label: 'possible',
      wrong: both(
        taken(`${PRESSURE}.trend`, { at: 'bloodpre/2/', place: 'hiDetails' }),
        taken(`${PRESSURE}.secondTrend`, { at: 'bloodpre/2/', place: 'lowDetails' }),
      ),
    },
    {
      what: 'the night is that of another user',
      why: 'the night of the user began at 22:33 and ended at 05:15 with 359 minutes asleep',
      by: 'another answer',
      wrong: taken(SLEEP, { at: 'home-summary', place: SLEEP, person: 'son' }),
    },
    {
      what: 'a matter that is over stands among those that wait',
      why: 'the matters of home are the first of those that wait to be dealt with',
      by: 'a rule',
      wrong: both(
        rows('matters', (list) => [...list, ...list.slice(0, 1)]),
        taken('matters[2]', { at: 'abnormal/summary', place: 'matters[2]' }),
      ),
    },
    {
      what: 'steps of somebody who measured none are zero',
      why: 'a value is null when nothing was measured, and measuredAt and state tell of none',
      by: 'a rule',
      person: 'newcomer',
      wrong: set('cards[metric=steps].value', 0),
    },
  ],
})

const open = (place: string, to: string) => replace(`${place}[0].text`, '2 件', to)

const TOGETHER = togetherOf([
  {
    what: 'each event that waits is counted as a matter',
    why: 'matters may wait of which nothing is told, though here the five are the events of the two',
    by: 'another answer',
    label: 'unlikely',
    changes: [
      { call: SUMMARY, wrong: both(set('open', 5), open('sentence', '5 件')) },
      { call: CALL, wrong: set('openMatters', 5) },
    ],
  },
  {
    what: 'a matter is said to be of the day after',
    why: 'it began on 02-28, which is two days before the day of home',
    by: 'itself',
    changes: [
      { call: SUMMARY, wrong: replace('matters[0].when', '前天', '昨天') },
      { call: CALL, wrong: replace('matters[0].when', '前天', '昨天') },
    ],
  },
])

export const home = [...SINGLE, ...TOGETHER]
