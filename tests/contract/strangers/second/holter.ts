import { both, instead, set, texts } from '../places.ts'
import { strangersOf } from '../stranger.ts'

const bytes = (place: string, change: (bytes: Buffer) => Buffer) =>
  texts(place, (text) => change(Buffer.from(text, 'base64')).toString('base64'))

export const holter = strangersOf({
  'holter.listHolterRecords': [
    {
      what: 'another rate of sampling',
      why: 'ten blocks of 60 s at 500 Hz are 300,000 samples',
      by: 'itself',
      wrong: set('list[0].rateHz', 500),
    },
    {
      what: 'a rate that is another in words',
      why: 'its hour goes up to 67',
      by: 'itself',
      wrong: set('list[0].rateText', '64–76'),
    },
    {
      what: 'early beats in a record without one',
      why: 'its figures count none',
      by: 'another answer',
      wrong: both(
        set('list[0].finding', 'early'),
        set('list[0].state', 'high'),
        set('list[0].stateText', '疑似早搏 3 次'),
      ),
    },
    {
      what: "the mother's record",
      why: 'he has no recorder, and the page for the doctor counts no ECG',
      by: 'another answer',
      at: 'ps=10',
      person: 'son',
      wrong: instead('holter/list?pn=1&ps=10'),
    },
  ],
  'holter.getHolterRecord': [
    {
      what: 'figures of 24 hours',
      why: 'the record has 600 s',
      by: 'itself',
      wrong: set('figures[].windowSeconds', 86_400),
    },
    {
      what: 'an episode behind the end',
      why: 'the record has 307,200 samples',
      by: 'itself',
      wrong: set('episodes', [
        {
          kind: 'suspected-af',
          label: '疑似房颤',
          from: 400_000,
          to: 500_000,
          at: '2026-03-01T00:13:00+08:00',
          seconds: 195,
          beats: 300,
          heartRate: 92,
          longestRrMs: 1180,
        },
      ]),
    },
    {
      what: 'an episode of fibrillation without a minute of it',
      why: 'the figure of it is 0, and the sentence finds nothing',
      by: 'itself',
      wrong: set('episodes', [
        {
          kind: 'suspected-af',
          label: '疑似房颤',
          from: 51_200,
          to: 102_400,
          at: '2026-03-01T00:01:40+08:00',
          seconds: 100,
          beats: 150,
          heartRate: 90,
          longestRrMs: 1180,
        },
      ]),
    },
    {
      what: 'millivolts for microvolts',
      why: 'peaks of a volt',
      by: 'itself',
      wrong: set('overview.microvolts', 1000),
    },
    {
      what: 'an hour whose mean is above its fastest',
      why: '66 is not above 60',
      by: 'itself',
      wrong: set('hours[0].heartRateHigh', 60),
    },
  ],
  'holter.readBlocks': [
    {
      what: 'half a block',
      why: 'a block has the samples of 60 s',
      by: 'itself',
      wrong: bytes('blocks[0]', (all) => all.subarray(0, all.length / 2)),
    },
  ],
})
