// Short electrocardiograms: the corrected QT, the signal against its figures, and records in the wrong list.
import { both, edit, fields, later, replace, set, taken, texts } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const DETAIL = 'ecg.getEcgRecord'
const LIST = 'ecg.listEcgRecords'
const MONTH = 'ecg.listEcgMonth'
const HOME = 'home.getHomeSummary'

const samples = (change: (all: readonly string[]) => readonly string[]) =>
  texts('ecgContent', (text) => change(text.split(',')).join(','))

const single = strangersOf({
  [DETAIL]: [
    {
      what: 'the QT is corrected by the square root of the interval',
      why: 'after Fridericia 384 ms at 68 beats come to 400, and after Bazett to 409',
      by: 'a rule',
      wrong: set('kangban.qtcFridericia', 409),
    },
    {
      what: 'three of four samples are left, as from another sampling rate',
      why: 'thirty seconds at 512 Hz are 15,360 samples, and these are 11,520',
      by: 'itself',
      wrong: samples((all) => all.filter((_, index) => index % 4 !== 3)),
    },
    {
      what: 'the slowest eight beats are faster than the mean of all',
      why: 'with 68 as the mean some of the stretches are at 68 or below, and the slowest is told as 70',
      by: 'itself',
      wrong: fields('kangban.rateRange', () => ({ lowest: 70, highest: 73 })),
    },
    {
      what: 'the signal is upside down',
      why: 'electrodes may be put on the other way round, and the figures do not depend on it',
      by: 'itself',
      label: 'possible',
      wrong: samples((all) =>
        all.map((value) => (value.startsWith('-') ? value.slice(1) : value && `-${value}`)),
      ),
    },
    {
      what: 'the second half of the signal is the first half once more',
      why: 'no heart repeats fifteen seconds to the thousandth, though the length and the rate hold',
      by: 'itself',
      label: 'unlikely',
      wrong: samples((all) => [...all.slice(0, all.length / 2), ...all.slice(0, all.length / 2)]),
    },
  ],
  'ecg.listEcgMeasurements': [
    {
      what: 'the record of the watch stands among those of the recorder',
      why: 'the record of that id says itself that the watch has made it',
      by: 'another answer',
      wrong: both(
        set('', [
          {
            recordStartTime: '2026-03-01 08:15:00',
            durationStr: '30秒',
            completed: true,
            labeled: true,
            pdfFilePath: null,
            kangban: {
              id: '',
              finding: 'clear',
              state: 'normal',
              stateText: '未见明显异常',
              rateText: '68',
            },
          },
        ]),
        taken('[0].kangban.id', { at: 'find-ecg-list', place: 'dataEcgInfosRespList[0].id' }),
      ),
    },
  ],
  [MONTH]: [
    {
      what: 'a doctor knows of a record in which nothing was suspected',
      why: 'that is told of a suspected fibrillation alone, and the finding is clear',
      by: 'a rule',
      wrong: set('list[0].doctor', { knows: true, text: '医生已经知道' }),
    },
  ],
})

const eightySix = both(set('heartRat', 86), set('kangban.rateText', '86'))

const together = togetherOf([
  {
    what: 'the rate has its digits the other way round in record, lists, home and all words',
    why: 'thirty seconds of the record’s own signal hold 34 beats and not 43',
    by: 'itself',
    changes: [
      {
        call: DETAIL,
        wrong: both(
          set('heartRat', 86),
          replace('dataContent', '68次/分', '86次/分'),
          fields('kangban.rateRange', () => ({ lowest: 85, highest: 87 })),
        ),
      },
      {
        call: LIST,
        wrong: edit('dataEcgInfosRespList[]', (row) => eightySix(row, () => undefined)),
      },
      { call: MONTH, wrong: set('list[0].rateText', '86') },
      {
        call: HOME,
        wrong: both(set('cards[metric=ecg].value', 86), set('cards[metric=ecg].trend[-1]', 86)),
      },
    ],
  },
  {
    what: 'the lists and home suspect a fibrillation',
    why: 'the record of that id has a sinus rhythm, no mark and nothing to see in words',
    by: 'another answer',
    changes: [
      {
        call: MONTH,
        wrong: fields('list[0]', () => ({
          finding: 'af',
          state: 'alert',
          stateText: '疑似房颤',
          doctor: { knows: false, text: '医生还不知道' },
        })),
      },
      {
        call: LIST,
        wrong: fields('dataEcgInfosRespList[0].kangban', () => ({
          finding: 'af',
          state: 'alert',
          stateText: '疑似房颤',
        })),
      },
      {
        call: HOME,
        wrong: fields('cards[metric=ecg]', () => ({ state: 'alert', stateText: '疑似房颤' })),
      },
    ],
  },
  {
    what: 'the record was made at a quarter past midnight wherever it is told',
    why: 'people wake at night, and no other answer tells of that morning',
    by: 'another answer',
    label: 'possible',
    changes: [
      { call: DETAIL, wrong: later('kangban.dataTime', -8) },
      { call: LIST, wrong: later('dataEcgInfosRespList[0].dataTime', -8) },
      { call: MONTH, wrong: later('list[0].dataTime', -8) },
      {
        call: HOME,
        wrong: both(
          later('cards[metric=ecg].measuredAt', -8),
          replace('cards[metric=ecg].note', '08:15', '00:15'),
        ),
      },
    ],
  },
])

export const ecg = [...single, ...together]
