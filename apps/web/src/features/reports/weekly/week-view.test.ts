import { expect, it } from 'vitest'
import { MEASURES } from '../testing/week.ts'
import { changeInWords, measureView, trendText } from './week-view.ts'

it('says the average as narrow as the table, with a verdict only where it is out of range', () => {
  expect(measureView(MEASURES.pressureMorning)).toEqual({
    average: '145/89',
    range: '高压 132–153',
    unit: 'mmHg',
    tag: { state: 'high', text: '偏高' },
  })

  expect(measureView(MEASURES.heartRate)).toEqual({
    average: '67',
    range: '66–68',
    unit: '次/分',
    tag: null,
  })

  expect(measureView(MEASURES.oxygenLowest)).toMatchObject({
    average: '90',
    range: '86–95',
    unit: '%',
  })

  expect(measureView(MEASURES.sleep)).toMatchObject({
    average: '5:48',
    range: '3:59–6:34',
    unit: '小时:分',
  })

  const unmeasured = { ...MEASURES.sleep, average: null, averageText: '未测量', rangeText: '' }
  expect(measureView(unmeasured)).toMatchObject({ average: '未测量', range: '', unit: '' })
})

it('says the change in words where no head of a column says against what', () => {
  expect(['低 4 mmHg', '少 22分', '持平', '上周没测', '本周没测'].map(changeInWords)).toEqual([
    '比上周低 4 mmHg',
    '比上周少 22分',
    '和上周持平',
    '上周没测',
    '本周没测',
  ])
})

it('tells every day of the drawing, those without a measurement too', () => {
  expect(trendText(MEASURES.pressureMorning, '2024-01-01')).toBe(
    '早晨血压七天走势，高压：周一 150，周二没测，周三 148，周四 144，周五 153，周六 140，周日 132',
  )

  expect(trendText(MEASURES.sleep, '2024-01-01')).toContain('周二 3:59')
  expect(trendText(MEASURES.steps, '2024-01-01')).toContain('周六 12,000')
})
