import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sparkOf } from '../model/spark.ts'
import { cardWith } from '../testing/data.ts'
import { SparkChart } from './SparkChart.tsx'

type Card = Parameters<typeof cardWith>

const draw = (...card: Card) =>
  render(<SparkChart spark={sparkOf(cardWith(...card))} label="走势" color="var(--m-heart)" />)
    .container

it('breaks the line at a gap and draws a lone value as a dot', () => {
  const chart = draw('heartRate', { trend: [60, 70, null, 80, null, 90, 95] })
  expect(chart.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(2)
  // The lone value and the newest one.
  expect(chart.querySelectorAll('circle')).toHaveLength(2)
})

it('draws systolic round, diastolic square, and a mark for a missing day', () => {
  const chart = draw('bloodPressure', { trend: [120, null, 150], secondTrend: [80, null, 95] })
  expect(chart.querySelectorAll('circle')).toHaveLength(2)
  expect(chart.querySelectorAll('rect')).toHaveLength(2)
  expect(chart.querySelectorAll('line')).toHaveLength(3)
})

it('marks a low oxygen by its shape', () => {
  const chart = draw('oxygen', { trend: [97, 88, 96] })
  expect(chart.querySelectorAll('circle')).toHaveLength(2)
  expect(chart.querySelectorAll('path')).toHaveLength(1)
})

it('draws a block a stage of sleep', () => {
  const stages = [
    { stage: 'deep' as const, minutes: 60 },
    { stage: 'light' as const, minutes: 40 },
  ]

  const blocks = draw('sleep', { stages }).querySelectorAll('[data-stage]')
  expect([...blocks].map((block) => block.getAttribute('data-stage'))).toEqual(['deep', 'light'])
})

it('is an image with words, and no image when there is nothing to draw', () => {
  draw('steps', { trend: [100] })
  expect(screen.getByRole('img', { name: '走势' })).toBeDefined()
  draw('ecg')
  expect(screen.getAllByRole('img')).toHaveLength(1)
})
