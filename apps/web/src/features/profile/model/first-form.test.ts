import { describe, expect, it } from 'vitest'
import {
  birthdayOf,
  birthYears,
  EMPTY_FORM,
  type FirstForm,
  missingAnswer,
  monthDays,
  RANGES,
  toHealthInfo,
  wholeNumbers,
  withAnswer,
} from './first-form.ts'

const TODAY = '2026-11-21'

const full: FirstForm = {
  sex: '2',
  year: '1954',
  month: '3',
  day: '7',
  height: '158',
  weight: '61',
  waistline: '82',
}

function ends(range: { low: number; high: number }) {
  const all = wholeNumbers(range)
  return [all[0], all.at(-1), all.length]
}

describe('the first form', () => {
  it('offers the documented ranges in steps of one', () => {
    expect(ends(RANGES.height)).toEqual(['140', '200', 61])
    expect(ends(RANGES.weight)).toEqual(['30', '150', 121])
    expect(ends(RANGES.waistline)).toEqual(['50', '120', 71])
  })

  it('asks for what is missing in the documented order', () => {
    expect(missingAnswer(EMPTY_FORM, TODAY)).toBe('请选择体重')
    const weight = { ...EMPTY_FORM, weight: '61' }
    expect(missingAnswer(weight, TODAY)).toBe('请选择出生日期')
    const birthday = { ...weight, year: '1954', month: '3', day: '7' }
    expect(missingAnswer(birthday, TODAY)).toBe('请选择身高')
    expect(missingAnswer({ ...birthday, height: '158' }, TODAY)).toBe('请选择腰围')
    expect(missingAnswer({ ...full, sex: '' }, TODAY)).toBe('请选择性别')
    expect(missingAnswer(full, TODAY)).toBeNull()
  })

  it('makes a padded date of the birthday, and none of a future one', () => {
    expect(birthdayOf(full, TODAY)).toBe('1954-03-07')
    expect(birthdayOf({ ...full, year: '2026', month: '12', day: '1' }, TODAY)).toBeNull()
    expect(birthYears(TODAY)).toHaveLength(127)
    expect(birthYears(TODAY)[0]).toBe('2026')
  })

  it('knows how long a month is, and asks again for a day that it does not have', () => {
    expect(monthDays({ year: '2024', month: '2' })).toHaveLength(29)
    expect(monthDays({ year: '2023', month: '2' })).toHaveLength(28)
    expect(monthDays({ year: '', month: '' })).toHaveLength(31)
    expect(withAnswer({ ...full, month: '1', day: '31' }, { month: '2' }).day).toBe('')
    expect(withAnswer(full, { month: '2' }).day).toBe('7')
  })

  it('becomes the profile fields, and nothing while it is incomplete', () => {
    expect(toHealthInfo(full, TODAY)).toEqual({
      sex: 2,
      birthday: '1954-03-07',
      height: 158,
      weight: 61,
      waistline: 82,
    })

    expect(() => toHealthInfo({ ...full, height: '' }, TODAY)).toThrow(RangeError)
  })
})
