// Records of many hours: beats in another unit, an overview in another order of bytes, and what is told before its time.
import { BEAT_KINDS, type BeatList, decodeBeats, encodeBeats } from '@kangban/ecg-core'
import { both, numbers, set, texts } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const CALL = 'holter.getHolterRecord'
const LIST = 'holter.listHolterRecords'
const BEATS = 'holter.readBeats'

const beats = (change: (list: BeatList) => BeatList) =>
  texts('beats', (text) =>
    Buffer.from(encodeBeats(change(decodeBeats(Buffer.from(text, 'base64'))))).toString('base64'),
  )

const bytes = (place: string, change: (all: Buffer) => Buffer) =>
  texts(place, (text) => change(Buffer.from(text, 'base64')).toString('base64'))

const VENTRICULAR = BEAT_KINDS.indexOf('ventricular')
const MARKED: ReadonlySet<number> = new Set([97, 211, 212, 430])

const SINGLE = strangersOf({
  [BEATS]: [
    {
      what: 'four beats are marked as ventricular',
      why: 'the record counts no premature beat at all, neither in its figures nor in its hour',
      by: 'another answer',
      wrong: beats(({ beats: places, kinds }) => ({
        beats: places,
        kinds: kinds.map((kind, index) => (MARKED.has(index) ? VENTRICULAR : kind)),
      })),
    },
    {
      what: 'the places of the beats are milliseconds',
      why: 'the last one lies beyond 599000, and the record has 307200 samples',
      by: 'another answer',
      wrong: beats(({ beats: places, kinds }) => ({
        beats: places.map((place) => Math.round((place * 1000) / 512)),
        kinds,
      })),
    },
  ],
  [CALL]: [
    {
      what: 'smallest and largest have changed places in the overview',
      why: 'pairs whose first is larger hold gaps alone, and the signal is usable to 100 %',
      by: 'itself',
      wrong: bytes('overview.data', (all) => all.swap32().swap16()),
    },
    {
      what: 'the two bytes of each number of the overview have changed places',
      why: 'its samples would reach beyond 5 mV in pair after pair, and the first block has none beyond 1.1 mV',
      by: 'another answer',
      wrong: bytes('overview.data', (all) => all.swap16()),
    },
    {
      what: 'SDNN and RMSSD have each the value of the other',
      why: 'the intervals of the beats have 26.9 and 28.5, a millisecond from both, which a finer place of a beat may bring',
      by: 'another answer',
      label: 'unlikely',
      wrong: both(set('figures[name=sdnn].value', 28), set('figures[name=rmssd].value', 27)),
    },
    {
      what: 'each figure rests on ten seconds, which are minutes',
      why: 'windowSeconds are seconds of the record, which has 600, and 656 beats are in no ten of them',
      by: 'itself',
      wrong: numbers('figures[].windowSeconds', (seconds) => seconds / 60),
    },
  ],
})

const TOGETHER = togetherOf([
  {
    what: 'the record is told as taken at 256 Hz, with half the samples',
    why: 'the overview has a pair for each of 75 times 4096 samples, and the last beat lies at sample 306721',
    by: 'another answer',
    changes: [
      { call: CALL, wrong: both(set('rateHz', 256), set('sampleCount', 153_600)) },
      { call: LIST, wrong: both(set('list[].rateHz', 256), set('list[].sampleCount', 153_600)) },
    ],
  },
  {
    what: 'the record is still analysed by record and list',
    why: 'figures, hours and overview are empty until a record is ready',
    by: 'a rule',
    changes: [
      { call: CALL, wrong: set('status', 'analysing') },
      { call: LIST, wrong: set('list[].status', 'analysing') },
    ],
  },
  {
    what: 'the hours of the list are those of single intervals, and so is its range in words',
    why: 'the record has 64 and 67 for its hour by eight intervals, and the list does not say by how many it is',
    by: 'another answer',
    label: 'unlikely',
    changes: [
      {
        call: LIST,
        wrong: both(
          set('list[].hours[0].low', 59),
          set('list[].hours[0].high', 74),
          set('list[].rateText', '59–74'),
        ),
      },
      {
        call: 'doctor.getDoctorPage',
        wrong: texts('ecg.text', (text) => text.replace('64–67', '59–74')),
      },
    ],
  },
])

export const holter = [...SINGLE, ...TOGETHER]
