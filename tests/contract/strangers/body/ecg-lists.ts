import { fields, instead, later, plus, replace, rows, set, texts } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const ecgLists = strangersOf({
  'ecg.listEcgRecords': [
    {
      what: 'QT of the day’s list is another one',
      why: 'the record itself has 384',
      by: 'another answer',
      wrong: plus('dataEcgInfosRespList[].qt', 20),
    },
    {
      what: 'the verdict is that of another record',
      why: 'the month has it as clear',
      by: 'another answer',
      wrong: fields('dataEcgInfosRespList[0].kangban', () => ({
        finding: 'early',
        state: 'high',
        stateText: '疑似早搏 2 次',
      })),
    },
    {
      what: 'the rate as shown was not made anew',
      why: 'the figure beside it is 68',
      by: 'itself',
      wrong: set('dataEcgInfosRespList[0].kangban.rateText', '86'),
    },
    {
      what: 'the record of another day',
      why: 'the day that was asked for is 1 March',
      by: 'a rule',
      wrong: later('dataEcgInfosRespList[].dataTime', -24),
    },
    {
      what: 'a word that does not go with its state',
      why: 'normal is not suspected',
      by: 'itself',
      wrong: set('dataEcgInfosRespList[0].kangban.stateText', '疑似房颤'),
    },
  ],
  'ecg.listEcgMonth': [
    {
      what: 'the little picture is of one second',
      why: 'three seconds of 50 ms each, two digits each',
      by: 'a rule',
      wrong: texts('list[].thumbnail', (text) => text.slice(0, 40)),
    },
    {
      what: 'the little picture is upper case',
      why: 'base-36 digits as the contract shows them are small',
      by: 'a rule',
      label: 'unlikely',
      wrong: texts('list[].thumbnail', (text) => text.toUpperCase()),
    },
    {
      what: 'a record of the month before',
      why: 'the month that was asked for is March',
      by: 'a rule',
      wrong: later('list[].dataTime', -48),
    },
    {
      what: 'nothing in the month',
      why: 'the list of 1 March has one',
      by: 'another answer',
      wrong: set('list', []),
    },
    {
      what: 'the length is a minute',
      why: 'the record itself has 30 seconds',
      by: 'another answer',
      wrong: set('list[].durationSeconds', 60),
    },
    {
      what: 'the record is that of her son',
      why: 'no list of hers knows the id',
      by: 'another answer',
      wrong: set('list[0].id', '0b8f3c52-7d1e-4a96-8a4f-5c2e9d7b6a10'),
    },
    {
      what: 'a doctor knows of what is not there',
      why: 'of a suspected fibrillation alone; this record is clear',
      by: 'a rule',
      wrong: set('list[0].doctor', { knows: true, text: '医生已知道' }),
    },
  ],
  'ecg.listEcgMeasurements': [
    {
      what: 'the watch’s record is listed as the recorder’s',
      why: 'the month says that the watch made it',
      by: 'another answer',
      wrong: rows('', () => [
        {
          recordStartTime: '2026-03-01 08:15:00',
          durationStr: '30秒',
          completed: true,
          labeled: true,
          pdfFilePath: null,
          kangban: {
            id: 'ffcfa0bf-6915-4ee0-95d6-5ed83ffb78fd',
            finding: 'clear',
            state: 'normal',
            stateText: '未见明显异常',
            rateText: '68',
          },
        },
      ]),
    },
    {
      what: 'a record that the month does not have',
      why: 'the month lists those of watch and recorder',
      by: 'another answer',
      wrong: rows('', () => [
        {
          recordStartTime: '2026-03-01 09:00:00',
          durationStr: '30秒',
          completed: true,
          labeled: true,
          pdfFilePath: null,
          kangban: {
            id: '11111111-6915-4ee0-95d6-5ed83ffb78fd',
            finding: 'clear',
            state: 'normal',
            stateText: '未见明显异常',
            rateText: '70',
          },
        },
      ]),
    },
  ],
  'ecg.getEcgFileLink': [
    {
      what: 'a link to another record',
      why: 'the id that was asked for is another one',
      by: 'a rule',
      wrong: replace('url', 'ffcfa0bf', 'aacfa0bf'),
    },
    {
      what: 'another format than was asked for',
      why: 'EDF was asked for',
      by: 'a rule',
      wrong: replace('url', '.edf', '.csv'),
    },
    {
      what: 'a link that ended yesterday',
      why: 'its own expiry lies before now',
      by: 'itself',
      wrong: replace('url', /expires=\d+/, 'expires=1772330000'),
    },
    {
      what: 'the link to the long record',
      why: 'a record of 30 seconds was asked for',
      by: 'a rule',
      wrong: instead('holter/file-link'),
    },
  ],
})
