import { both, instead, replace, set, texts } from '../places.ts'
import { strangersOf } from '../stranger.ts'

const OTHER_ID = '00000000-0000-4000-8000-000000000000'

export const ecgLists = strangersOf({
  'ecg.listEcgRecords': [
    {
      what: 'fibrillation where the record is steady',
      why: 'the record finds nothing',
      by: 'another answer',
      wrong: both(
        set('dataEcgInfosRespList[0].kangban.finding', 'af'),
        set('dataEcgInfosRespList[0].kangban.state', 'alert'),
        set('dataEcgInfosRespList[0].kangban.stateText', '疑似房颤'),
      ),
    },
  ],
  'ecg.listEcgMeasurements': [
    {
      what: "a watch's record among those of the recorder",
      why: 'the month has one record, of the watch',
      by: 'another answer',
      wrong: () => [
        {
          recordStartTime: '2026-03-01 08:15:00',
          durationStr: '30秒',
          completed: true,
          labeled: true,
          pdfFilePath: null,
          kangban: {
            id: OTHER_ID,
            finding: 'clear',
            state: 'normal',
            stateText: '未见明显异常',
            rateText: '68',
          },
        },
      ],
    },
    {
      what: 'one of the day before',
      why: 'one day is asked for',
      by: 'a rule',
      person: 'son',
      wrong: () => [
        {
          recordStartTime: '2026-02-28 08:15:00',
          durationStr: '30秒',
          completed: true,
          labeled: true,
          pdfFilePath: null,
          kangban: {
            id: OTHER_ID,
            finding: 'clear',
            state: 'normal',
            stateText: '未见明显异常',
            rateText: '68',
          },
        },
      ],
    },
  ],
  'ecg.listEcgMonth': [
    {
      what: 'half of the small picture',
      why: 'three seconds of 50 ms are 120 digits',
      by: 'a rule',
      wrong: texts('list[0].thumbnail', (text) => text.slice(0, 60)),
    },
    {
      what: 'a doctor who knows of what is not there',
      why: 'it is null but for a suspected fibrillation',
      by: 'a rule',
      wrong: set('list[0].doctor', { knows: true, text: '医生知道了' }),
    },
    {
      what: 'a month without the record of its first day',
      why: 'the list of that day has one',
      by: 'another answer',
      wrong: set('list', []),
    },
    {
      what: "the mother's records",
      why: 'no page of his has an ECG',
      by: 'another answer',
      person: 'son',
      wrong: instead('ecg-month'),
    },
  ],
  'ecg.getEcgFileLink': [
    {
      what: 'the file of another record',
      why: 'another id was asked for',
      by: 'a rule',
      wrong: replace('url', /ecg\/[^.]+/, `ecg/${OTHER_ID}`),
    },
    {
      what: 'a link for a year',
      why: 'it ends within minutes',
      by: 'a rule',
      wrong: replace('url', /expires=\d+/, 'expires=1803953044'),
    },
  ],
})
