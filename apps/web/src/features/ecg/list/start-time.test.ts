import { expect, it } from 'vitest'
import { startTimeText } from './start-time.ts'

it('shows the start in China, whatever form it comes in', () => {
  expect(startTimeText('2024-01-02 08:36:12')).toBe('08:36')
  expect(startTimeText('2024-01-02T08:36')).toBe('08:36')
  expect(startTimeText('2024-01-02T00:36:12Z')).toBe('08:36')
  expect(startTimeText('2024-01-02T08:36:12.5+08:00')).toBe('08:36')
  expect(startTimeText('08:36')).toBe('08:36')
  expect(startTimeText(null)).toBe('--')
  expect(startTimeText('2024-13-02T00:36:12Z')).toBe('2024-13-02T00:36:12Z')
})
