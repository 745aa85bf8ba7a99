import { expect, it } from 'vitest'
import { marksOf } from './marks.ts'

it('reads the marks of rows written today and of those with the earlier words', () => {
  const stored = [
    { sample: 100, kind: 'premature' },
    { sample: 200, kind: 'premature-wide' },
    { sample: 300, kind: 'supraventricular' },
    { sample: 400, kind: 'ventricular' },
  ]

  expect(marksOf(stored)).toEqual([
    { sample: 100, kind: 'supraventricular' },
    { sample: 200, kind: 'ventricular' },
    { sample: 300, kind: 'supraventricular' },
    { sample: 400, kind: 'ventricular' },
  ])
})

it('takes nothing else for a mark', () => {
  const stored = [null, 7, { sample: '1', kind: 'ventricular' }, { sample: 1, kind: 'normal' }]
  expect(marksOf(stored)).toEqual([])
  expect(marksOf(null)).toEqual([])
})
