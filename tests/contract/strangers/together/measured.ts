import { clockOfMinute, minuteOfClock } from '@kangban/china-time'
import {
  both,
  edit,
  fields,
  instead,
  later,
  numbers,
  plus,
  replace,
  rows,
  set,
  times,
  without,
} from '../places.ts'
import { togetherOf } from '../stranger.ts'

const card = (metric: string) => `cards[metric=${metric}]`

const PRESSURE = { sbp: 146, dbp: 89, state: 'high', stateText: '偏高' }

export const measured = togetherOf([
  {
    what: 'this morning’s pressure is last evening’s, on all pages of pressure',
    why: 'home and the page for the doctor have 139/89',
    by: 'another answer',
    changes: [
      {
        call: 'monitoring.getBloodPressure',
        at: 'bloodpre/1',
        wrong: both(
          fields('', () => ({ avgHi: 146, avgLow: 89, hi: 146, low: 89, hiDetails: [146] })),
          fields('kangban', () => ({
            states: ['high'],
            highest: { sbp: 146, dbp: 89 },
            lowest: { sbp: 146, dbp: 89 },
            outOfRange: 1,
          })),
          fields('kangban.readings[0]', () => PRESSURE),
          set('kangban.sentence', [{ text: '今天量了 1 次，146/89，偏高。', tone: 'warn' }]),
          set('kangban.elderSentence', [{ text: '今天血压偏高，146/89。', tone: 'warn' }]),
        ),
      },
      {
        call: 'monitoring.listPressureReadings',
        wrong: both(
          fields('records[0]', () => ({ sbp: 146, dbp: 89 })),
          fields('records[0].kangban', () => ({ state: 'high', stateText: '偏高' })),
          set('avgSbp', 146),
        ),
      },
    ],
  },
  {
    what: 'a low pressure is called low on its page and normal in the list',
    why: 'the same reading has one verdict',
    by: 'another answer',
    changes: [
      {
        call: 'monitoring.listPressureReadings',
        wrong: fields('records[0].kangban', () => ({ state: 'normal', stateText: '正常' })),
      },
    ],
  },
  {
    what: 'the steps of today are ten times as many everywhere',
    why: 'an hour of 13130 steps',
    by: 'itself',
    label: 'unlikely',
    changes: [
      {
        call: 'monitoring.getSteps',
        at: 'activity/1',
        wrong: both(
          times('total', 10),
          times('distance', 10),
          times('calorie', 10),
          times('details[]', 10),
        ),
      },
      {
        call: 'home.getHomeSummary',
        wrong: both(times(`${card('steps')}.value`, 10), times(`${card('steps')}.trend[]`, 10)),
      },
    ],
  },
  {
    what: 'two hours of steps have changed places, on home too',
    why: 'nobody tells of single hours',
    by: 'another answer',
    label: 'possible',
    changes: [
      {
        call: 'monitoring.getSteps',
        at: 'activity/1',
        wrong: both(set('details[5]', 1313), set('details[6]', 505)),
      },
      {
        call: 'home.getHomeSummary',
        wrong: both(set(`${card('steps')}.trend[5]`, 1313), set(`${card('steps')}.trend[6]`, 505)),
      },
    ],
  },
  {
    what: 'she is ten centimetres taller',
    why: 'the distance of her steps has 0.413 of 158 cm',
    by: 'another answer',
    changes: [
      { call: 'profile.getHealthInfo', wrong: plus('height', 10) },
      { call: 'doctor.getDoctorPage', wrong: replace('person.facts[2]', '158', '168') },
    ],
  },
  {
    what: 'she is ten kilograms heavier',
    why: 'what her walking cost is that of 61 kg',
    by: 'another answer',
    changes: [
      { call: 'profile.getHealthInfo', wrong: plus('weight', 10) },
      { call: 'doctor.getDoctorPage', wrong: replace('person.facts[3]', '61', '71') },
    ],
  },
  {
    what: 'the temperature of the night is one degree up, with its baseline',
    why: 'home has 34.7 and the half-hours 34.7',
    by: 'another answer',
    changes: [
      { call: 'monitoring.getTemperature', wrong: both(plus('nightMean', 1), plus('baseline', 1)) },
    ],
  },
  {
    what: 'the watch was last heard of before its newest reading',
    why: 'the heart has a reading of 09:55',
    by: 'another answer',
    changes: [
      { call: 'devices.listBoundDevices', wrong: later('[0].kangban.lastSync', -2) },
      { call: 'devices.listDevices', wrong: later('[0].lastSync', -2) },
      {
        call: 'devices.getBoundDevice',
        at: 'deviceType=10010002',
        wrong: later('kangban.lastSync', -2),
      },
    ],
  },
  {
    what: 'the night is half an hour earlier on all its pages',
    why: 'nobody else tells when',
    by: 'another answer',
    label: 'possible',
    changes: [
      {
        call: 'monitoring.getSleep',
        at: 'sleep/1',
        wrong: both(
          ...['sleepStartTime', 'sleepEndTime', 'detailTimes[]'].map((place) =>
            edit(place, (time) => clockOfMinute(minuteOfClock(String(time)) - 30)),
          ),
        ),
      },
      {
        call: 'monitoring.getSleep',
        at: 'sleep/2',
        wrong: both(
          set('kangban.startDetails[-1]', '22:03'),
          set('kangban.endDetails[-1]', '04:45'),
        ),
      },
      {
        call: 'monitoring.getSleep',
        at: 'sleep/3',
        wrong: both(
          set('kangban.startDetails[-1]', '22:03'),
          set('kangban.endDetails[-1]', '04:45'),
        ),
      },
      { call: 'home.getHomeSummary', wrong: later(`${card('sleep')}.measuredAt`, -0.5) },
    ],
  },
  {
    what: 'the heart’s day has been put on all of its spans a beat higher',
    why: 'home and the page for the doctor have other values',
    by: 'another answer',
    changes: [
      {
        call: 'monitoring.getHeartRate',
        wrong: both(
          ...[
            'last',
            'min',
            'avg',
            'max',
            'resting',
            'details[]',
            'lowDetails[]',
            'hiDetails[]',
          ].map((place) => plus(place, 3)),
          replace('sentence[].text', '平均 65', '平均 68'),
        ),
      },
    ],
  },
  {
    what: 'the goal of today is the older one',
    why: 'the week has 4500 for today',
    by: 'another answer',
    changes: [
      {
        call: 'monitoring.getSteps',
        at: 'activity/1',
        wrong: both(
          set('target', 4000),
          set('kangban.sentence', [
            {
              text: '今天走了 1,904 步，离 4,000 步的目标还差 2,096 步，约 20 分钟。',
              tone: 'plain',
            },
          ]),
          replace('kangban.elderSentence[].text', '2,596', '2,096'),
        ),
      },
      { call: 'home.getHomeSummary', wrong: set(`${card('steps')}.note`, '目标 4,000 还差 2,096') },
    ],
  },
  {
    what: 'the pressure of her son’s page is his mother’s',
    why: 'his home and his page for the doctor have none, no monitor is bound',
    by: 'another answer',
    person: 'son',
    changes: [
      { call: 'monitoring.getBloodPressure', at: 'bloodpre/3', wrong: instead('bloodpre/3') },
    ],
  },
  {
    what: 'the day is without its last reading everywhere but in the list',
    why: 'the list of the monitor has one of today',
    by: 'another answer',
    changes: [
      {
        call: 'monitoring.getBloodPressure',
        at: 'bloodpre/2',
        wrong: both(
          without('kangban.readings', 0),
          plus('kangban.count', -1),
          set('hi', 146),
          set('low', 89),
          rows('hiDetails', (all) => [...all.slice(0, -1), null]),
          rows('lowDetails', (all) => [...all.slice(0, -1), null]),
          numbers('avgHi', (mean) => mean + 1),
        ),
      },
    ],
  },
])
