import { both, set, swapped, texts, without } from '../places.ts'
import { strangersOf, type Wrong } from '../stranger.ts'

/** The samples of a strip, by their places. */
const samples = (
  change: (sample: string, index: number, all: readonly string[]) => string,
): Wrong => texts('ecgContent', (text) => text.split(',').map(change).join(','))

const inverted = samples((sample) => (sample.startsWith('-') ? sample.slice(1) : `-${sample}`))
const withGap = samples((sample, index) => (index >= 5120 && index < 7680 ? '' : sample))
const threeTimes = samples((sample, index, all) => all[index % 5120] ?? sample)

/** Base64 with one byte or pair of it changed. */
const bytes = (place: string, change: (data: Buffer) => Buffer): Wrong =>
  texts(place, (text) => change(Buffer.from(text, 'base64')).toString('base64'))

export const measuredRecords = strangersOf({
  'monitoring.listManualReadings': [
    {
      what: 'the example of the documentation as what she typed in',
      why: "the doctor's page counts 0 readings by hand in the 30 days",
      by: 'another answer',
      wrong: set('', [
        {
          id: '8c1d5d5e-7f0a-4a1c-9f0e-3f0f5a7b2c12',
          reading: {
            kind: 'bloodPressure',
            systolic: 138,
            diastolic: 86,
            pulse: 72,
            arm: 'left',
            at: '2026-03-01T16:28:00+08:00',
            place: 'clinic',
            circumstances: ['exercised'],
            note: '',
          },
          state: 'near',
          stateText: '接近上限',
          createdAt: '2026-03-01T16:29:10+08:00',
          correctedAt: null,
        },
      ]),
    },
  ],
  'monitoring.getInsights': [
    {
      what: 'an insight of 67 days',
      why: 'the month has readings of 15 days, and the account is 18 days old',
      by: 'another answer',
      wrong: set('', [
        {
          id: 'short-night-pressure',
          metric: 'bloodPressure',
          sentence: [
            {
              text: '睡不足 6 小时的 9 个夜晚，第二天早晨高压平均高 6 mmHg（95% 区间 2–10）。',
              tone: 'plain',
            },
          ],
          elderSentence: [
            { text: '睡不足 6 小时的 9 个夜晚，第二天早晨高压平均高 6 mmHg。', tone: 'plain' },
          ],
          how: ['睡不足 6 小时的 9 天，早晨高压平均 146.8；其余 58 天平均 140.6。'],
          estimate: 6,
          low: 2,
          high: 10,
          p: 0.012,
          count: 9,
          otherCount: 58,
        },
      ]),
    },
  ],
  'records.listComparisons': [
    {
      what: 'watch and instrument each in the place of the other, on a page of two alone',
      why: 'the page of 500 has the same row the other way round',
      by: 'another answer',
      at: '"ps":2',
      wrong: both(
        swapped('list[0]', ['watchSbp', 'deviceSbp']),
        swapped('list[0]', ['watchDbp', 'deviceDbp']),
      ),
    },
    {
      what: 'a name of a row that is none of the names',
      why: 'the names are those that are configured and those that were used',
      by: 'another answer',
      wrong: set('list[].userName', '邻居'),
    },
    {
      what: "the husband's rows",
      why: 'nothing tells for whom she measured',
      by: 'another answer',
      label: 'possible',
      wrong: set('list[].userName', '老伴'),
    },
  ],
  'monitoring.getBloodPressure': [
    {
      what: 'a month that lost a reading with all that counts it',
      why: 'the week has 145/88 of 26 February, and the weekly report too',
      by: 'another answer',
      at: 'bloodpre/3/',
      wrong: both(
        without('kangban.readings', 6),
        set('kangban.count', 26),
        set('kangban.outOfRange', 11),
        set('avgHi', 139),
        ...['hiDetails', 'lowDetails', 'kangban.states', 'kangban.morningDetails'].map((place) =>
          set(`${place}[25]`, null),
        ),
      ),
    },
    {
      what: 'a reading near its diastolic limit judged by the systolic alone',
      why: 'the morning of 19 February is of this one reading and has the other verdict',
      by: 'itself',
      at: 'bloodpre/3/',
      wrong: both(
        set('kangban.readings[at=2026-02-19T07:13:00+08:00].state', 'normal'),
        set('kangban.readings[at=2026-02-19T07:13:00+08:00].stateText', '正常'),
      ),
    },
    {
      what: 'a week of which the watch is the source',
      why: 'the list of the monitor has the reading of 05:59',
      by: 'another answer',
      at: 'bloodpre/2/',
      wrong: set('kangban.readings[].source', 'watch'),
    },
    {
      what: 'readings whose circumstances were asked and were none',
      why: 'the day and the list of the monitor have null of the same reading, which is that nobody asked',
      by: 'another answer',
      at: 'bloodpre/2/',
      wrong: set('kangban.readings[].circumstances', []),
    },
    {
      what: 'a month without the source of its readings',
      why: 'null is allowed where it is not known, although another call is that of the monitor',
      by: 'another answer',
      label: 'unlikely',
      at: 'bloodpre/3/',
      wrong: set('kangban.readings[].source', null),
    },
  ],
  'monitoring.listPressureReadings': [
    {
      what: 'a pulse that the watch counted at the time, and its mean',
      why: 'the same reading has a pulse of 94 in the day',
      by: 'another answer',
      wrong: both(set('records[0].pulseRate', 66), set('avgPulseRate', 66)),
    },
    {
      what: 'the code of the ECG recorder for that of the monitor',
      why: 'the bound devices have this code of type 10040001',
      by: 'another answer',
      wrong: (data, answered) => {
        const devices = answered('grandmother', 'bind-device-list') as { deviceCode: string }[]
        return set('records[].deviceSn', devices[2]?.deviceCode)(data, answered)
      },
    },
    {
      what: 'the type of the monitor instead of its name',
      why: 'both name it, and the documents say no more than name',
      by: 'a rule',
      label: 'possible',
      wrong: set('records[].deviceTypeName', '血压仪'),
    },
  ],
  'ecg.getEcgRecord': [
    {
      what: 'the electrodes the other way round',
      why: 'the thumbnail of the month has its spikes upwards',
      by: 'another answer',
      wrong: inverted,
    },
    {
      what: 'five seconds without a signal',
      why: 'what is left has 28 beats, and 33 were counted',
      by: 'itself',
      wrong: withGap,
    },
    {
      what: 'the first ten seconds three times',
      why: 'no two stretches are alike to the last digit, though no answer forbids it',
      by: 'itself',
      label: 'unlikely',
      wrong: threeTimes,
    },
    {
      what: 'the reference for the range of the rate',
      why: 'means over a few beats at 60 and at 100 have intervals of 1000 and 600 ms, which SDNN 14 ms excludes',
      by: 'itself',
      wrong: set('kangban.rateRange', { lowest: 60, highest: 100 }),
    },
    {
      what: 'a rhythm that nobody knows where nothing was noticed',
      why: 'such a record is unjudged in the lists, and they say clear',
      by: 'another answer',
      wrong: set('kangban.rhythm', 'unclassified'),
    },
    {
      what: 'advice to see a doctor today about a calm record',
      why: 'nothing was noticed, and home asks for nothing about an ECG',
      by: 'another answer',
      wrong: set('kangban.advice', '请今天把心电给医生看'),
    },
    {
      what: 'a mark that is called wrong and is none',
      why: 'what is called wrong is one of the marks, of which there are none',
      by: 'itself',
      wrong: set('kangban.denials', [
        { sample: 5422, kind: 'supraventricular', saidAt: '2026-03-01T09:00:00+08:00' },
      ]),
    },
  ],
  'ecg.listEcgMonth': [
    {
      what: 'whether a doctor knows of a calm record',
      why: 'it is null of all but a suspected fibrillation',
      by: 'a rule',
      wrong: set('list[0].doctor', { knows: false, text: '还没给医生看过' }),
    },
  ],
  'ecg.listEcgRecords': [
    {
      what: 'a range for the rate of an even heart',
      why: 'the month says 68 of the same record',
      by: 'another answer',
      wrong: set('dataEcgInfosRespList[0].kangban.rateText', '65–72'),
    },
  ],
  'ecg.listEcgMeasurements': [
    {
      what: "the watch's strip among those of the recorder",
      why: 'the month says watch of it',
      by: 'another answer',
      wrong: (_, answered) => {
        const { list } = answered('grandmother', 'ecg-month') as { list: { id: string }[] }

        return [
          {
            recordStartTime: '2026-03-01 08:15:00',
            durationStr: '30秒',
            completed: true,
            labeled: true,
            pdfFilePath: null,
            kangban: {
              id: list[0]?.id,
              finding: 'clear',
              state: 'normal',
              stateText: '未见明显异常',
              rateText: '68',
            },
          },
        ]
      },
    },
  ],
  'holter.getHolterRecord': [
    {
      what: 'SDNN and RMSSD each with the value of the other',
      why: 'the intervals of the beats that the run reads have an SDNN of 26.9 and an RMSSD of 28.5 ms',
      by: 'another answer',
      wrong: both(set('figures[name=sdnn].value', 28), set('figures[name=rmssd].value', 27)),
    },
    {
      what: 'a gap in the overview of a record that can be trusted throughout',
      why: 'a pair the other way round holds gaps alone, and 100 % are usable',
      by: 'itself',
      wrong: bytes('overview.data', (data) =>
        Buffer.concat([
          data.subarray(0, 40),
          data.subarray(42, 44),
          data.subarray(40, 42),
          data.subarray(44),
        ]),
      ),
    },
  ],
  'holter.readBeats': [
    {
      what: 'a first beat that is ventricular',
      why: 'marked beats are told in countsText, which is empty, and no wide beat is counted',
      by: 'another answer',
      wrong: bytes('beats', (data) => Buffer.from([(data[0] ?? 0) | 2, ...data.subarray(1)])),
    },
  ],
})
