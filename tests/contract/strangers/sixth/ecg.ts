// Short electrocardiograms: the corrected QT, the signal against its figures, and what lists say of a record.
import { both, edit, fields, later, replace, set, texts } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const DETAIL = 'ecg.getEcgRecord'
const LIST = 'ecg.listEcgRecords'
const MONTH = 'ecg.listEcgMonth'
const HOME = 'home.getHomeSummary'

const samples = (change: (all: readonly string[]) => readonly string[]) =>
  texts('ecgContent', (text) => change(text.split(',')).join(','))

const UPPERMOST = 35

const turned = (digit: string): string =>
  digit === '-' ? digit : (UPPERMOST - Number.parseInt(digit, 36)).toString(36)

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
      what: 'the second half of the signal is the first half once more',
      why: 'no heart repeats fifteen seconds to the thousandth, though the length and the rate hold',
      by: 'itself',
      label: 'unlikely',
      wrong: samples((all) => [...all.slice(0, all.length / 2), ...all.slice(0, all.length / 2)]),
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
    what: 'the signal is upside down, and so it is drawn in the list of the month',
    why: 'electrodes may be put on the other way round, and the figures do not depend on it',
    by: 'itself',
    label: 'possible',
    changes: [
      {
        call: DETAIL,
        wrong: samples((all) =>
          all.map((value) => (value.startsWith('-') ? value.slice(1) : value && `-${value}`)),
        ),
      },
      {
        call: MONTH,
        wrong: texts('list[0].thumbnail', (text) =>
          text.replace(/../g, (pair) => turned(pair.slice(1)) + turned(pair.slice(0, 1))),
        ),
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
