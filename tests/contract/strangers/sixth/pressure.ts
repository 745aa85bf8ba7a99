// The blood pressure: days by another clock, which readings count, stale windows, and joins with the wrong device.
import { both, fields, replace, set } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const PRESSURE = 'monitoring.getBloodPressure'
const MONITOR = 'monitoring.listPressureReadings'
const HOME = 'home.getHomeSummary'

const single = strangersOf({
  [PRESSURE]: [
    {
      what: 'the readings of a week are cut into days by the clock of London',
      why: 'the readings of the same answer say in China’s time that 24 February had 149/92 and 143/88, of mean 146/90',
      by: 'itself',
      at: '/bloodpre/2/',
      wrong: both(
        set('hiDetails', [150, 145, 142, 145, 156, 143, null]),
        set('lowDetails', [92, 90, 84, 90, 96, 89, null]),
        set('kangban.states', ['high', 'high', 'high', 'high', 'high', 'high', null]),
      ),
    },
  ],
  [MONITOR]: [
    {
      what: 'a day of the monitor begins at eight in the morning, so that today’s early reading is gone',
      why: 'the call of all pressures has one of today by the monitor',
      by: 'another answer',
      wrong: set('', { records: [], avgSbp: null, avgDbp: null, avgPulseRate: null }),
    },
  ],
})

const allSeven = both(
  set('kangban.homeMean.sbp', 146),
  set('kangban.homeMean.count', 11),
  set('kangban.homeMean.days', 7),
  replace('kangban.homeMean.text', '早晚 9 次平均 147/90', '早晚 11 次平均 146/90'),
)

const together = togetherOf([
  {
    what: 'the mean by the rule for home is made of all seven days, in all spans',
    why: 'the first of the seven is left out, which its own text says, so that there are six at most',
    by: 'a rule',
    changes: [
      { call: PRESSURE, at: '/bloodpre/1/', wrong: allSeven },
      { call: PRESSURE, at: '/bloodpre/2/', wrong: allSeven },
      { call: PRESSURE, at: '/bloodpre/3/', wrong: allSeven },
    ],
  },
  {
    what: 'out of range is whatever reaches 135/85, in week and month',
    why: 'the range of the same answers ends at 140/90, and the month has twelve readings above it',
    by: 'itself',
    changes: [
      { call: PRESSURE, at: '/bloodpre/2/', wrong: set('kangban.outOfRange', 11) },
      { call: PRESSURE, at: '/bloodpre/3/', wrong: set('kangban.outOfRange', 21) },
    ],
  },
  {
    what: 'today’s pulse has its digits the other way round wherever it is told',
    why: 'no other answer knows how fast the heart was at 05:59 under the cuff',
    by: 'another answer',
    label: 'possible',
    changes: [
      { call: PRESSURE, wrong: set('kangban.readings[0].pulseRate', 79) },
      {
        call: MONITOR,
        wrong: both(set('records[0].pulseRate', 79), set('avgPulseRate', 79)),
      },
    ],
  },
  {
    what: 'the diastolic pressure of today is ten too high wherever today is told alone',
    why: 'week, month and what is reminded of have 139/89 of the same minute',
    by: 'another answer',
    changes: [
      {
        call: PRESSURE,
        at: '/bloodpre/1/',
        wrong: both(
          set('avgLow', 99),
          set('low', 99),
          set('lowDetails[0]', 99),
          set('kangban.highest.dbp', 99),
          set('kangban.lowest.dbp', 99),
          set('kangban.outOfRange', 1),
          set('kangban.states[0]', 'high'),
          fields('kangban.readings[0]', () => ({ dbp: 99, state: 'high', stateText: '偏高' })),
          set('kangban.sentence', [
            { text: '今天量了 1 次，139/99，偏高，请按时再测。', tone: 'warn' },
          ]),
          set('kangban.elderSentence', [
            { text: '今天血压偏高，139/99，请按时再测。', tone: 'warn' },
          ]),
        ),
      },
      {
        call: MONITOR,
        wrong: both(
          set('records[0].dbp', 99),
          set('avgDbp', 99),
          set('records[0].kangban.state', 'high'),
          set('records[0].kangban.stateText', '偏高'),
        ),
      },
      {
        call: HOME,
        wrong: fields('cards[metric=bloodPressure]', () => ({
          secondValue: 99,
          state: 'high',
          stateText: '偏高',
          secondTrend: [92, 95, 88, 89, 90, 96, 99],
        })),
      },
    ],
  },
])

export const pressure = [...single, ...together]
