// Records of many hours: rate and length, beats that are counted three times, bytes the wrong way round.
import { both, later, replace, set, texts } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const DETAIL = 'holter.getHolterRecord'
const LIST = 'holter.listHolterRecords'
const BEATS = 'holter.readBeats'

/** Each number's first byte with its two lowest bits as those of a supraventricular beat. */
const allEarly = (text: string): string => {
  const bytes = Buffer.from(text, 'base64')

  const marked = bytes.map((byte, index) =>
    index > 0 && (bytes[index - 1] ?? 0) >= 0x80 ? byte : (byte & ~0b11) | 0b01,
  )

  return Buffer.from(marked).toString('base64')
}

const single = strangersOf({
  [DETAIL]: [
    {
      what: 'the overview has its bytes the other way round',
      why: 'as it stands the block of the first minute has no sample near what its pairs then tell',
      by: 'another answer',
      wrong: texts('overview.data', (text) =>
        Buffer.from(text, 'base64').swap16().toString('base64'),
      ),
    },
    {
      what: 'SDNN is in samples and not in milliseconds',
      why: 'the beats that the record is answered with vary by 27 ms, which are 14 samples',
      by: 'another answer',
      wrong: set('figures[name=sdnn].value', 14),
    },
    {
      what: 'one sample in five is not to be trusted',
      why: 'a back end may hold a signal to more than another, and nothing else is told of it',
      by: 'itself',
      label: 'possible',
      wrong: both(set('figures[name=usable].value', 80), set('hours[0].usablePercent', 80)),
    },
  ],
  [BEATS]: [
    {
      what: 'every beat is marked as an early one',
      why: 'the record’s figure of early beats is 0, and its hour too',
      by: 'another answer',
      wrong: texts('beats', allEarly),
    },
  ],
  [LIST]: [
    {
      what: 'the list is still analysing what is ready',
      why: 'the analysis may have ended between the two calls, though the row has what it found',
      by: 'another answer',
      label: 'unlikely',
      wrong: set('list[].status', 'analysing'),
    },
  ],
})

const together = togetherOf([
  {
    what: 'the rate is that of another recorder in the list and in the record',
    why: 'ten blocks of a minute hold 307,200 samples at 512 Hz and half of them at 256',
    by: 'itself',
    changes: [
      { call: DETAIL, wrong: set('rateHz', 256) },
      { call: LIST, wrong: set('list[].rateHz', 256) },
    ],
  },
  {
    what: 'the slowest rate has its digits the other way round in record, hour, list and for the doctor',
    why: 'no eight of the beats that the record is answered with come as slowly as 46',
    by: 'another answer',
    changes: [
      {
        call: DETAIL,
        wrong: both(set('figures[name=heartRateLow].value', 46), set('hours[0].heartRateLow', 46)),
      },
      {
        call: LIST,
        wrong: both(set('list[].hours[0].low', 46), set('list[].rateText', '46–67')),
      },
      { call: 'doctor.getDoctorPage', wrong: replace('ecg.text', '64–67', '46–67') },
    ],
  },
  {
    what: 'the record began eight hours later in list and detail, its hour too',
    why: 'the recorder sent last at ten past midnight, though nothing says that it was this recorder',
    by: 'another answer',
    label: 'unlikely',
    changes: [
      { call: DETAIL, wrong: both(later('startedAt', 8), later('hours[].at', 8)) },
      { call: LIST, wrong: later('list[].startedAt', 8) },
    ],
  },
])

export const holter = [...single, ...together]
