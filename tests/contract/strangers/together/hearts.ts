import { both, fields, later, replace, set, texts } from '../places.ts'
import { togetherOf } from '../stranger.ts'

const card = (metric: string) => `cards[metric=${metric}]`
const figure = (name: string) => `figures[name=${name}].value`

const thumbnail = (change: (pairs: readonly string[]) => readonly string[]) =>
  texts('list[].thumbnail', (text) => change(text.match(/../g) ?? []).join(''))

/** Every other beat of two bytes each is taken into the next one. */
const halfTheBeats = texts('beats', (text) => {
  const all = Buffer.from(text, 'base64')
  const codes: number[] = []
  for (let at = 0; at + 3 < all.length; at += 4)
    codes.push(
      ((all[at] ?? 0) & 0x7f) +
        128 * (all[at + 1] ?? 0) +
        ((all[at + 2] ?? 0) & 0x7f) +
        128 * (all[at + 3] ?? 0),
    )
  return Buffer.from(codes.flatMap((code) => [(code & 0x7f) | 0x80, code >> 7])).toString('base64')
})

export const hearts = togetherOf([
  {
    what: 'each beat of the ECG is counted as half of one',
    why: 'the samples have 33 beats in 30 seconds',
    by: 'itself',
    changes: [
      {
        call: 'ecg.getEcgRecord',
        wrong: both(
          set('heartRat', 34),
          set('kangban.rateRange', { lowest: 33, highest: 35 }),
          set('kangban.hrvMethod.beats', 17),
          set('kangban.qtcBeats', 17),
          replace('dataContent', '68次/分', '34次/分'),
          replace('dataContent', '33次', '17次'),
        ),
      },
      {
        call: 'ecg.listEcgRecords',
        wrong: both(
          set('dataEcgInfosRespList[0].heartRat', 34),
          set('dataEcgInfosRespList[0].kangban.rateText', '34'),
        ),
      },
      { call: 'ecg.listEcgMonth', wrong: set('list[0].rateText', '34') },
      {
        call: 'home.getHomeSummary',
        wrong: both(set(`${card('ecg')}.value`, 34), set(`${card('ecg')}.trend[-1]`, 34)),
      },
    ],
  },
  {
    what: 'each T wave is counted as a beat',
    why: 'the samples have 33 beats in 30 seconds',
    by: 'itself',
    changes: [
      {
        call: 'ecg.getEcgRecord',
        wrong: both(
          set('heartRat', 136),
          set('kangban.rateRange', { lowest: 134, highest: 138 }),
          set('kangban.hrvMethod.beats', 67),
          set('kangban.qtcBeats', 67),
          replace('dataContent', '68次/分', '136次/分'),
          replace('dataContent', '33次', '67次'),
        ),
      },
      {
        call: 'ecg.listEcgRecords',
        wrong: both(
          set('dataEcgInfosRespList[0].heartRat', 136),
          set('dataEcgInfosRespList[0].kangban.rateText', '136'),
        ),
      },
      { call: 'ecg.listEcgMonth', wrong: set('list[0].rateText', '136') },
      {
        call: 'home.getHomeSummary',
        wrong: both(set(`${card('ecg')}.value`, 136), set(`${card('ecg')}.trend[-1]`, 136)),
      },
    ],
  },
  {
    what: 'a QT longer by 46 ms, corrected as it should be',
    why: 'the samples show where T ends, but only by a method of one’s own',
    by: 'itself',
    label: 'unlikely',
    changes: [
      {
        call: 'ecg.getEcgRecord',
        wrong: both(
          set('qt', 430),
          set('kangban.qtcFridericia', 448),
          replace('dataContent', '384毫秒', '430毫秒'),
        ),
      },
      { call: 'ecg.listEcgRecords', wrong: set('dataEcgInfosRespList[0].qt', 430) },
    ],
  },
  {
    what: 'low and high of the little ECG have changed places',
    why: 'for each 50 ms the lowest, then the highest',
    by: 'a rule',
    changes: [
      {
        call: 'ecg.listEcgMonth',
        wrong: thumbnail((pairs) => pairs.map(([low = '', high = '']) => high + low)),
      },
    ],
  },
  {
    what: 'the little ECG is drawn of something else',
    why: 'it is of the record, whose peaks are 0.88 s apart',
    by: 'another answer',
    changes: [
      {
        call: 'ecg.listEcgMonth',
        wrong: thumbnail((pairs) => pairs.map((_, index) => (index % 6 === 0 ? '3z' : '78'))),
      },
    ],
  },
  {
    what: 'the little ECG is flat',
    why: 'the record has beats',
    by: 'another answer',
    changes: [{ call: 'ecg.listEcgMonth', wrong: thumbnail((pairs) => pairs.map(() => '78')) }],
  },
  {
    what: 'the little ECG is of six seconds',
    why: 'three seconds of 50 ms are sixty pairs',
    by: 'a rule',
    changes: [{ call: 'ecg.listEcgMonth', wrong: thumbnail((pairs) => [...pairs, ...pairs]) }],
  },
  {
    what: 'every other beat of the long record is lost',
    why: 'its first block has 66 beats a minute',
    by: 'another answer',
    changes: [
      { call: 'holter.readBeats', wrong: both(halfTheBeats, set('count', 328)) },
      {
        call: 'holter.getHolterRecord',
        wrong: both(
          set(figure('beats'), 328),
          set(figure('heartRateMean'), 33),
          set(figure('heartRateLow'), 32),
          set(figure('heartRateHigh'), 34),
          fields('hours[0]', () => ({
            beats: 328,
            heartRateMean: 33,
            heartRateLow: 32,
            heartRateHigh: 34,
          })),
          replace('sentence[].text', '66 次/分', '33 次/分'),
          replace('elderSentence[].text', '66 次/分', '33 次/分'),
        ),
      },
      {
        call: 'holter.listHolterRecords',
        wrong: both(
          set('list[0].rateText', '32–34'),
          set('list[0].hours[0]', { low: 32, high: 34 }),
        ),
      },
    ],
  },
  {
    what: 'the long record begins eight hours later',
    why: 'the recorder was last heard of at 00:10',
    by: 'another answer',
    label: 'unlikely',
    changes: [
      {
        call: 'holter.getHolterRecord',
        wrong: both(later('startedAt', 8), later('hours[].at', 8)),
      },
      { call: 'holter.listHolterRecords', wrong: later('list[0].startedAt', 8) },
    ],
  },
])
