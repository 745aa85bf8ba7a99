import { expect, it } from 'vitest'
import { sparkLabel } from './spark-label.ts'
import { cardWith } from '../testing/data.ts'

it('tells lowest, highest and last', () => {
  expect(sparkLabel(cardWith('heartRate', { trend: [58, 104, 72] }))).toBe(
    '心率最低58，最高104，最近72',
  )

  expect(sparkLabel(cardWith('temperature', { trend: [-0.2, null, 0.3] }))).toBe(
    '最近2夜的皮肤温度和平时比，最低低0.2，最高高0.3，昨夜高0.3摄氏度',
  )
})

it('tells of a gap between measured values, not of hours to come', () => {
  expect(sparkLabel(cardWith('heartRate', { trend: [60, null, 70] }))).toContain(
    '中间有没测到的时候',
  )

  expect(sparkLabel(cardWith('heartRate', { trend: [null, 60, 70, null] }))).not.toContain('没测到')
})

it('counts what is out of range', () => {
  expect(sparkLabel(cardWith('oxygen', { trend: [97, 87, 95] }))).toContain('1次低于90')

  expect(sparkLabel(cardWith('bloodPressure', { trend: [142, 120], secondTrend: [88, 80] }))).toBe(
    '最近2次血压，1次超出正常范围，最近一次120/80',
  )
})

it('sums up the night and the steps', () => {
  const stages = [
    { stage: 'deep' as const, minutes: 62 },
    { stage: 'awake' as const, minutes: 5 },
    { stage: 'deep' as const, minutes: 40 },
  ]

  expect(sparkLabel(cardWith('sleep', { stages }))).toBe(
    '昨夜睡眠：深睡1小时42分，浅睡0分，REM0分，清醒5分',
  )

  expect(sparkLabel(cardWith('steps', { trend: [...Array<number>(23).fill(0), 820] }))).toBe(
    '今天走得最多的一小时820步',
  )
})

it('says nothing where there is no chart', () => {
  expect(sparkLabel(cardWith('heartRate', { trend: [null, null] }))).toBe('')
  expect(sparkLabel(cardWith('sleep'))).toBe('')
})
