import { describe, expect, it } from 'vitest'
import { EMPTY_FORM, type FirstForm, missingAnswer, RANGES, toHealthInfo } from './first-form.ts'

const TODAY = '2026-11-21'

const full: FirstForm = {
  sex: '2',
  birthday: '1954-03-07',
  height: '158',
  weight: '61',
  waistline: '82',
}

describe('the first form', () => {
  it('offers the documented ranges', () => {
    expect(RANGES).toEqual({
      height: { low: 140, high: 200 },
      weight: { low: 30, high: 150 },
      waistline: { low: 50, high: 120 },
    })
  })

  it('asks for what is missing in the documented order', () => {
    expect(missingAnswer(EMPTY_FORM, TODAY)).toBe('请选择体重')
    const weight = { ...EMPTY_FORM, weight: '61' }
    expect(missingAnswer(weight, TODAY)).toBe('请选择出生日期')
    const birthday = { ...weight, birthday: '1954-03-07' }
    expect(missingAnswer(birthday, TODAY)).toBe('请选择身高')
    expect(missingAnswer({ ...birthday, height: '158' }, TODAY)).toBe('请选择腰围')
    expect(missingAnswer({ ...full, sex: '' }, TODAY)).toBe('请选择性别')
    expect(missingAnswer(full, TODAY)).toBeNull()
  })

  it('asks again for a birthday that a backup spoilt or that is still to come', () => {
    for (const birthday of ['2026-12-01', '1954-02-30', '1954'])
      expect(missingAnswer({ ...full, birthday }, TODAY)).toBe('请选择出生日期')
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
