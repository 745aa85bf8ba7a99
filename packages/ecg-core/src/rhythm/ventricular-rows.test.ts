import { expect, it } from 'vitest'
import { patternRows, ventricularRows } from './ventricular-rows.ts'

const codes = (text: string) => Array.from(text, (letter) => 'NSV?'.indexOf(letter))

it('finds rows of ventricular beats, and ends them where signal is missing', () => {
  const kinds = codes('NVVNVVVVNV')

  expect(ventricularRows(kinds, 2)).toEqual([
    { from: 1, to: 3 },
    { from: 4, to: 8 },
  ])

  expect(ventricularRows(kinds, 3, (beat) => beat === 7)).toEqual([{ from: 4, to: 7 }])
  expect(ventricularRows([], 1)).toEqual([])
})

it('finds bigeminy and trigeminy where they repeat three times', () => {
  expect(patternRows(codes('NVNVNVNN'), 2)).toEqual([{ from: 1, to: 6 }])
  expect(patternRows(codes('NVNVNN'), 2)).toEqual([])
  expect(patternRows(codes('VNNVNNVNN'), 3)).toEqual([{ from: 0, to: 7 }])
  expect(patternRows(codes('VVVVVV'), 2)).toEqual([])
  expect(patternRows(codes('VNVNVNV'), 2, (beat) => beat === 3)).toEqual([])

  expect(patternRows(codes('VNVNVNVNVVNVNV'), 2)).toEqual([
    { from: 0, to: 9 },
    { from: 9, to: 14 },
  ])
})
