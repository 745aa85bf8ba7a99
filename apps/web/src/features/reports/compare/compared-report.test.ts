import { contract } from '@kangban/contracts'
import { expect, it } from 'vitest'
import { comparedConstitution, comparedDaily, comparedHeartRisk } from './compared-report.ts'
import { comparedFigures } from './comparison.ts'
import { reportOf, SECTIONS } from '../testing/report.ts'

const place = { previousId: null, nextId: null }
const TODAY = '2024-01-02'

it('lays two days side by side: values, differences, and what was measured on neither', () => {
  const before = { ...reportOf('a', '2023-12-31'), ...place, events: [] }
  const slower = { ...SECTIONS.heartRate, value: 66, valueText: '66' }

  const after = {
    ...reportOf('b', '2024-01-01'),
    ...place,
    sections: [slower, SECTIONS.temperature],
  }

  const [from, to] = [comparedDaily(before, TODAY), comparedDaily(after, TODAY)]

  expect([from.title, to.title, to.tag?.text]).toEqual([
    '2023年12月31日 周日',
    '1月1日 周一',
    '要重视',
  ])

  const figures = comparedFigures(from, to)

  expect(figures[0]).toEqual({
    label: '心率',
    before: '72 次/分',
    after: '66 次/分',
    difference: '慢 6 次/分',
  })

  expect(figures.find(({ label }) => label === '皮肤温度')?.difference).toBe('没法比')

  expect(figures.find(({ label }) => label === '睡眠')).toMatchObject({
    after: '没测',
    difference: '没法比',
  })

  expect(figures.find(({ label }) => label === '预警事件')).toMatchObject({
    before: '0 次',
    difference: '多 2 次',
  })
})

it('lays two screenings side by side, and takes nothing unmeasured for none', () => {
  const example = contract.reports.getHeartRisk.example?.output
  if (!example) throw new Error('no example')

  const unmeasured = example.findings.map((finding) => ({
    ...finding,
    state: 'unmeasured' as const,
  }))

  const figures = comparedFigures(
    comparedHeartRisk({ ...example, findings: unmeasured }, TODAY),
    comparedHeartRisk(example, TODAY),
  )

  expect(figures[0]).toMatchObject({ label: '风险', before: '高风险', difference: '没变' })

  expect(figures.find(({ label }) => label === '疑似心律不齐')).toMatchObject({
    before: '没测',
    difference: '没法比',
  })
})

it('lays two constitutions side by side', () => {
  const example = contract.medicine.getConstitutionReport.example?.output
  if (!example) throw new Error('no example')

  const milder = {
    ...example,
    scores: example.scores.map((score) => ({ ...score, score: score.score - 9.4 })),
  }

  const figures = comparedFigures(
    comparedConstitution(example, TODAY),
    comparedConstitution(milder, TODAY),
  )

  expect(figures[0]).toMatchObject({ label: '体质', before: '气虚质', difference: '没变' })
  expect(figures[1]).toMatchObject({ before: '46.9 分', after: '37.5 分', difference: '低 9.4 分' })
})
