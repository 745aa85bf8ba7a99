import { createRandom } from '@kangban/vitals'
import { expect, it } from 'vitest'
import { bytesFrom, uuidFrom } from './seeded-ids.ts'

it('ids are distinct UUIDs of version 4, the same for the same seed', () => {
  const random = createRandom(1)
  const ids = Array.from({ length: 500 }, () => uuidFrom(random))
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(500)
  expect(uuidFrom(createRandom(1))).toBe(ids[0])
  expect(uuidFrom(createRandom(2))).not.toBe(ids[0])
})

it('bytes use their whole range', () => {
  const bytes = bytesFrom(createRandom(1), 4000)
  expect(new Set(bytes).size).toBe(256)
})
