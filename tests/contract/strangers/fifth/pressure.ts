// Blood pressure: limits with their ends, rules for means at home, windows of a week, and whose reading it is.
import { both, later, replace, set } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const CALL = 'monitoring.getBloodPressure'
const WEEK = 'bloodpre/2/'
const MONTH = 'bloodpre/3/'
const LIST = 'monitoring.listPressureReadings'
const HOME = 'home.getHomeSummary'
const HIGH = { state: 'high', stateText: '偏高' } as const

const SINGLE = strangersOf({
  [CALL]: [
    {
      what: 'a mean that lies on the limit is called beyond it',
      why: 'of 02-20 the mean is 140/88, and both ends of normal are included',
      by: 'a rule',
      at: MONTH,
      wrong: set('kangban.states[19]', 'high'),
    },
    {
      what: 'readings out of range are counted by the reference of home',
      why: '12 of the 27 readings lie beyond normal, and 21 is how many reach 135/85',
      by: 'itself',
      at: MONTH,
      wrong: set('kangban.outOfRange', 21),
    },
    {
      what: 'the mean of a week at home does not leave out the first day',
      why: 'the contract leaves out the first of the seven days, after which nine readings of six days are left',
      by: 'a rule',
      wrong: set('kangban.homeMean', {
        sbp: 146,
        dbp: 90,
        count: 11,
        ...HIGH,
        days: 7,
        text: '近 7 天，早晚 11 次平均 146/90，高于家庭血压的参考 135/85',
      }),
    },
    {
      what: 'what the monitor measured this morning is told as of the watch',
      why: 'the list of what the monitor measured has the same reading by the same id',
      by: 'another answer',
      wrong: set('kangban.readings[0].source', 'watch'),
    },
    {
      what: 'days of morning and evening are taken for each other in the sentence of the month',
      why: 'eight means of mornings are high and four of evenings',
      by: 'itself',
      at: MONTH,
      wrong: both(
        replace('kangban.sentence[0].text', '8 天', '4 天'),
        replace('kangban.sentence[1].text', '4 天', '8 天'),
        replace('kangban.elderSentence[1].text', '4 天', '8 天'),
      ),
    },
  ],
  'monitoring.listManualReadings': [
    {
      what: 'a reading of the monitor is listed as typed in too',
      why: 'the page for the doctor lists all of the days, none by hand on 03-01, and counts 0 of them',
      by: 'another answer',
      wrong: set('', [
        {
          id: '8c1d5d5e-7f0a-4a1c-9f0e-3f0f5a7b2c12',
          reading: {
            kind: 'bloodPressure',
            systolic: 146,
            diastolic: 89,
            pulse: 70,
            arm: null,
            at: '2026-03-01T20:33:00+08:00',
            place: 'home',
            circumstances: null,
            note: '',
          },
          ...HIGH,
          createdAt: '2026-03-01T20:34:00+08:00',
          correctedAt: null,
        },
      ]),
    },
  ],
  'notes.listNotes': [
    {
      what: 'the note of another day is told for the asked one',
      why: 'what was told of 2026-03-01 was asked for, and the note is of 03-02',
      by: 'a rule',
      wrong: later('[0].at', 24),
    },
  ],
})

const ofToday = (place: string) =>
  both(set(`${place}.state`, 'high'), set(`${place}.stateText`, '偏高'))

const TOGETHER = togetherOf([
  {
    what: 'means of seven days are those of the calendar week so far',
    why: 'each of the seven days that end with 02-23 and 02-24 has readings, and null is for fewer than three',
    by: 'a rule',
    changes: [
      { call: CALL, at: WEEK, wrong: set('kangban.weekMeanDetails[0]', null) },
      {
        call: CALL,
        at: MONTH,
        wrong: both(
          set('kangban.weekMeanDetails[22]', null),
          set('kangban.weekMeanDetails[23]', null),
        ),
      },
    ],
  },
  {
    what: 'the lowest diastolic is that of the reading with the lowest systolic',
    why: 'both list the reading of 02-21 20:49 with a diastolic of 77',
    by: 'itself',
    changes: [
      { call: CALL, at: MONTH, wrong: set('kangban.lowest.dbp', 81) },
      {
        call: 'doctor.getDoctorPage',
        wrong: both(set('pressure.total.lowest.dbp', 81), set('pressure.weeks[3].lowest.dbp', 81)),
      },
    ],
  },
  {
    what: 'whoever was not asked has told that there was nothing',
    why: 'somebody may have been asked this morning and had nothing to tell',
    by: 'itself',
    label: 'possible',
    changes: [
      { call: CALL, wrong: set('kangban.readings[0].circumstances', []) },
      { call: LIST, wrong: set('records[0].kangban.circumstances', []) },
    ],
  },
  {
    what: 'the reading of this morning is judged by the reference of home wherever it stands alone',
    why: '139/89 lies within normal, and the count of readings out of range leaves it out',
    by: 'itself',
    changes: [
      {
        call: CALL,
        at: 'bloodpre/1/',
        wrong: both(ofToday('kangban.readings[0]'), set('kangban.states[0]', 'high')),
      },
      {
        call: CALL,
        at: WEEK,
        wrong: both(ofToday('kangban.readings[0]'), set('kangban.states[-1]', 'high')),
      },
      {
        call: CALL,
        at: MONTH,
        wrong: both(ofToday('kangban.readings[0]'), set('kangban.states[-1]', 'high')),
      },
      { call: LIST, wrong: ofToday('records[0].kangban') },
      { call: HOME, wrong: ofToday('cards[metric=bloodPressure]') },
    ],
  },
])

export const pressure = [...SINGLE, ...TOGETHER]
