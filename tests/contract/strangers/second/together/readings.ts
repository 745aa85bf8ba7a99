import { both, replace, set, shifted } from '../../places.ts'
import { togetherOf } from '../../stranger.ts'

const HOME = 'home.getHomeSummary'
const PRESSURE = 'monitoring.getBloodPressure'
const OXYGEN = 'monitoring.getOxygen'
const HEART = 'monitoring.getHeartRate'

export const togetherReadings = togetherOf([
  {
    what: 'home and page with the reading before the last',
    why: 'the list of the day has 66 at 09:55',
    by: 'itself',
    changes: [
      { call: HEART, wrong: both(set('last', 63), set('lastTime', '2026-03-02T09:50:00+08:00')) },
      {
        call: HOME,
        wrong: both(
          set('cards[metric=heartRate].value', 63),
          set('cards[metric=heartRate].measuredAt', '2026-03-02T09:50:00+08:00'),
        ),
      },
    ],
  },
  {
    what: 'home and page with a heart of 166',
    why: 'the list of the day has 66 at 09:55',
    by: 'itself',
    changes: [
      { call: HEART, wrong: set('last', 166) },
      { call: HOME, wrong: set('cards[metric=heartRate].value', 166) },
    ],
  },
  {
    what: 'rest of every span twice as fast',
    why: 'the page for the doctor has 63 to 66',
    by: 'another answer',
    changes: [
      {
        call: HEART,
        at: 'heart/1/',
        wrong: both(
          set('resting', 85),
          replace('sentence[].text', '安静时 65', '安静时 85'),
          replace('elderSentence[].text', '安静时 65', '安静时 85'),
        ),
      },
      {
        call: HEART,
        at: 'heart/2/',
        wrong: both(
          set('resting', 85),
          replace('sentence[].text', '安静时 64', '安静时 85'),
          replace('elderSentence[].text', '安静时 64', '安静时 85'),
        ),
      },
    ],
  },
  {
    what: 'days of week and month one late',
    why: 'the mean of today is 63 by the page of the day',
    by: 'another answer',
    changes: [
      {
        call: HEART,
        at: 'heart/2/',
        wrong: both(shifted('details'), shifted('lowDetails'), shifted('hiDetails')),
      },
      {
        call: HEART,
        at: 'heart/3/',
        wrong: both(shifted('details'), shifted('lowDetails'), shifted('hiDetails')),
      },
    ],
  },
  {
    what: 'a pressure ten lower on home, page and list',
    why: 'the reminder was done by 139/89',
    by: 'another answer',
    changes: [
      {
        call: PRESSURE,
        at: 'bloodpre/1/',
        wrong: both(
          set('avgHi', 129),
          set('avgLow', 79),
          set('hi', 129),
          set('low', 79),
          set('hiDetails', [129]),
          set('lowDetails', [79]),
          set('kangban.states', ['normal']),
          set('kangban.highest', { sbp: 129, dbp: 79 }),
          set('kangban.lowest', { sbp: 129, dbp: 79 }),
          set('kangban.readings[0].sbp', 129),
          set('kangban.readings[0].dbp', 79),
          set('kangban.readings[0].state', 'normal'),
          set('kangban.readings[0].stateText', '正常'),
          set('kangban.sentence', [{ text: '今天量了 1 次，129/79，正常。', tone: 'plain' }]),
          set('kangban.elderSentence', [{ text: '今天血压正常，129/79。', tone: 'plain' }]),
        ),
      },
      {
        call: HOME,
        wrong: both(
          set('cards[metric=bloodPressure].value', 129),
          set('cards[metric=bloodPressure].secondValue', 79),
          set('cards[metric=bloodPressure].state', 'normal'),
          set('cards[metric=bloodPressure].stateText', '正常'),
        ),
      },
    ],
  },
  {
    what: 'a reading of another monitor on the list and its page',
    why: 'home and the page of the day have 139/89',
    by: 'another answer',
    changes: [
      {
        call: 'monitoring.listPressureReadings',
        wrong: both(
          set('records[0].sbp', 118),
          set('records[0].dbp', 74),
          set('records[0].kangban.state', 'normal'),
          set('records[0].kangban.stateText', '正常'),
          set('avgSbp', 118),
          set('avgDbp', 74),
        ),
      },
      { call: 'reminders.getReminders', wrong: set('items[0].value', '118/74') },
    ],
  },
  {
    what: 'home means of all pages without the reading of the evenings',
    why: 'its own text says nine',
    by: 'itself',
    changes: [
      { call: PRESSURE, at: 'bloodpre/1/', wrong: set('kangban.homeMean.count', 5) },
      { call: PRESSURE, at: 'bloodpre/2/', wrong: set('kangban.homeMean.count', 5) },
    ],
  },
  {
    what: 'evenings of week and month lost',
    why: 'a warning of 1 March is of 20:33',
    by: 'another answer',
    changes: [
      { call: PRESSURE, at: 'bloodpre/2/', wrong: set('kangban.eveningDetails[]', null) },
      { call: PRESSURE, at: 'bloodpre/3/', wrong: set('kangban.eveningDetails[]', null) },
    ],
  },
  {
    what: 'the highest pressure with digits exchanged on both pages',
    why: 'the warning of it has 156/96',
    by: 'another answer',
    changes: [
      { call: PRESSURE, at: 'bloodpre/2/', wrong: set('kangban.highest.sbp', 165) },
      { call: PRESSURE, at: 'bloodpre/3/', wrong: set('kangban.highest.sbp', 165) },
    ],
  },
  {
    what: 'a fall ten lower in list and page',
    why: 'the lowest of that day is 89',
    by: 'itself',
    changes: [
      {
        call: OXYGEN,
        at: 'oxygen/2/',
        wrong: both(set('warnings[0].value', 79), set('warnings[0].kangban.valueText', '79%')),
      },
      {
        call: 'warnings.listWarnings',
        wrong: both(set('[3].value', 79), set('[3].kangban.valueText', '79%')),
      },
    ],
  },
  {
    what: 'a fall that waits dealt with in list and pages',
    why: 'the matter of it is new on home',
    by: 'another answer',
    changes: [
      {
        call: 'warnings.listWarnings',
        wrong: both(set('[3].handled', true), set('[3].kangban.handledAs', '已问医生')),
      },
      {
        call: OXYGEN,
        at: 'oxygen/2/',
        wrong: both(
          set('warnings[0].handled', true),
          set('warnings[0].kangban.handledAs', '已问医生'),
        ),
      },
      {
        call: OXYGEN,
        at: 'oxygen/3/',
        wrong: both(
          set('warnings[0].handled', true),
          set('warnings[0].kangban.handledAs', '已问医生'),
        ),
      },
    ],
  },
  {
    what: 'a threshold of 88 % on every page',
    why: 'a fall to 89 % is told as one',
    by: 'itself',
    changes: [
      { call: OXYGEN, at: 'oxygen/2/', wrong: set('threshold', 88) },
      { call: OXYGEN, at: 'oxygen/3/', wrong: set('threshold', 88) },
      { call: OXYGEN, at: 'oxygen/1/', wrong: set('threshold', 88) },
    ],
  },
  {
    what: 'falls of the month on week and month alike',
    why: 'the sleep of the week has two',
    by: 'another answer',
    changes: [
      {
        call: OXYGEN,
        at: 'oxygen/2/',
        wrong: both(
          set('lowEvents', 4),
          set('night.lowEvents', 4),
          replace('sentence[].text', '2 次', '4 次'),
          replace('elderSentence[].text', '2 次', '4 次'),
        ),
      },
      { call: 'doctor.getDoctorPage', wrong: replace('oxygen.text', '4 夜', '6 夜') },
    ],
  },
])
