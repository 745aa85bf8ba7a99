// Words for nothing against other calls, rightly and wrongly.
import { expect, it } from 'vitest'
import { between } from '../testing/told.ts'

const HOME = 'home.getHomeSummary'
const DOCTOR = 'doctor.getDoctorPage'
const SUMMARY = 'warnings.getWarningSummary'
const OVERVIEW = 'reports.getOverview'
const RISK = 'reports.getHeartRisk'
const say = (text: string) => ({ sentence: [{ text, tone: 'plain' }] })

const bound = (bindStatus: string, text: string) =>
  between([
    ['devices.listBoundDevices', [{ bindStatus }]],
    [HOME, say(text)],
  ])

it('who has a bound device is not told to bind one', () => {
  const wrong = [`${HOME} silent data.sentence`]
  expect(bound('02', '还没有绑定设备，绑好后这里每天说说您的身体。')).toEqual(wrong)
  expect(bound('02', '请先绑定设备。')).toEqual(wrong)
  expect(bound('03', '请先绑定设备。')).toEqual([])
  expect(bound('02', '昨夜睡得安稳。')).toEqual([])
})

const week = (values: readonly (number | null)[], text: string) =>
  between([
    [
      'monitoring.getHeartRate',
      { detailTimes: ['2026-02-20', '2026-02-28', '2026-03-02'], details: values },
      { type: '2', dat: '2026-03-02' },
    ],
    [SUMMARY, say(text)],
  ])

it('nothing is said to be unmeasured in days of which a page has a value', () => {
  const words = '近 7 天没有测量，也就没有预警。'
  const wrong = `${SUMMARY} silent data.sentence`
  expect(week([null, 65, null], words)).toContain(wrong)
  expect(week([65, null, 65], words)).not.toContain(wrong)
  expect(week([null, 65, null], '近 7 天没有异常。')).not.toContain(wrong)
})

const person = (
  profile: object,
  said: object,
  more: readonly (readonly [string, unknown])[] = [],
) =>
  between([['profile.getHealthInfo', profile], [DOCTOR, { person: said }], ...more]).filter(
    (each) => each.includes(' silent '),
  )

it('illnesses and medicines are none by the own word alone', () => {
  const [ill, medicines] = ['data.person.illnesses', 'data.person.medicines'].map((path) => [
    `${DOCTOR} silent ${path}`,
  ])

  const none = { illnesses: '没有（本人填写）' }
  expect(person({ medHis: false }, none)).toEqual([])
  expect(person({ medHis: true }, none)).toEqual(ill)
  expect(person({ medHis: null }, none)).toEqual(ill)
  expect(person({ medHis: true }, { illnesses: '没有填写' })).toEqual([])
  expect(person({ medHis: false }, { illnesses: '没有填写' })).toEqual(ill)
  const takes = { medicines: ['没有在吃药（本人填写）'] }
  expect(person({ takeMed: false }, takes)).toEqual([])
  expect(person({ takeMed: true }, takes)).toEqual(medicines)
  const listed = [['profile.listMedicines', [{ name: '氨氯地平' }]]] as const

  expect(person({ takeMed: true }, { medicines: ['没有填写，请当面问'] }, listed)).toEqual(
    medicines,
  )
})

const ecgs = (text: string, day: string) =>
  between([
    ['ecg.listEcgRecords', { dataEcgInfosRespList: [{ dataTime: `${day}T08:15:00+08:00` }] }],
    [DOCTOR, { ecg: { text } }],
  ])

it('an ECG that is listed was made, and a report that is listed is there', () => {
  const wrong = `${DOCTOR} silent data.ecg.text`
  expect(ecgs('30 天没有做心电', '2026-02-28')).toContain(wrong)
  expect(ecgs('30 天没有做心电', '2026-01-01')).not.toContain(wrong)

  const reports = (total: number) =>
    between([
      ['reports.listReports', { total }, { kind: 'daily' }],
      [OVERVIEW, say('还没有日报，')],
    ])

  expect(reports(2)).toContain(`${OVERVIEW} silent data.sentence`)
  expect(reports(0)).not.toContain(`${OVERVIEW} silent data.sentence`)
})

const found = (state: string, page: unknown) =>
  between([
    ['monitoring.getBloodPressure', page, { type: '3', dat: '2026-03-01' }],
    [
      RISK,
      {
        day: '2026-01-31',
        endDay: '2026-03-01',
        findings: [{ kind: 'pressure', state, count: 0 }],
      },
    ],
  ])

it('a finding is of what its page has of these days', () => {
  const wrong = `${RISK} same-fact data.findings[].state`
  expect(found('unmeasured', null)).not.toContain(wrong)
  expect(found('none', null)).toContain(wrong)
  expect(found('none', { hi: 120 })).not.toContain(wrong)
  const readings = [{ at: '2026-02-20T07:00:00+08:00', byHand: false }]
  expect(found('unmeasured', { readings })).toContain(wrong)
})
