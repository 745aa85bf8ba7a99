import { both, later, set, without } from '../../places.ts'
import { togetherOf } from '../../stranger.ts'

const HOME = 'home.getHomeSummary'
const OXYGEN = 'monitoring.getOxygen'
const SLEEP = 'monitoring.getSleep'
const STEPS = 'monitoring.getSteps'
const HEART = 'monitoring.getHeartRate'
const RECORD = 'ecg.getEcgRecord'

export const togetherSignals = togetherOf([
  {
    what: 'an ECG one hour on in list, month and page',
    why: 'home has 08:15',
    by: 'another answer',
    changes: [
      { call: RECORD, wrong: later('kangban.dataTime', 1) },
      { call: 'ecg.listEcgRecords', wrong: later('dataEcgInfosRespList[0].dataTime', 1) },
      { call: 'ecg.listEcgMonth', wrong: later('list[0].dataTime', 1) },
    ],
  },
  {
    what: 'an ECG of a minute in month and page',
    why: 'there are samples for 30 seconds',
    by: 'itself',
    changes: [
      { call: RECORD, wrong: set('kangban.durationSeconds', 60) },
      { call: 'ecg.listEcgMonth', wrong: set('list[0].durationSeconds', 60) },
    ],
  },
  {
    what: 'a long record one day later in list and page',
    why: 'the page for the doctor has 1 March',
    by: 'another answer',
    changes: [
      {
        call: 'holter.getHolterRecord',
        wrong: both(later('startedAt', 24), later('hours[0].at', 24)),
      },
      { call: 'holter.listHolterRecords', wrong: later('list[0].startedAt', 24) },
    ],
  },
  {
    what: 'a long record twice as long in list and page',
    why: 'its overview has pairs for 307,200 samples',
    by: 'itself',
    changes: [
      {
        call: 'holter.getHolterRecord',
        wrong: both(set('sampleCount', 614_400), set('blocks', 20)),
      },
      {
        call: 'holter.listHolterRecords',
        wrong: both(set('list[0].sampleCount', 614_400), set('list[0].blocks', 20)),
      },
    ],
  },
  {
    what: 'a beat less in page and count',
    why: 'the bytes have 656',
    by: 'itself',
    changes: [
      { call: 'holter.readBeats', wrong: set('count', 655) },
      {
        call: 'holter.getHolterRecord',
        wrong: both(set('figures[name=beats].value', 655), set('hours[0].beats', 655)),
      },
    ],
  },
  {
    what: 'a night without its stages on page and home',
    why: 'the page has 20 minutes of deep sleep',
    by: 'itself',
    changes: [
      { call: SLEEP, at: 'sleep/1/', wrong: both(set('details', []), set('detailTimes', [])) },
      { call: HOME, wrong: set('cards[metric=sleep].stages', []) },
    ],
  },
  {
    what: 'the newest oxygen of 88 % on page and home, and normal',
    why: '88 is below the threshold of 90',
    by: 'itself',
    person: 'son',
    changes: [
      { call: OXYGEN, at: 'oxygen/1/', wrong: set('last', 88) },
      { call: HOME, wrong: set('cards[metric=oxygen].value', 88) },
    ],
  },
  {
    what: 'the day without its first hours in page and home',
    why: 'its own total counts the steps of six',
    by: 'itself',
    person: 'son',
    changes: [
      { call: STEPS, at: 'activity/1/', wrong: set('details[6]', 0) },
      { call: HOME, wrong: set('cards[metric=steps].trend[6]', 0) },
    ],
  },
  {
    what: 'a week of six days in two metrics',
    why: 'a week has seven',
    by: 'itself',
    person: 'son',
    changes: [
      {
        call: HEART,
        at: 'heart/2/',
        wrong: both(
          without('detailTimes', 0),
          without('details', 0),
          without('lowDetails', 0),
          without('hiDetails', 0),
        ),
      },
      {
        call: OXYGEN,
        at: 'oxygen/2/',
        wrong: both(
          without('detailTimes', 0),
          without('details', 0),
          without('lowDetails', 0),
          without('hiDetails', 0),
        ),
      },
    ],
  },
])
