import { both, instead, set, taken } from '../places.ts'
import { strangersOf } from '../stranger.ts'

const DAY = 'bloodpre/1/'
const WEEK = 'bloodpre/2/'
const MONTH = 'bloodpre/3/'

export const pressure = strangersOf({
  'monitoring.getBloodPressure': [
    {
      what: 'a high day called near',
      why: '146 is above 140',
      by: 'itself',
      at: WEEK,
      wrong: set('kangban.states[0]', 'near'),
    },
    {
      what: 'out of range counted by the home reference',
      why: '139/89 is within 90-140 over 60-90',
      by: 'itself',
      at: WEEK,
      wrong: set('kangban.outOfRange', 11),
    },
    {
      what: 'a home mean with the first day in it',
      why: 'the first of the seven days is left out',
      by: 'a rule',
      at: DAY,
      wrong: both(set('kangban.homeMean.days', 7), set('kangban.homeMean.count', 11)),
    },
    {
      what: 'means of a week that are those of the day',
      why: 'the last is of all readings of the week, 146/90',
      by: 'itself',
      at: WEEK,
      wrong: set('kangban.weekMeanDetails[-1]', { sbp: 139, dbp: 89 }),
    },
    {
      what: 'a mean of the month from the week',
      why: 'the 27 readings come to 140/86',
      by: 'itself',
      at: MONTH,
      wrong: both(set('avgHi', 146), set('avgLow', 90)),
    },
    {
      what: 'days that stand for one reading each',
      why: 'two readings of that day come to 151/93',
      by: 'itself',
      at: WEEK,
      wrong: both(set('hiDetails[1]', 156), set('lowDetails[1]', 95)),
    },
    {
      what: "the grandmother's readings for a patient without a monitor",
      why: 'the page for the doctor counts no reading',
      by: 'another answer',
      at: DAY,
      person: 'patient',
      wrong: instead('bloodpre/1/2026-03-02'),
    },
    {
      what: 'nobody asked told as nothing to tell',
      why: 'the list of the monitor says null',
      by: 'another answer',
      at: DAY,
      wrong: set('kangban.readings[0].circumstances', []),
    },
  ],
  'monitoring.listPressureReadings': [
    {
      what: 'the watch named as the monitor',
      why: 'the bound monitor has another code',
      by: 'another answer',
      wrong: taken('records[0].deviceSn', { at: 'bind-device-list', place: '[0].deviceCode' }),
    },
    {
      what: "the mother's reading on her son's list",
      why: 'another day was asked for, and he has no monitor',
      by: 'a rule',
      person: 'son',
      wrong: instead('query-blood-pressure'),
    },
    {
      what: 'means of a day without readings',
      why: 'nothing was measured',
      by: 'itself',
      person: 'newcomer',
      wrong: both(set('avgSbp', 120), set('avgDbp', 80)),
    },
  ],
})
