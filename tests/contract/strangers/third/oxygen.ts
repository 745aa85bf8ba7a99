import {
  both,
  later,
  plus,
  replace,
  rows,
  set,
  shifted,
  swapped,
  taken,
  without,
} from '../places.ts'
import { strangersOf } from '../stranger.ts'

const DAY = 'oxygen/1/'
const WEEK = 'oxygen/2/'
const MONTH = 'oxygen/3/'

export const oxygen = strangersOf({
  'monitoring.getOxygen': [
    {
      what: 'a mean of the whole day told as that of the night',
      why: 'the readings after 07:00 are higher, and yet both could round alike',
      by: 'itself',
      at: DAY,
      label: 'unlikely',
      wrong: taken('night.avg', { place: 'avg' }),
    },
    {
      what: 'a night below the lowest of the span',
      why: 'the readings of the night are readings of the span',
      by: 'itself',
      at: DAY,
      person: 'son',
      wrong: set('night.lowest', 94),
    },
    {
      what: 'more falls of the nights than of all the span',
      why: 'the nights are a part of it',
      by: 'itself',
      at: WEEK,
      wrong: set('night.lowEvents', 3),
    },
    {
      what: 'a fall of the span left out of its number',
      why: 'two days of the week went down to 89 and two events are named',
      by: 'itself',
      at: WEEK,
      wrong: both(
        set('lowEvents', 1),
        set('night.lowEvents', 1),
        replace('sentence[0].text', '2 次', '1 次'),
        replace('elderSentence[0].text', '2 次', '1 次'),
      ),
    },
    {
      what: 'readings rounded to the share of one',
      why: 'a saturation of 0.95 of a hundred is nobody’s',
      by: 'a rule',
      at: DAY,
      wrong: set('night.avg', 0.96),
    },
    {
      what: 'lowest of the days a row off',
      why: 'the page for the doctor has 89 in the nights of 27 and 28 February',
      by: 'another answer',
      at: WEEK,
      wrong: shifted('lowDetails'),
    },
    {
      what: 'a deepest event that went on for four minutes told in seconds of minutes',
      why: 'the list of warnings has 14580 seconds of the same event',
      by: 'another answer',
      at: MONTH,
      wrong: set('warnings[3].kangban.seconds', 243),
    },
    {
      what: 'a verdict of the newest reading for a month with falls',
      why: 'its words tell of four falls and of a doctor',
      by: 'itself',
      at: MONTH,
      wrong: both(set('state', 'normal'), set('stateText', '正常')),
    },
    {
      what: 'an advice that waits until tomorrow',
      why: 'an event of the level bad is to be acted on today',
      by: 'a rule',
      at: WEEK,
      wrong: both(
        replace('sentence[0].text', '请今天问问医生', '请下次体检时问问医生'),
        replace('elderSentence[0].text', '请今天问问医生', '请下次体检时问问医生'),
      ),
    },
    {
      what: 'falls that were all by day',
      why: 'the nights have as many as the span',
      by: 'itself',
      at: WEEK,
      wrong: replace('sentence[0].text', '都在夜里', '都在白天'),
    },
    {
      what: 'an event of the month told at another hour',
      why: 'the list of warnings has it at 02:04',
      by: 'another answer',
      at: MONTH,
      wrong: later('warnings[0].createTime', -8),
    },
    {
      what: 'the events of the last seven days for those of thirty',
      why: 'it counts four falls',
      by: 'itself',
      at: MONTH,
      wrong: rows('warnings', (list) => list.slice(0, 2)),
    },
    {
      what: 'a reading of the middle lost from one of the lists of a day',
      why: 'the lists stand side by side',
      by: 'itself',
      at: DAY,
      wrong: without('lowDetails', 5),
    },
    {
      what: 'highest and mean of the days exchanged',
      why: 'the mean of a day is above its highest',
      by: 'itself',
      at: MONTH,
      person: 'son',
      wrong: swapped('', ['details', 'hiDetails']),
    },
    {
      what: 'a newest reading of today that is another in the week',
      why: 'today ends with 99',
      by: 'another answer',
      at: WEEK,
      person: 'son',
      wrong: plus('last', -3),
    },
    {
      what: 'a mean of the week in whole per cent',
      why: 'another team may round',
      by: 'itself',
      label: 'possible',
      at: WEEK,
      wrong: set('avg', 96),
    },
    {
      what: 'a threshold of 88 in figure and words',
      why: 'its events have the limit 90',
      by: 'itself',
      at: MONTH,
      wrong: both(set('threshold', 88), replace('sentence[0].text', '90%', '88%')),
    },
  ],
})
