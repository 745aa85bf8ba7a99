import { both, later, numbers, plus, replace, set, taken, texts } from '../places.ts'
import { strangersOf } from '../stranger.ts'

const inHundredths = (text: string) =>
  text
    .split(',')
    .map((value) => (value === '' ? '' : String(Math.round(Number(value) * 100))))
    .join(',')

const upsideDown = (text: string) =>
  text
    .split(',')
    .map((value) => (value.startsWith('-') ? value.slice(1) : `-${value}`))
    .join(',')

export const signals = strangersOf({
  'ecg.getEcgRecord': [
    {
      what: 'samples in hundredths of a millivolt',
      why: 'the contract has millivolts',
      by: 'a rule',
      wrong: texts('ecgContent', inHundredths),
    },
    {
      what: 'the trace turned upside down',
      why: 'a watch on the other wrist could show it so',
      by: 'itself',
      label: 'possible',
      wrong: texts('ecgContent', upsideDown),
    },
    {
      what: 'the last third of the samples lost',
      why: '30 seconds at 512 Hz are 15360 samples',
      by: 'itself',
      wrong: texts('ecgContent', (text) => text.split(',').slice(0, 10_240).join(',')),
    },
    {
      what: 'QTc by Bazett under the name of Fridericia',
      why: '384 at 68 is 400 by the root of the third',
      by: 'itself',
      wrong: set('kangban.qtcFridericia', 409),
    },
    {
      what: 'a rate outside of its own range',
      why: 'its range is 67 to 69',
      by: 'itself',
      wrong: both(set('kangban.rateRange.lowest', 71), set('kangban.rateRange.highest', 74)),
    },
    {
      what: 'a fibrillation in the rhythm, a calm heart in the words',
      why: 'its words have nothing abnormal',
      by: 'itself',
      wrong: set('kangban.rhythm', 'af'),
    },
    {
      what: 'beats of a minute for half a minute',
      why: 'at 68 in 30 seconds there are 33 or 34',
      by: 'itself',
      wrong: both(
        set('kangban.hrvMethod.beats', 68),
        replace('dataContent', '33次心跳', '68次心跳'),
      ),
    },
  ],
  'ecg.listEcgRecords': [
    {
      what: 'a QT of the corrected one',
      why: 'the record has 384',
      by: 'another answer',
      wrong: set('dataEcgInfosRespList[0].qt', 400),
    },
    {
      what: 'a record of the day after',
      why: '1 March was asked',
      by: 'a rule',
      wrong: later('dataEcgInfosRespList[0].dataTime', 24),
    },
  ],
  'ecg.listEcgMonth': [
    {
      what: 'a record of the watch as of the recorder',
      why: 'the record says watch',
      by: 'another answer',
      wrong: set('list[0].source', 'recorder'),
    },
    {
      what: 'a doctor who knows of nothing abnormal',
      why: 'the contract has null of what is no fibrillation',
      by: 'a rule',
      wrong: set('list[0].doctor', { knows: true, text: '医生已知道' }),
    },
  ],
  'ecg.getEcgFileLink': [
    {
      what: 'a file of the other format',
      why: 'edf was asked',
      by: 'a rule',
      wrong: replace('url', '.edf', '.zip'),
    },
  ],
  'holter.getHolterRecord': [
    {
      what: 'a mean of the highest and the lowest',
      why: 'its 656 beats in ten minutes are 66',
      by: 'itself',
      wrong: both(set('figures[0].value', 72), replace('sentence[0].text', '心率 66', '心率 72')),
    },
    {
      what: 'a number of beats of a quarter of an hour',
      why: 'its one hour has 656',
      by: 'itself',
      wrong: set('figures[3].value', 984),
    },
    {
      what: 'samples at another rate',
      why: '10 blocks of 60 s are 307200 samples at 512 Hz',
      by: 'itself',
      wrong: set('rateHz', 250),
    },
    {
      what: 'wide early beats without early ones',
      why: 'they are a part of them',
      by: 'itself',
      wrong: set('figures[5].value', 3),
    },
  ],
  'holter.readBeats': [
    {
      what: 'a beat more than it has',
      why: 'the record counts 656',
      by: 'another answer',
      wrong: plus('count', 1),
    },
  ],
  'holter.listHolterRecords': [
    {
      what: 'a record that is still analysed with all its findings',
      why: 'the record itself is ready',
      by: 'another answer',
      at: 'ps=10',
      wrong: set('list[0].status', 'analysing'),
    },
    {
      what: 'a range of rates wider than the hours',
      why: 'its hour has 64 to 67',
      by: 'itself',
      at: 'ps=10',
      wrong: set('list[0].rateText', '51–101'),
    },
  ],
  'holter.readBlocks': [
    {
      what: 'blocks of the minute after',
      why: 'block 0 was asked for',
      by: 'a rule',
      wrong: set('first', 1),
    },
  ],
  'holter.getHolterFileLink': [
    {
      what: 'a link to the file of the short ECG',
      why: 'the id in it is that of another record',
      by: 'another answer',
      wrong: taken('url', { at: 'ecg/file-link', place: 'url' }),
    },
  ],
  'monitoring.getTemperature': [
    {
      what: 'a deviation with its sign turned',
      why: '34.71 is above 34.59',
      by: 'itself',
      at: 'temperature/1/',
      wrong: set('deviation', -0.12),
    },
    {
      what: 'nights in Fahrenheit',
      why: 'the night of today has 34.71',
      by: 'itself',
      at: 'temperature/2/',
      wrong: numbers('details[]', (celsius) => celsius * 1.8 + 32),
    },
    {
      what: 'a night far from its own with a normal verdict',
      why: 'the deviation is above the band',
      by: 'itself',
      at: 'temperature/1/',
      person: 'son',
      wrong: both(set('nightMean', 34.49), set('deviation', 0.7)),
    },
    {
      what: 'a baseline of more nights than fourteen',
      why: 'the contract has the 14 nights before',
      by: 'a rule',
      at: 'temperature/3/',
      wrong: set('baselineNights', 29),
    },
  ],
  'monitoring.getSteps': [
    {
      what: 'a distance in kilometres',
      why: 'the day has 1242 for 1904 steps and the month 43136',
      by: 'another answer',
      at: 'activity/2/',
      wrong: set('distance', 19.384),
    },
    {
      what: 'a mean that counts today',
      why: 'the total without today by six days is 4634',
      by: 'itself',
      at: 'activity/2/',
      wrong: set('average', 4244),
    },
    {
      what: 'days that met their goal with those that nearly did',
      why: 'two of its days have 4500 and more',
      by: 'itself',
      at: 'activity/2/',
      wrong: set('kangban.daysMet', 3),
    },
    {
      what: 'the best day of the month by its weekday alone',
      why: '6040 steps are those of 1 March',
      by: 'itself',
      at: 'activity/3/',
      wrong: set('best.day', '2026-02-22'),
    },
    {
      what: 'a streak of all days that met',
      why: '28 February has 4334 of 4500',
      by: 'itself',
      at: 'activity/3/',
      wrong: set('streak', 2),
    },
    {
      what: 'more steps than before told as fewer',
      why: '6793 is more than 6297',
      by: 'itself',
      at: 'activity/2/',
      person: 'son',
      wrong: both(
        set('kangban.compared', 'less'),
        replace('kangban.sentence[0].text', '比上周多', '比上周少'),
      ),
    },
  ],
})
