import {
  both,
  later,
  numbers,
  plus,
  replace,
  reversed,
  rows,
  set,
  shifted,
  swapped,
  taken,
} from '../places.ts'
import { strangersOf } from '../stranger.ts'

const DAY = 'bloodpre/1/'
const WEEK = 'bloodpre/2/'
const MONTH = 'bloodpre/3/'

const inKilopascal = (mercury: number) => Math.round(mercury / 7.5)

export const pressure = strangersOf({
  'monitoring.getBloodPressure': [
    {
      what: 'a home mean that counts the first day too, in figures and words',
      why: 'it says that it leaves the first day out, and that day has two readings more',
      by: 'itself',
      at: WEEK,
      wrong: both(
        set('kangban.homeMean.count', 11),
        set('kangban.homeMean.days', 7),
        replace('kangban.homeMean.text', '9 次', '11 次'),
      ),
    },
    {
      what: 'a home mean judged by the reference of the practice',
      why: '147/90 is above 135/85 and its own text says so',
      by: 'itself',
      at: DAY,
      wrong: both(
        set('kangban.homeMean.state', 'normal'),
        set('kangban.homeMean.stateText', '正常'),
      ),
    },
    {
      what: 'a median told as the mean of the month',
      why: 'its 27 readings have the mean 139.6, and another team may cut that off',
      label: 'unlikely',
      by: 'itself',
      at: MONTH,
      wrong: set('avgHi', 139),
    },
    {
      what: 'readings of the monitor told as of the watch',
      why: 'the list of the monitor has the same id',
      by: 'another answer',
      at: DAY,
      wrong: set('kangban.readings[0].source', 'watch'),
    },
    {
      what: 'an evening of the week with all that was not morning, in count alone',
      why: 'the evenings of the week are four of its readings',
      by: 'itself',
      at: WEEK,
      wrong: set('kangban.evening.count', 5),
    },
    {
      what: 'the diastolic limit of 85 in the range and 90 in the verdicts',
      why: 'a reading with 89 is told as near its limit',
      by: 'itself',
      at: DAY,
      wrong: set('kangban.normal.dbp.high', 85),
    },
    {
      what: 'as many out of range as were in range',
      why: 'ten of its readings have 140 or more',
      by: 'itself',
      at: WEEK,
      wrong: set('kangban.outOfRange', 1),
    },
    {
      what: 'the highest pair of one reading, the lowest of it',
      why: 'the page for the doctor has 124/77 as the lowest of the same days',
      by: 'another answer',
      at: MONTH,
      wrong: set('kangban.lowest', { sbp: 128, dbp: 81 }),
    },
    {
      what: 'a mean of seven days that begins with the day and not ends with it',
      why: 'the mean of the last seven days has to be that of the week',
      by: 'itself',
      at: WEEK,
      wrong: reversed('kangban.weekMeanDetails'),
    },
    {
      what: 'mornings of the days a row off',
      why: 'its readings have 156 on the morning of 1 March',
      by: 'itself',
      at: WEEK,
      wrong: shifted('kangban.morningDetails'),
    },
    {
      what: 'the mean of the days in kilopascal',
      why: 'the readings are of 139 and more',
      by: 'itself',
      at: WEEK,
      wrong: both(numbers('hiDetails[]', inKilopascal), numbers('lowDetails[]', inKilopascal)),
    },
    {
      what: 'the pulse of the reading before',
      why: 'the list of the monitor has 94 with the same id',
      by: 'another answer',
      at: DAY,
      wrong: set('kangban.readings[0].pulseRate', 70),
    },
    {
      what: 'the newest pressure as that of the evening before',
      why: 'the newest of the readings is of this morning',
      by: 'itself',
      at: WEEK,
      wrong: both(set('hi', 146), set('low', 89)),
    },
    {
      what: 'readings of the week in the order of being stored',
      why: 'the contract has the newest first',
      by: 'a rule',
      at: WEEK,
      wrong: reversed('kangban.readings'),
    },
    {
      what: 'a verdict of the day’s mean as that of its morning',
      why: 'the state of today belongs to 139/89, which is near the limit',
      by: 'itself',
      at: WEEK,
      wrong: set('kangban.states[-1]', 'high'),
    },
    {
      what: 'days above the limit counted by readings in words',
      why: 'six days of the seven have a reading above 140/90',
      by: 'itself',
      at: WEEK,
      wrong: replace('kangban.sentence[0].text', '6 天', '10 天'),
    },
    {
      what: 'mornings and evenings of the week for each other',
      why: 'the readings between 05 and 11 are seven',
      by: 'itself',
      at: DAY,
      wrong: swapped('kangban', ['morning', 'evening']),
    },
    {
      what: 'a reading of the summer clock',
      why: 'the monitor’s list has it at 05:59',
      by: 'another answer',
      at: DAY,
      wrong: both(later('kangban.readings[0].at', 1), set('detailTimes[0]', '06:59')),
    },
    {
      what: 'a note of another day’s reading',
      why: 'the same reading has no note in the window of the week',
      by: 'another answer',
      at: MONTH,
      wrong: set('kangban.readings[0].note', '饭后量的'),
    },
    {
      what: 'one reading fewer than the month has',
      why: 'it counts 27',
      by: 'itself',
      at: MONTH,
      wrong: rows('kangban.readings', (list) => list.slice(0, -1)),
    },
  ],
  'monitoring.listPressureReadings': [
    {
      what: 'the mean pulse of all days',
      why: 'its one reading has 94',
      by: 'itself',
      wrong: set('avgPulseRate', 69),
    },
    {
      what: 'a code of the ECG recorder for the monitor',
      why: 'the devices have KP13013071 as the monitor',
      by: 'another answer',
      wrong: taken('records[0].deviceSn', { at: 'deviceType=10040001', place: 'deviceCode' }),
    },
    {
      what: 'a reading half a day later, after noon',
      why: 'it would be still to come',
      by: 'a rule',
      wrong: later('records[0].measureTime', 12),
    },
    {
      what: 'systolic as diastolic and the other way round',
      why: 'the upper pressure is the greater one',
      by: 'itself',
      wrong: both(swapped('records[0]', ['sbp', 'dbp']), swapped('', ['avgSbp', 'avgDbp'])),
    },
    {
      what: 'zeros for the means of a day without readings',
      why: 'nobody has a pressure of zero',
      by: 'itself',
      person: 'son',
      wrong: both(set('avgSbp', 0), set('avgDbp', 0), set('avgPulseRate', 0)),
    },
    {
      what: 'a mean above the one reading by a rounding',
      why: 'the mean of one reading is the reading',
      by: 'itself',
      wrong: plus('avgDbp', 1),
    },
  ],
})
