import {
  both,
  filled,
  later,
  replace,
  reversed,
  rows,
  set,
  shifted,
  swapped,
  taken,
} from '../places.ts'
import { strangersOf } from '../stranger.ts'

const DAY = 'heart/1/'
const WEEK = 'heart/2/'
const MONTH = 'heart/3/'

/** A day of 5-minute cells as it stands in UTC: eight hours of them on. */
const asUtc = (place: string) => rows(place, (list) => [...list.slice(-96), ...list.slice(0, -96)])

export const heart = strangersOf({
  'monitoring.getHeartRate': [
    {
      what: 'a mean of the week below that of each whole day, in figure and words',
      why: 'the six whole days have 65 and more',
      by: 'itself',
      at: WEEK,
      wrong: both(
        set('avg', 61),
        replace('sentence[0].text', '平均 65', '平均 61'),
        replace('elderSentence[0].text', '平均 65', '平均 61'),
      ),
    },
    {
      what: 'lowest and highest of the days in each other’s place',
      why: 'the lowest of a day stands above its mean',
      by: 'itself',
      at: WEEK,
      wrong: swapped('', ['lowDetails', 'hiDetails']),
    },
    {
      what: 'the newest reading dated to the evening before',
      why: 'cells of this morning hold readings',
      by: 'itself',
      at: DAY,
      wrong: set('lastTime', '2026-03-01T23:55:00+08:00'),
    },
    {
      what: 'the lowest of the month told as the rate at rest',
      why: 'the page for the doctor has 63 to 66 on each of these days',
      by: 'another answer',
      at: MONTH,
      wrong: both(set('resting', 51), replace('sentence[0].text', '安静时 65', '安静时 51')),
    },
    {
      what: 'a baseline that counts today among the days before',
      why: 'the page for the doctor has 14 days with a resting rate before today',
      by: 'another answer',
      at: DAY,
      wrong: set('baseline.days', 15),
    },
    {
      what: 'shares of the first two zones turned round',
      why: 'of a mean of 65 not 97 % can be above 90',
      by: 'itself',
      at: WEEK,
      wrong: both(set('zones[0].percent', 3), set('zones[1].percent', 97)),
    },
    {
      what: 'the zones of somebody of 45 years',
      why: 'her day and month begin the second zone at 90',
      by: 'another answer',
      at: WEEK,
      wrong: taken('zones', { at: 'heart/2/', place: 'zones', person: 'son' }),
    },
    {
      what: 'the cells of the day by the clock of UTC',
      why: 'cells that are still to come have readings',
      by: 'itself',
      at: DAY,
      wrong: both(asUtc('details'), asUtc('lowDetails'), asUtc('hiDetails')),
    },
    {
      what: 'only what was grave among the events of the month',
      why: 'the list of warnings has two fast rates of 23 February that are out of range',
      by: 'another answer',
      at: MONTH,
      wrong: rows('warnings', (list) =>
        list.filter((row) => JSON.stringify(row).includes('"level":"bad"')),
      ),
    },
    {
      what: 'the events of the month oldest first',
      why: 'the contract has the newest first',
      by: 'a rule',
      at: MONTH,
      wrong: reversed('warnings'),
    },
    {
      what: 'zeros for what is not measured yet',
      why: 'the lowest is told as 55',
      by: 'itself',
      at: DAY,
      wrong: both(filled('details', 0), filled('lowDetails', 0), filled('hiDetails', 0)),
    },
    {
      what: 'a lowest of the day that is the lowest of the evening',
      why: 'its cells go down to 48',
      by: 'itself',
      at: DAY,
      person: 'son',
      wrong: both(set('min', 56), replace('sentence[0].text', '48 到', '56 到')),
    },
    {
      what: 'a rate at rest within the usual told as faster than usual',
      why: '64 is the lower end of the baseline',
      by: 'itself',
      at: WEEK,
      wrong: both(
        replace('sentence[0].text', '和平时差不多', '比平时快'),
        replace('elderSentence[0].text', '和平时差不多', '比平时快'),
      ),
    },
    {
      what: 'the means of the month one day on',
      why: 'the week has the same days with other means',
      by: 'another answer',
      at: MONTH,
      wrong: shifted('details'),
    },
    {
      what: 'a suspected fibrillation counted once in words',
      why: 'its events are two of them',
      by: 'itself',
      at: MONTH,
      wrong: both(
        replace('sentence[0].text', '2 次', '1 次'),
        replace('elderSentence[0].text', '2 次', '1 次'),
      ),
    },
    {
      what: 'a newest reading that is still to come',
      why: 'the run was made at 10:04',
      by: 'a rule',
      at: DAY,
      person: 'son',
      wrong: later('lastTime', 8),
    },
    {
      what: 'a zone without an upper end before the last',
      why: 'the contract leaves it open of the highest alone',
      by: 'a rule',
      at: DAY,
      wrong: set('zones[2].to', null),
    },
    {
      what: 'a newest reading that differs in the window of the month',
      why: 'the day ends with the same minute and another value',
      by: 'another answer',
      at: MONTH,
      wrong: set('last', 71),
    },
    {
      what: 'fast events of sitting named as slow ones',
      why: 'a rate of 137 above the limit of 100 is not slow',
      by: 'itself',
      at: MONTH,
      wrong: both(
        set('warnings[4].eventType', 'heart-slow'),
        set('warnings[4].eventName', '静坐时心率过慢'),
      ),
    },
    {
      what: 'a range that counts as normal down to 50',
      why: 'another team may take the wider range',
      by: 'a rule',
      label: 'possible',
      at: DAY,
      person: 'son',
      wrong: set('normal.low', 50),
    },
    {
      what: 'the five minutes before the newest reading without any',
      why: 'a gap may be, though the watch measures each five minutes',
      by: 'itself',
      label: 'possible',
      at: DAY,
      wrong: both(
        set('details[12]', null),
        set('lowDetails[12]', null),
        set('hiDetails[12]', null),
      ),
    },
  ],
})
