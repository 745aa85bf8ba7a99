import { both, later, replace, reversed, rows, set, shifted } from '../../places.ts'
import { togetherOf } from '../../stranger.ts'

const HOME = 'home.getHomeSummary'
const SLEEP = 'monitoring.getSleep'
const STEPS = 'monitoring.getSteps'
const WARMTH = 'monitoring.getTemperature'
const RECORD = 'ecg.getEcgRecord'

export const togetherNights = togetherOf([
  {
    what: 'digits of the night exchanged on page and home',
    why: 'its stages come to 359',
    by: 'itself',
    changes: [
      { call: SLEEP, at: 'sleep/1/', wrong: set('totalTime', 395) },
      {
        call: HOME,
        wrong: both(
          set('cards[metric=sleep].value', 395),
          set('cards[metric=sleep].trend[-1]', 395),
        ),
      },
    ],
  },
  {
    what: 'nights by the day on which they began',
    why: 'a night is told of the day on which it ended',
    by: 'a rule',
    changes: [
      { call: SLEEP, at: 'sleep/2/', wrong: rows('details', (all) => [...all.slice(1), null]) },
      { call: SLEEP, at: 'sleep/3/', wrong: rows('details', (all) => [...all.slice(1), null]) },
      { call: 'doctor.getDoctorPage', wrong: set('sleep.nights[-1].minutes', null) },
    ],
  },
  {
    what: 'nights of week and month one late',
    why: 'the night of today has 359 minutes',
    by: 'another answer',
    changes: [
      {
        call: SLEEP,
        at: 'sleep/2/',
        wrong: both(
          shifted('details'),
          shifted('kangban.deepDetails'),
          shifted('kangban.lightDetails'),
          shifted('kangban.remDetails'),
          shifted('kangban.wakeDetails'),
        ),
      },
      {
        call: SLEEP,
        at: 'sleep/3/',
        wrong: both(
          shifted('details'),
          shifted('kangban.deepDetails'),
          shifted('kangban.lightDetails'),
          shifted('kangban.remDetails'),
          shifted('kangban.wakeDetails'),
        ),
      },
    ],
  },
  {
    what: 'the end of the night an hour on, on page and home',
    why: 'the last stage of 4 minutes began at 05:11',
    by: 'itself',
    changes: [
      { call: SLEEP, at: 'sleep/1/', wrong: set('sleepEndTime', '06:15') },
      { call: HOME, wrong: later('cards[metric=sleep].measuredAt', 1) },
    ],
  },
  {
    what: 'a good night on page and home',
    why: 'it was awake five times, and its words say so',
    by: 'itself',
    changes: [
      {
        call: SLEEP,
        at: 'sleep/1/',
        wrong: both(set('kangban.state', 'good'), set('kangban.stateText', '良好')),
      },
      {
        call: HOME,
        wrong: both(
          set('cards[metric=sleep].state', 'good'),
          set('cards[metric=sleep].stateText', '良好'),
        ),
      },
    ],
  },
  {
    what: 'a thousand steps more on page and home',
    why: 'the hours come to 1,904',
    by: 'itself',
    changes: [
      {
        call: STEPS,
        at: 'activity/1/',
        wrong: both(
          set('total', 2904),
          replace('kangban.sentence[].text', '1,904', '2,904'),
          replace('kangban.sentence[].text', '2,596', '1,596'),
        ),
      },
      {
        call: HOME,
        wrong: both(
          set('cards[metric=steps].value', 2904),
          replace('cards[metric=steps].note', '2,596', '1,596'),
        ),
      },
    ],
  },
  {
    what: 'a goal of 5,000 on every page and home',
    why: 'the goals of the days have 4,500 today',
    by: 'itself',
    changes: [
      { call: STEPS, at: 'activity/2/', wrong: set('target', 5000) },
      {
        call: STEPS,
        at: 'activity/1/',
        wrong: both(
          set('target', 5000),
          replace('kangban.sentence[].text', '4,500', '5,000'),
          replace('kangban.sentence[].text', '2,596', '3,096'),
        ),
      },
      { call: HOME, wrong: set('cards[metric=steps].note', '目标 5,000 还差 3,096') },
    ],
  },
  {
    what: 'days newest first in week and month',
    why: 'the steps of today are 1,904',
    by: 'another answer',
    changes: [
      { call: STEPS, at: 'activity/2/', wrong: reversed('details') },
      { call: STEPS, at: 'activity/3/', wrong: reversed('details') },
    ],
  },
  {
    what: 'distances in kilometres on all pages',
    why: '29,706 steps are not 19 m',
    by: 'itself',
    changes: [
      { call: STEPS, at: 'activity/1/', wrong: set('distance', 1) },
      { call: STEPS, at: 'activity/2/', wrong: set('distance', 19) },
      { call: STEPS, at: 'activity/3/', wrong: set('distance', 43) },
    ],
  },
  {
    what: 'a usual warmth half a degree lower on all pages',
    why: 'the fourteen nights before come to 34.59',
    by: 'another answer',
    changes: [
      {
        call: WARMTH,
        at: 'temperature/1/',
        wrong: both(set('baseline', 34.3), set('deviation', 0.41)),
      },
      {
        call: WARMTH,
        at: 'temperature/2/',
        wrong: both(set('baseline', 34.3), set('deviation', 0.41), set('deviations[-1]', 0.41)),
      },
      {
        call: WARMTH,
        at: 'temperature/3/',
        wrong: both(set('baseline', 34.3), set('deviation', 0.41), set('deviations[-1]', 0.41)),
      },
      {
        call: HOME,
        wrong: both(
          set('cards[metric=temperature].note', '比平时高 0.4℃'),
          set('cards[metric=temperature].trend[-1]', 0.41),
        ),
      },
    ],
  },
  {
    what: 'an ECG of 86 on list, month and page',
    why: 'its range is 67 to 69, and 33 beats were counted',
    by: 'itself',
    changes: [
      { call: RECORD, wrong: both(set('heartRat', 86), replace('dataContent', '68次', '86次')) },
      {
        call: 'ecg.listEcgRecords',
        wrong: both(
          set('dataEcgInfosRespList[0].heartRat', 86),
          set('dataEcgInfosRespList[0].kangban.rateText', '86'),
        ),
      },
      { call: 'ecg.listEcgMonth', wrong: set('list[0].rateText', '86') },
      {
        call: HOME,
        wrong: both(set('cards[metric=ecg].value', 86), set('cards[metric=ecg].trend[-1]', 86)),
      },
    ],
  },
  {
    what: 'fibrillation on list and month',
    why: 'the record has a sinus rhythm',
    by: 'another answer',
    changes: [
      {
        call: 'ecg.listEcgMonth',
        wrong: both(
          set('list[0].finding', 'af'),
          set('list[0].state', 'alert'),
          set('list[0].stateText', '疑似房颤'),
        ),
      },
      {
        call: 'ecg.listEcgRecords',
        wrong: both(
          set('dataEcgInfosRespList[0].kangban.finding', 'af'),
          set('dataEcgInfosRespList[0].kangban.state', 'alert'),
          set('dataEcgInfosRespList[0].kangban.stateText', '疑似房颤'),
        ),
      },
    ],
  },
])
