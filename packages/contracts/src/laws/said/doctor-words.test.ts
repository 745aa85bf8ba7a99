// Words of the page for the doctor against its readings, strips and classes, and against records and events.
import { expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'
import { between } from '../testing/told.ts'

const page = (answer: object): string[] =>
  breachesOf({
    name: 'doctor.getDoctorPage',
    summary: '',
    input: { form: 'doctor' },
    now: new Date('2026-03-02T10:00:00+08:00'),
    answer: nodeOf(answer),
  })
    .map(({ law, path }) => `${law} ${path}`)
    .filter((each) => /sources|title|conclusions|ecg\.text|minutes/.test(each))

const early = { at: '2026-02-18T05:39:00+08:00', sbp: 150, dbp: 94, part: 'morning' }
const hours = (text: string) => page({ pressure: { readings: [early] }, sources: [text] })

it('says the hours of mornings and evenings as its readings have them', () => {
  expect(hours('早晨 5–11 点，晚上 18–24 点')).toEqual([])
  expect(hours('早晨 6–12 点，晚上 18–24 点')).toEqual(['told-twice data.sources[]'])
})

const reference = (text: string) =>
  page({ pressure: { reference: '135/85 mmHg' }, sources: [text] })

it('has one reference of home', () => {
  expect(reference('家庭参考 135/85 mmHg：指南')).toEqual([])
  expect(reference('家庭参考 130/80 mmHg：指南')).toEqual(['told-twice data.sources[]'])
})

const classes = (middle: string) =>
  page({
    pressure: {
      classes: ['135–139/85–89 mmHg', middle, '160/100 mmHg 以上'].map((title) => ({ title })),
    },
  })

it('has classes that meet', () => {
  expect(classes('140–159/90–99 mmHg')).toEqual([])
  expect(classes('140–149/90–94 mmHg')).toEqual(['reckoned data.pressure.classes[].title'])
})

const STRIP = {
  startedAt: '2026-02-17T19:51:00+08:00',
  verdict: '疑似房颤',
  rate: '97–126 次/分（平均 113 次/分）',
}

const concluded = (text: string, title = '疑似房颤 1 次') =>
  page({ ecg: { strips: [STRIP] }, conclusions: [{ level: 'bad', title, text }] })

it('concludes of a strip what is printed of it', () => {
  const said = '1 份心电图：2月17日 19:51，97–126 次/分（平均 113 次/分）。程序自动分析'
  expect(concluded(said)).toEqual([])

  expect(concluded(said.replace('97–126', '97–147'))).toEqual([
    'told-twice data.conclusions[].text',
  ])

  expect(concluded('早晨 142/88 mmHg', '血压高于家庭参考')).toEqual(['silent data.conclusions'])
})

const strips = (found: string) =>
  page({ ecg: { text: `30 天心电 5 次：5 份心电图（${found}）。` } })

it('finds each strip to be one thing at most', () => {
  expect(strips('疑似房颤 2 份，未见明显异常 3 份')).toEqual([])
  expect(strips('疑似房颤 2 份，未见明显异常 4 份')).toEqual(['sum data.ecg.text'])
})

const record = (said: string, rows = 1) =>
  between([
    [
      'holter.listHolterRecords',
      {
        list: Array.from({ length: rows }, (_, index) => ({
          id: `record-${index}`,
          startedAt: '2026-03-01T00:00:00+08:00',
          rateText: '64–67',
        })),
      },
    ],
    [
      'doctor.getDoctorPage',
      { ecg: { text: `1 次 10 分钟记录（3月1日，未见明显异常，${said} 次/分）。` } },
    ],
  ])

it('tells of a long record what its row does, where that day has one alone', () => {
  expect(record('64–67')).toEqual([])
  expect(record('60–67')).toEqual(['doctor.getDoctorPage same-fact data.ecg.text'])
  expect(record('60–67', 2)).toEqual([])
})

const night = (falls: number, minutes: number) =>
  page({ oxygen: { nights: [{ day: '2026-02-18', falls, minutes }] } })

it('has no more falls of a night than low minutes', () => {
  expect(night(19, 243)).toEqual([])
  expect(night(1, 1)).toEqual([])
  expect(night(0, 0)).toEqual([])
  expect(night(19, 4)).toEqual(['count data.oxygen.nights[].minutes'])
})
