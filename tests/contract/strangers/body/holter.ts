import { both, later, replace, rows, set, texts } from '../places.ts'
import { strangersOf } from '../stranger.ts'

const figure = (name: string) => `figures[name=${name}].value`

const bytes = (place: string, change: (bytes: Uint8Array) => Uint8Array) =>
  texts(place, (text) => Buffer.from(change(Buffer.from(text, 'base64'))).toString('base64'))

export const holter = strangersOf({
  'holter.getHolterRecord': [
    {
      what: 'the number of samples is that of another rate',
      why: 'ten blocks of 60 s at 512 Hz are 307200',
      by: 'itself',
      wrong: set('sampleCount', 153_600),
    },
    {
      what: 'the rate is that of the watch',
      why: '307200 samples in ten blocks of 60 s are 512 Hz',
      by: 'itself',
      wrong: set('rateHz', 256),
    },
    {
      what: 'a block is missing in the count',
      why: '307200 samples at 512 Hz are ten blocks of 60 s',
      by: 'itself',
      wrong: set('blocks', 9),
    },
    {
      what: 'beats of the whole are not those of its hours',
      why: 'the one hour has 656',
      by: 'itself',
      wrong: set(figure('beats'), 672),
    },
    {
      what: 'the mean rate is not that of its beats',
      why: '656 beats in ten minutes are 66 a minute',
      by: 'itself',
      wrong: both(
        set(figure('heartRateMean'), 72),
        set('hours[0].heartRateMean', 72),
        set(figure('heartRateHigh'), 75),
        set('hours[0].heartRateHigh', 75),
      ),
    },
    {
      what: 'slowest and fastest have changed places',
      why: 'the slowest is not faster',
      by: 'itself',
      wrong: both(set(figure('heartRateLow'), 67), set(figure('heartRateHigh'), 64)),
    },
    {
      what: 'the slowest is that of another hour',
      why: 'the one hour has 64',
      by: 'itself',
      wrong: set(figure('heartRateLow'), 51),
    },
    {
      what: 'more wide beats than early ones',
      why: 'the wide ones are a part of the early ones: 其中疑似室性',
      by: 'itself',
      wrong: set(figure('prematureWide'), 3),
    },
    {
      what: 'a longest pause and no pause',
      why: 'no interval above two seconds is counted',
      by: 'itself',
      wrong: set(figure('longestPause'), 2.4),
    },
    {
      what: 'a pause below two seconds',
      why: 'pauses are intervals above two seconds, by the method beside it',
      by: 'itself',
      wrong: both(set(figure('pausesOver2s'), 1), set(figure('longestPause'), 1.7)),
    },
    {
      what: 'the figures rest on a day',
      why: 'the record has ten minutes',
      by: 'itself',
      wrong: set('figures[].windowSeconds', 86_400),
    },
    {
      what: 'what is usable is a fraction',
      why: 'the hour has 100 %',
      by: 'itself',
      wrong: set(figure('usable'), 1),
    },
    {
      what: 'a minute of fibrillation in the hour, none in the figures',
      why: 'the figure says 0 minutes',
      by: 'itself',
      wrong: set('hours[0].afSeconds', 60),
    },
    {
      what: 'fibrillation is told in seconds',
      why: 'the hours have 90 s, which are 1.5 minutes',
      by: 'itself',
      wrong: both(set('hours[0].afSeconds', 90), set(figure('suspectedAf'), 90)),
    },
    {
      what: 'the hour begins with the clock, not with the record',
      why: 'hours are counted from the start',
      by: 'a rule',
      wrong: later('hours[0].at', 1),
    },
    {
      what: 'an episode after the end',
      why: 'the record has 307200 samples',
      by: 'itself',
      wrong: set('episodes', [
        {
          kind: 'fast',
          label: '心跳偏快',
          from: 400_000,
          to: 410_240,
          at: '2026-03-01T00:13:01+08:00',
          seconds: 20,
          beats: 40,
          heartRate: 120,
          longestRrMs: 520,
        },
      ]),
    },
    {
      what: 'an episode of 20 seconds that is one of ten',
      why: '10240 samples at 512 Hz are 20 seconds',
      by: 'itself',
      wrong: set('episodes', [
        {
          kind: 'slow',
          label: '心跳偏慢',
          from: 51_200,
          to: 61_440,
          at: '2026-03-01T00:01:40+08:00',
          seconds: 10,
          beats: 12,
          heartRate: 38,
          longestRrMs: 1700,
        },
      ]),
    },
    {
      what: 'an episode that the sentence does not know',
      why: 'the sentence says that nothing was noticed, no early beat is counted',
      by: 'itself',
      wrong: set('episodes', [
        {
          kind: 'bigeminy',
          label: '二联律',
          from: 51_200,
          to: 61_440,
          at: '2026-03-01T00:01:40+08:00',
          seconds: 20,
          beats: 22,
          heartRate: 66,
          longestRrMs: 1100,
        },
      ]),
    },
    {
      what: 'the overview is half as high',
      why: 'the first block has the same samples',
      by: 'another answer',
      wrong: set('overview.microvolts', 0.5),
    },
    {
      what: 'the overview is big-endian',
      why: 'the first block has the same samples; smallest and largest of every pair lie apart',
      by: 'another answer',
      wrong: bytes('overview.data', (all) => Buffer.from(all).swap16()),
    },
    {
      what: 'the overview has the largest first',
      why: 'such a pair holds gaps alone, and the record has none',
      by: 'a rule',
      wrong: bytes('overview.data', (all) => Buffer.from(all).swap32().swap16()),
    },
    {
      what: 'the overview is of five minutes',
      why: '307200 samples make 75 pairs',
      by: 'itself',
      wrong: bytes('overview.data', (all) => all.subarray(0, 148)),
    },
    {
      what: 'HRV against all beats',
      why: 'what a deviation is of all intervals nobody is told',
      by: 'itself',
      label: 'possible',
      wrong: set(figure('sdnn'), 31),
    },
    {
      what: 'the sentence tells the rate of another record',
      why: 'the figure is 66',
      by: 'itself',
      wrong: replace('sentence[].text', '平均心率 66', '平均心率 78'),
    },
    {
      what: 'the sentence tells a day',
      why: '307200 samples at 512 Hz are ten minutes',
      by: 'itself',
      wrong: replace('sentence[].text', '10 分钟', '24 小时'),
    },
    {
      what: 'the label does not go with its figure',
      why: 'SDNN stands at the place of RMSSD',
      by: 'itself',
      wrong: set('figures[name=rmssd].label', 'SDNN'),
    },
    {
      what: 'a figure stands twice',
      why: 'a figure has one value',
      by: 'itself',
      wrong: rows('figures', (all) => [...all, { ...(all[0] as object), value: 70 }]),
    },
  ],
})
