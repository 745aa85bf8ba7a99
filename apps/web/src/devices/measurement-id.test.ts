import { expect, it } from 'vitest'
import { createMeasurementId } from './measurement-id.ts'

it('makes a UUID of version 4 from 16 random bytes', () => {
  expect(createMeasurementId(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000')

  expect(createMeasurementId(new Uint8Array(16).fill(255))).toBe(
    'ffffffff-ffff-4fff-bfff-ffffffffffff',
  )
})

it('makes another one each time', () => {
  const ids = Array.from({ length: 20 }, () => createMeasurementId())
  expect(new Set(ids).size).toBe(20)
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
