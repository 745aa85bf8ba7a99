import { expect, it } from 'vitest'
import { nightMoment } from './day-time.ts'

it('a time of a night belongs to the evening before or to the morning', () => {
  expect(nightMoment('2026-03-02', '22:40').toISOString()).toBe('2026-03-01T14:40:00.000Z')
  expect(nightMoment('2026-03-02', '05:20').toISOString()).toBe('2026-03-01T21:20:00.000Z')
  expect(nightMoment('2026-03-02', '00:10').toISOString()).toBe('2026-03-01T16:10:00.000Z')
})
