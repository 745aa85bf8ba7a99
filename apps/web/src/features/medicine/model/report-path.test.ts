import { expect, it } from 'vitest'
import { askedDay, reportPath } from './report-path.ts'

it('leads to the layout of the mode, and to a day', () => {
  expect(reportPath(false)).toBe('/chineseMedicineIndex')
  expect(reportPath(true, '2024-01-02')).toBe('/oldAgeChineseMedicine?date=2024-01-02')
})

it('takes only a day of the calendar', () => {
  expect(askedDay('2024-02-29')).toBe('2024-02-29')
  for (const wrong of [null, '', '2024-02-30', '2024-13-01', '1800-01-01', 'x'])
    expect(askedDay(wrong)).toBeUndefined()
})
