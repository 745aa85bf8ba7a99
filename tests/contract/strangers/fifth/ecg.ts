// ECGs: the trace at another rate, without samples or upside down, and what record and lists say of it.
import { both, later, replace, set, texts } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const CALL = 'ecg.getEcgRecord'
const DAY = 'ecg.listEcgRecords'
const MONTH = 'ecg.listEcgMonth'
const ROW = 'dataEcgInfosRespList[0]'
const RATE = 512

const samples = (change: (trace: readonly string[]) => readonly string[]) =>
  texts('ecgContent', (content) => change(content.split(',')).join(','))

const SINGLE = strangersOf({
  [CALL]: [
    {
      what: 'the trace was taken at half the rate and is told at the full one',
      why: 'in as many samples the heart beats half as often as in the 33 beats and 67 to 69 a minute of the record',
      by: 'itself',
      wrong: samples((trace) =>
        trace.slice(0, trace.length / 2).flatMap((sample) => [sample, sample]),
      ),
    },
    {
      what: 'ten seconds in the middle of the trace are lost',
      why: 'at 67 to 69 a minute twenty seconds have no 33 beats, which rate and HRV are counted of',
      by: 'itself',
      wrong: samples((trace) =>
        trace.map((sample, index) => (index >= 10 * RATE && index < 20 * RATE ? '' : sample)),
      ),
    },
    {
      what: 'the trace stands upside down',
      why: 'the small trace of the month has its peaks at the upper end, and this one at the lower',
      by: 'another answer',
      wrong: samples((trace) =>
        trace.map((sample) => (sample === '' ? '' : String(-Number(sample)))),
      ),
    },
    {
      what: 'the QT is corrected after Bazett under the name of Fridericia',
      why: '384 ms at 68 beats a minute are 400 ms by the cube root, and 409 by the square root',
      by: 'itself',
      wrong: set('kangban.qtcFridericia', 409),
    },
    {
      what: 'the trace has the samples of its first half twice',
      why: 'the second half of a record may look like the first, though never to the last digit',
      by: 'itself',
      label: 'unlikely',
      wrong: samples((trace) => [
        ...trace.slice(0, trace.length / 2),
        ...trace.slice(0, trace.length / 2),
      ]),
    },
  ],
})

const TOGETHER = togetherOf([
  {
    what: 'a clear record is called unclear by the lists',
    why: 'the lists say in words that nothing was noticed, and so does the record',
    by: 'itself',
    changes: [
      { call: DAY, wrong: set(`${ROW}.kangban.finding`, 'unclear') },
      { call: MONTH, wrong: set('list[0].finding', 'unclear') },
    ],
  },
  {
    what: 'a record of the watch is told as of the recorder',
    why: 'the call for the records of the watch lists it, and that for those of the recorder does not',
    by: 'another answer',
    changes: [
      { call: MONTH, wrong: set('list[0].source', 'recorder') },
      { call: CALL, wrong: set('kangban.source', 'recorder') },
    ],
  },
  {
    what: 'variability is told in seconds by record and list',
    why: 'HRV is told in ms, and the words of the record have 14 of them',
    by: 'a rule',
    changes: [
      { call: DAY, wrong: set(`${ROW}.hrv`, 0.014) },
      { call: CALL, wrong: set('hrv', 0.014) },
    ],
  },
  {
    what: 'the record was measured eight hours before, wherever it is told',
    why: 'all that tell the hour tell the same one',
    by: 'itself',
    label: 'possible',
    changes: [
      { call: DAY, wrong: later(`${ROW}.dataTime`, -8) },
      { call: CALL, wrong: later('kangban.dataTime', -8) },
      { call: MONTH, wrong: later('list[0].dataTime', -8) },
      {
        call: 'home.getHomeSummary',
        wrong: both(
          later('cards[metric=ecg].measuredAt', -8),
          replace('cards[metric=ecg].note', '08:15', '00:15'),
        ),
      },
    ],
  },
  {
    what: 'the lists show the range of a regular rhythm',
    why: 'a range stands where the heart beats without order, but it is that of the record',
    by: 'a rule',
    label: 'unlikely',
    changes: [
      { call: DAY, wrong: set(`${ROW}.kangban.rateText`, '67–69') },
      { call: MONTH, wrong: set('list[0].rateText', '67–69') },
    ],
  },
])

export const ecg = [...SINGLE, ...TOGETHER]
