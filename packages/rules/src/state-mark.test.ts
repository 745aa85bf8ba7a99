import { expect, it } from 'vitest'
import { stateMark } from './state-mark.ts'

it('ticks what is well alone, and gives every other state a shape of its own', () => {
  expect([stateMark('normal'), stateMark('good')]).toEqual(['✓', '✓'])
  const others = (['high', 'low', 'alert', 'none'] as const).map(stateMark)
  expect(new Set([...others, '✓']).size).toBe(5)
})
