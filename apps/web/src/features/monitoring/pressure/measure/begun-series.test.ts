// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { begunSeries } from './begun-series.ts'

const NOW = 1_700_000_000_000

const TAKEN = {
  measurementId: 'm',
  systolic: 142,
  diastolic: 88,
  pulse: 72,
  irregular: false,
  moved: false,
  takenAt: NOW,
}

beforeEach(() => localStorage.clear())

it('gives back what was begun, for ten minutes and to the same person alone', () => {
  begunSeries('U1').write(TAKEN)
  expect(begunSeries('U1').read(NOW + 599_000)).toEqual(TAKEN)
  expect(begunSeries('U1').read(NOW + 600_000)).toBeNull()
  // The clock of the phone was put back.
  expect(begunSeries('U1').read(NOW - 1000)).toBeNull()
  expect(begunSeries('U2').read(NOW)).toBeNull()
  begunSeries('U1').write(null)
  expect(begunSeries('U1').read(NOW)).toBeNull()
})

it('passes over what it cannot read, and goes on without room', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  localStorage.setItem('kangban.pressure-begun.U1', '{broken')
  expect(begunSeries('U1').read(NOW)).toBeNull()
  localStorage.setItem('kangban.pressure-begun.U1', '{"systolic":1}')
  expect(begunSeries('U1').read(NOW)).toBeNull()

  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })

  expect(() => begunSeries('U1').write(TAKEN)).not.toThrow()
  full.mockRestore()
})
