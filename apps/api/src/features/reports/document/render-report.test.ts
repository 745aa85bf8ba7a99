import type { DailyContent, HeartRiskContent, WeeklyContent } from '@kangban/contracts'
import { dailyReport } from '@kangban/rules/reports/daily-report'
import { heartRisk } from '@kangban/rules/reports/heart-risk'
import { calmDay, calmDays, unmeasured, warning } from '@kangban/rules/reports/testing/day-records'
import { weeklyReport } from '@kangban/rules/reports/weekly-report'
import { describe, expect, it } from 'vitest'
import { countElements, pdfUaFaults } from '../../../shared/pdf/testing/pdf-ua-faults.ts'
import { readPdf } from '../../../shared/pdf/testing/read-pdf.ts'
import type { ReportDocument } from './report-document.ts'
import { renderReport } from './render-report.ts'

const MONDAY = '2026-11-09'
const SUNDAY = '2026-11-15'
const night = warning('oxygen-low', '2026-11-11T02:48')

const high = (at: string) =>
  warning('pressure-high', at, {
    level: 'warn',
    value: 151,
    otherValue: 93,
    limit: 140,
    otherLimit: 90,
  })

const daily: DailyContent = dailyReport({
  record: calmDay(SUNDAY, {
    warnings: [high('2026-11-15T07:00'), night],
    pressures: [{ systolic: 151, diastolic: 93, hour: 7 }],
    temperature: null,
  }),
  before: calmDays('2026-10-18', 28),
  ageYears: 72,
})

const weekly: WeeklyContent = weeklyReport({
  days: calmDays(MONDAY, 7).map((record, index) => ({
    ...record,
    ...(index === 1 && unmeasured),
    ...(index === 2 && {
      warnings: [high('2026-11-11T07:00'), night],
      pressures: [{ systolic: 151, diastolic: 93, hour: 7 }],
    }),
  })),
  lastWeek: calmDays('2026-11-02', 7),
  ageYears: 72,
})

const risk: HeartRiskContent = heartRisk({
  endDay: SUNDAY,
  span: {
    heartDays: 29,
    oxygenDays: 29,
    warnings: [night],
    pressures: [],
    ecgs: [{ startedAt: new Date('2026-11-10T12:50:00+08:00'), rhythm: 'af', hrvMs: null }],
    longRecords: [],
  },
  before: { heartDays: 30, warnings: [] },
})

const of = (
  content: ReportDocument['content'],
  day: string,
  changes: Partial<ReportDocument> = {},
): ReportDocument => ({
  content,
  day,
  endDay: SUNDAY,
  createdAt: '2026-11-16T07:30:00+08:00',
  person: { name: '王桂兰', facts: ['女', '72 岁', '高血压'], medication: '降压药（本人填写）' },
  madeAt: '2026-11-22T16:26:00+08:00',
  softwareVersion: '1.2.3',
  ...changes,
})

const DOCUMENTS = {
  daily: of(daily, SUNDAY),
  weekly: of(weekly, MONDAY),
  risk: of(risk, '2026-10-17'),
}

/** A figure that has lost its unit. */
const BARE_FIGURE = /^\d([\d.,/–]*\d)?$/

const flat = (text: string): string => text.replaceAll(/\s/g, '')

const read = async (document: ReportDocument) => {
  const bytes = await renderReport(document)
  const { texts, raw } = readPdf(bytes)
  return { bytes, texts, raw, said: flat(texts.join('')) }
}

/** Without breaks and spaces: a line may break anywhere between Han. */
async function missing(document: ReportDocument, wanted: readonly string[]): Promise<string[]> {
  const { said } = await read(document)
  return wanted.filter((text) => !said.includes(flat(text)))
}

const sentence = ({ content }: ReportDocument): string =>
  content.sentence.map(({ text }) => text).join('')

describe.each(Object.entries(DOCUMENTS))('the %s report', (kind, document) => {
  it('is a tagged PDF that keeps the basics of PDF/UA', async () => {
    const { bytes, raw } = await read(document)
    expect(pdfUaFaults(bytes)).toEqual([])
    expect(countElements(bytes, 'H1')).toBe(1)
    expect(countElements(bytes, 'Table')).toBe({ daily: 1, weekly: 2, risk: 0 }[kind])
    expect(raw).toContain('/MediaBox [0 0 595.275591 841.889764]')
  })

  it('says whose it is, its sentence, when it was made, and page n of m', async () => {
    const { texts } = await read(document)

    expect(
      await missing(document, [
        '王桂兰 女 72 岁 高血压',
        sentence(document),
        '2026年11月16日 07:30 生成',
      ]),
    ).toEqual([])

    texts.forEach((page, index) => {
      expect(page).toContain(
        `王桂兰 · 制作 2026年11月22日 16:26 · 康伴 · 第 ${index + 1} 页，共 ${texts.length} 页`,
      )

      expect(page).toContain('不是诊断')
    })
  })

  it('fits one page, gives the same bytes again, and keeps the person out of its metadata', async () => {
    const { bytes, texts } = await read(document)
    expect(texts).toHaveLength(1)
    expect(Buffer.from(await renderReport(document)).equals(Buffer.from(bytes))).toBe(true)
    const anna = { ...document, person: { ...document.person, name: 'Anna Schmidt' } }
    expect((await read(anna)).raw).not.toContain('Schmidt')
  })

  it('is there for a person of whom nothing is known, and for a name of rare characters', async () => {
    const nobody = { name: null, facts: [], medication: '资料里没有填写' }
    expect(pdfUaFaults((await read({ ...document, person: nobody })).bytes)).toEqual([])
    const rare = await read({ ...document, person: { ...nobody, name: '王燚頔' } })
    expect(rare.said).toContain('王燚頔')
  })
})

describe('on paper', () => {
  it('a day has all its measurements, events and advice, each figure with its unit', async () => {
    const { sections, events, advice, stateText } = daily

    const wanted = [
      '2026年11月15日 周日',
      stateText,
      ...sections.flatMap(({ title, value, valueText, comparison, details, ...section }) => [
        title,
        valueText,
        // What was not measured says so once.
        ...(value === null ? [] : [section.stateText]),
        comparison,
        ...details.flatMap(({ label, text }) => [label, text]),
      ]),
      ...events.flatMap(({ title, valueText, limitText }) => [title, valueText, limitText]),
      ...advice,
      '151/93 mmHg（上限 140/90）',
      '! 异常',
    ]

    expect(events).toHaveLength(2)
    expect(await missing(DOCUMENTS.daily, wanted)).toEqual([])
    const lines = (await read(DOCUMENTS.daily)).texts.join('\n').split('\n')
    const bare = lines.filter((line) => BARE_FIGURE.test(line))
    expect(bare).toEqual([])
  })

  it('a week has its averages, every day with its unit, what to look at and what is taken', async () => {
    const { measures, warnings, goals, bestDay, worstDay } = weekly

    const wanted = [
      '2026年11月9日–15日',
      '佩戴 6 天',
      ...measures.flatMap(({ title, averageText, rangeText, changeText }) => [
        title,
        averageText,
        rangeText,
        changeText,
      ]),
      ...warnings.byKind.flatMap(({ title, worst }) => [title, worst.valueText, worst.limitText]),
      ...goals.flatMap(({ title, detail }) => [title, detail]),
      ...[bestDay, worstDay].flatMap((one) => (one ? [one.reason] : [])),
      '11月10日 周二没测没测没测',
      '151/93 mmHg ▲',
      '7小时12分',
      '降压药（本人填写）',
    ]

    expect(warnings.byKind).toHaveLength(2)
    expect(await missing(DOCUMENTS.weekly, wanted)).toEqual([])
    const lines = (await read(DOCUMENTS.weekly)).texts.join('\n').split('\n')
    expect(lines.filter((line) => BARE_FIGURE.test(line))).toEqual([])
  })

  it('a screening has its level, weeks, findings with what was not measured, advice and method', async () => {
    const { levelText, points, findings, trend, advice, method, disclaimer } = risk

    const wanted = [
      '2026年10月17日–11月15日',
      levelText,
      `按发现计 ${points} 分`,
      disclaimer,
      trend.text,
      ...trend.weeks.map(({ count }) => `${count} 件`),
      ...findings.flatMap(({ title, text }) => [title, text]),
      '! 发现 1 次',
      '– 没测',
      '2026年11月10日 12:50',
      ...advice,
      method,
    ]

    expect(await missing(DOCUMENTS.risk, wanted)).toEqual([])
  })

  it('a day of many events goes on to the next page, with its foot', async () => {
    const events = Array.from({ length: 60 }, (_, index) => ({
      ...(daily.events[0] ?? { id: '' }),
      id: String(index),
    })) as DailyContent['events']

    const { texts, bytes } = await read(of({ ...daily, events }, SUNDAY))
    expect(texts).toHaveLength(2)
    expect(texts[1]).toContain('第 2 页，共 2 页')
    expect(pdfUaFaults(bytes)).toEqual([])
  })
})
