import { expect, it } from 'vitest'
import { momentText } from './moment-text.ts'

it('is told in China’s time, with the year where it is another', () => {
  expect(momentText('2026-11-28T16:05:00Z', '2026-11-21')).toBe('11月29日 00:05')
  expect(momentText('2027-01-02T08:00:00+08:00', '2026-12-31')).toBe('2027年1月2日 08:00')
})
