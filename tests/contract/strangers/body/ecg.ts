import { both, later, replace, set, texts, times } from '../places.ts'
import { strangersOf } from '../stranger.ts'

const samples = (change: (values: readonly number[]) => readonly number[]) =>
  texts('ecgContent', (text) => change(text.split(',').map(Number)).join(','))

const inMicrovolts = (value: number) => Math.round(1000 * value) / 1000

/** A mean over so many samples, as a low-pass filter does it. */
const smoothed = (width: number) =>
  samples((values) =>
    values.map((_, index) => {
      const near = values.slice(Math.max(0, index - width), index + width + 1)
      return inMicrovolts(near.reduce((sum, value) => sum + value, 0) / near.length)
    }),
  )

export const ecg = strangersOf({
  'ecg.getEcgRecord': [
    {
      what: 'samples at 256 Hz',
      why: 'the contract says 512 Hz, and 30 seconds',
      by: 'a rule',
      wrong: samples((values) => values.filter((_, index) => index % 2 === 0)),
    },
    {
      what: 'samples at 1024 Hz',
      why: 'the contract says 512 Hz, and 30 seconds',
      by: 'a rule',
      wrong: samples((values) => values.flatMap((value) => [value, value])),
    },
    {
      what: 'samples in microvolts',
      why: 'the contract says millivolts',
      by: 'a rule',
      wrong: samples((values) => values.map((value) => Math.round(1000 * value))),
    },
    {
      what: 'samples in volts',
      why: 'the contract says millivolts',
      by: 'a rule',
      wrong: samples((values) => values.map((value) => value / 1000)),
    },
    {
      what: 'only the first ten seconds',
      why: '30 seconds are told',
      by: 'itself',
      wrong: samples((values) => values.slice(0, 5120)),
    },
    {
      what: 'the last second is missing',
      why: '30 seconds are told, and the record is complete',
      by: 'itself',
      wrong: samples((values) => values.slice(0, -512)),
    },
    {
      what: 'a strip is repeated to fill the time',
      why: '33 beats are told; six times the same five seconds',
      by: 'itself',
      wrong: samples((values) => Array.from({ length: 6 }, () => values.slice(0, 2560)).flat()),
    },
    {
      what: 'upside down',
      why: 'a hand the wrong way round gives the same',
      by: 'itself',
      label: 'possible',
      wrong: samples((values) => values.map((value) => -value)),
    },
    {
      what: 'scaled to an amplitude of one',
      why: 'the little picture of the list was drawn of other heights, but in what scale nobody says',
      by: 'another answer',
      label: 'possible',
      wrong: samples((values) => values.map((value) => inMicrovolts(1.6 * value))),
    },
    {
      what: 'filtered until the beats are gone',
      why: '33 beats are told, none can be seen',
      by: 'itself',
      wrong: smoothed(160),
    },
    {
      what: 'clipped at a quarter of a millivolt',
      why: 'a real heart has no flat peak',
      by: 'itself',
      label: 'unlikely',
      wrong: samples((values) => values.map((value) => Math.min(value, 0.25))),
    },
    {
      what: 'gaps filled with 0',
      why: 'an empty token is a gap; two seconds of nothing within a record without gaps',
      by: 'a rule',
      label: 'unlikely',
      wrong: samples((values) =>
        values.map((value, index) => (index > 5000 && index < 6024 ? 0 : value)),
      ),
    },
    {
      what: 'played backwards',
      why: 'the T wave would come before the beat',
      by: 'itself',
      label: 'unlikely',
      wrong: samples((values) => values.toReversed()),
    },
    {
      what: 'the heart rate is that of the intervals in seconds',
      why: 'the signal has 67 to 69',
      by: 'itself',
      wrong: set('heartRat', 0.88),
    },
    {
      what: 'the heart rate is the number of beats in the window',
      why: 'the range of rates is 67 to 69',
      by: 'itself',
      wrong: set('heartRat', 33),
    },
    {
      what: 'the heart rate is above its range',
      why: 'the range of rates beside it is 67 to 69',
      by: 'itself',
      wrong: set('heartRat', 74),
    },
    {
      what: 'QT and corrected QT have changed places',
      why: 'at 68 a minute the corrected one is the greater: Fridericia',
      by: 'a rule',
      wrong: both(set('qt', 400), set('kangban.qtcFridericia', 384)),
    },
    {
      what: 'corrected after Bazett',
      why: 'the field is named after Fridericia: 384 at 68 a minute makes 400',
      by: 'a rule',
      wrong: set('kangban.qtcFridericia', 409),
    },
    {
      what: 'the text tells another rate',
      why: 'the figure is 68',
      by: 'itself',
      wrong: replace('dataContent', '平均心率68', '平均心率86'),
    },
    {
      what: 'the text tells an older HRV',
      why: 'the figure is 14',
      by: 'itself',
      wrong: replace('dataContent', 'SDNN 14', 'SDNN 41'),
    },
    {
      what: 'more beats than can be in the window',
      why: '33 beats in 30 seconds at 68 a minute, not 68',
      by: 'itself',
      wrong: set('kangban.hrvMethod.beats', 68),
    },
    {
      what: 'a window longer than the record',
      why: 'the record has 30 seconds',
      by: 'itself',
      wrong: set('kangban.hrvMethod.windowSeconds', 60),
    },
    {
      what: 'an early beat after the end',
      why: '15360 samples are there',
      by: 'itself',
      wrong: set('kangban.marks', [{ sample: 20_000, kind: 'ventricular' }]),
    },
    {
      what: 'an early beat that the words do not know',
      why: 'the list and the sentences say that nothing was noticed',
      by: 'another answer',
      wrong: set('kangban.marks', [{ sample: 5120, kind: 'ventricular' }]),
    },
    {
      what: 'a rhythm of another record',
      why: 'the row of the list says clear, the sentences steady',
      by: 'another answer',
      wrong: set('kangban.rhythm', 'af'),
    },
    {
      what: 'the recorder instead of the watch',
      why: 'the row of the month says watch',
      by: 'another answer',
      wrong: set('kangban.source', 'recorder'),
    },
    {
      what: 'the moment at which it was stored',
      why: 'the lists have 08:15',
      by: 'another answer',
      wrong: later('kangban.dataTime', 0.2),
    },
    {
      what: 'the length is in milliseconds',
      why: '15360 samples at 512 Hz are 30 seconds',
      by: 'itself',
      wrong: times('kangban.durationSeconds', 1000),
    },
    {
      what: 'incomplete, though all is there',
      why: 'nobody else says what was to come',
      by: 'itself',
      label: 'possible',
      wrong: set('kangban.complete', false),
    },
    {
      what: 'the report is that of another record',
      why: 'the id in the address is another one',
      by: 'itself',
      wrong: replace('kangban.pdfFilePath', 'ffcfa0bf', 'aacfa0bf'),
    },
    {
      what: 'the elderly are told of a suspicion',
      why: 'the same verdict, and the other sentence has none',
      by: 'itself',
      wrong: set('kangban.elderSentence[1].text', '疑似房颤，请问医生。'),
    },
    {
      what: 'the HRV is in seconds',
      why: 'the row of the day has 14',
      by: 'another answer',
      wrong: times('hrv', 0.001),
    },
  ],
})
