import { startOfShanghaiDay, addDays, MS_PER_HOUR } from '@kangban/china-time'
import type { DoctorPage } from '@kangban/contracts'
import { SAMPLE_RATE } from '@kangban/ecg-core'
import type { DoctorFacts } from '@kangban/rules/doctor/doctor-facts'
import { doctorPage } from '@kangban/rules/doctor/doctor-page'
import { describe, expect, it } from 'vitest'
import { countElements, pdfUaFaults } from '../../../shared/pdf/testing/pdf-ua-faults.ts'
import { readPdf } from '../../../shared/pdf/testing/read-pdf.ts'
import { renderDoctorPage } from './render-doctor-page.ts'

const NOW = new Date('2026-11-22T16:26:00+08:00')
const FIRST = '2026-10-24'
const FALL = new Date('2026-11-10T02:00:00+08:00')
const DAYS = Array.from({ length: 30 }, (_, index) => addDays(FIRST, index))
const AF_AT = '2026-11-15T12:50:00+08:00'

const at = (day: string, hour: number) =>
  new Date(startOfShanghaiDay(day).getTime() + hour * MS_PER_HOUR)

const FACTS: DoctorFacts = {
  form: 'doctor',
  now: NOW,
  person: {
    name: '王桂兰',
    sex: '女',
    birthday: '1954-03-18',
    height: 160,
    weight: 61,
    illnesses: ['高血压'],
    medHis: true,
    takeMed: true,
    medicineKinds: [],
    medicines: [{ name: '氨氯地平', dose: '5 mg', timing: '每天早晨 1 次', since: '2026-11-16' }],
  },
  pressures: DAYS.flatMap((day) => [
    { at: at(day, 7), systolic: 147, diastolic: 91, source: 'monitor' },
    { at: at(day, 20), systolic: 143, diastolic: 88, source: 'monitor' },
  ]),
  ecgs: [
    {
      startedAt: new Date(AF_AT),
      source: 'recorder',
      rhythm: 'af',
      heartRate: 116,
      prematureBeats: 0,
      range: { lowest: 93, highest: 129 },
    },
  ],
  longRecords: [],
  warnings: [],
  nights: DAYS.map((day, index) => ({
    day,
    asleepMinutes: 360,
    lowest: index === 5 ? 86 : 94,
    events: index === 5 ? [{ from: FALL, to: FALL, lowest: 86, falls: 3, minutes: 2 }] : [],
  })),
  resting: DAYS.map((day) => ({ day, value: 66 })),
}

/** A spike of 1 mV every second. */
const samples = Float32Array.from({ length: 30 * SAMPLE_RATE }, (_, index) =>
  Math.exp(-(((index % SAMPLE_RATE) / SAMPLE_RATE - 0.5) ** 2) / 0.0002),
)

const render = (page: DoctorPage) =>
  renderDoctorPage({
    page,
    records: new Map([[AF_AT, { samples, rateHz: SAMPLE_RATE }]]),
    softwareVersion: '1.2.3',
  })

const whole = await render(doctorPage(FACTS))
const { texts, raw, pages } = readPdf(whole)
const text = texts.join('\n')

describe('the document', () => {
  it('is a tagged PDF that keeps the basics of PDF/UA', () => {
    expect(pdfUaFaults(whole)).toEqual([])
    expect(countElements(whole, 'Table')).toBe(2)
    expect(countElements(whole, 'Figure')).toBe(5)
    expect(raw.startsWith('%PDF-1.7')).toBe(true)
    expect(raw).toContain('/MediaBox [0 0 595.275591 841.889764]')
  })

  it('has the year, the time of making and page n of m on every page', () => {
    expect(text).toContain('统计 2026年10月24日–2026年11月22日')

    texts.forEach((page, index) => {
      expect(page).toContain(
        `制作 2026年11月22日 16:26 · 康伴 · 第 ${index + 1} 页，共 ${texts.length} 页`,
      )

      expect(page).toContain('不是诊断')
    })
  })

  it('has a unit in every cell with a figure', () => {
    const cells = text.split('\n').filter((line) => /\d{2,3}\/\d{2,3}/.test(line))
    expect(cells.length).toBeGreaterThan(60)

    expect(
      cells.filter((line) => !line.includes('mmHg') && !line.includes('欧洲高血压学会')),
    ).toEqual([])
  })

  it('says who, what is taken, the means with their counts and what was not measured', () => {
    for (const said of [
      '王桂兰',
      '高血压（本人填写）',
      '氨氯地平 5 mg，每天早晨 1 次，从 2026-11-16 起（本人填写）',
      '147/91 mmHg · 30 次',
      '143/88 mmHg · 30 次',
      '07:00 147/91 mmHg',
      '每次只量 1 遍',
    ])
      expect(text.replaceAll('\n', '')).toContain(said)
  })

  it('draws the ECG at 25 mm/s and 10 mm/mV', () => {
    const content = pages.find((page) => page.includes('0.048828 0 0 0.048828 0 0 cm')) ?? ''
    const trace = content.slice(content.indexOf('0.048828 0 0 0.048828 0 0 cm'))

    const points = [...trace.slice(0, trace.indexOf('\nS\n')).matchAll(/^(\S+) (\S+) [lm]$/gm)].map(
      ([, x, y]) => ({ x: Number(x) / 20.48, y: Number(y) / 20.48 }),
    )

    const top = (from: number) =>
      points
        .slice(from * SAMPLE_RATE, (from + 1) * SAMPLE_RATE)
        .reduce((best, point) => (point.y < best.y ? point : best))

    expect(top(4).x - top(3).x).toBeCloseTo(25, 1)
    const level = points[3 * SAMPLE_RATE + 100]?.y ?? 0
    expect(level - top(3).y).toBeGreaterThan(8)
    expect(level - top(3).y).toBeLessThan(10.5)
  })

  it('gives the same bytes for the same page, and keeps the person out of its metadata', async () => {
    expect(await render(doctorPage(FACTS))).toEqual(whole)
    const anna = { ...FACTS, person: { ...FACTS.person, name: 'Anna Schmidt' } }
    expect(readPdf(await render(doctorPage(anna))).raw).not.toContain('Schmidt')
  })
})

describe('other people', () => {
  it('nothing measured: no chart, no table, and it says so, still tagged', async () => {
    const person = { ...FACTS.person, illnesses: [], medicines: [], medHis: null, takeMed: null }

    const empty = await render(
      doctorPage({ ...FACTS, person, pressures: [], ecgs: [], nights: [], resting: [] }),
    )

    expect(pdfUaFaults(empty)).toEqual([])
    expect(countElements(empty, 'Figure') + countElements(empty, 'Table')).toBe(0)
    const said = readPdf(empty).texts.join('').replaceAll('\n', '')
    for (const words of ['30 天没有测到血压', '30 天没有做心电', '药名和剂量没有填写，请当面问'])
      expect(said).toContain(words)
  })

  it('the family gets no name, illness or medicine', async () => {
    const family = await render(doctorPage({ ...FACTS, form: 'family' }))
    const said = readPdf(family).texts.join('').replaceAll('\n', '')
    expect(said).toContain('王*兰')
    for (const hidden of ['王桂兰', '本人填写', '氨氯地平']) expect(said).not.toContain(hidden)
    expect(pdfUaFaults(family)).toEqual([])
  })
})
