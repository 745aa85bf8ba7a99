import { describe, expect, it } from 'vitest'
import { maskIdNumber } from '../../../shared/format/mask-id-number.ts'
import { changesOfIdNumber, type Profile, RANGES, refusalOf } from './profile-form.ts'

const FULL: Profile = {
  name: '王桂兰',
  sex: 2,
  birthday: '1949-12-31',
  height: 158,
  weight: 61,
  waistline: 82,
  smokingStatus: 1,
  ethnicity: '汉族',
  residence: '浙江省 杭州市',
  industry: 2,
  sleepQuality: 3,
  idNo: '11010519491231002X',
  drinkingStatus: null,
  dietaryHabits: null,
  dietPreference: null,
  exerciseFreq: null,
  userDetailAddress: null,
  communityPhone: null,
}

const ORDER = [
  ['name', '用户名'],
  ['sex', '性别'],
  ['birthday', '出生日期'],
  ['height', '身高'],
  ['weight', '体重'],
  ['waistline', '腰围'],
  ['smokingStatus', '吸烟状况'],
  ['ethnicity', '民族'],
  ['residence', '居住地'],
  ['industry', '行业'],
  ['sleepQuality', '睡眠质量'],
  ['idNo', '身份证号'],
] as const

describe('what stands in the way of a save', () => {
  it('[PROFILE-10] is named in the documented order, the first missing one alone', () => {
    let profile: Profile = Object.fromEntries(
      Object.keys(FULL).map((field) => [field, null]),
    ) as unknown as Profile

    for (const [field, label] of ORDER) {
      expect(refusalOf(profile)).toBe(`${label}为必填项，请选择或输入${label}`)
      profile = { ...profile, [field]: FULL[field] }
    }

    expect(refusalOf(profile)).toBeNull()
  })

  it.each(ORDER.map(([field, label], index) => [`PROFILE-${12 + index}`, label, field] as const))(
    '[%s] a missing %s has its text',
    (_, label, field) => {
      expect(refusalOf({ ...FULL, [field]: null })).toBe(`${label}为必填项，请选择或输入${label}`)
    },
  )

  it('[PROFILE-51] is an ID number that is not one', () => {
    expect(refusalOf({ ...FULL, idNo: '110105194912310021' })).toBe('请输入正确的身份证号')
  })
})

describe('an ID number', () => {
  it('[PROFILE-08] is shown by its first 6 and last 4 characters', () => {
    expect(maskIdNumber('110101199003074514')).toBe('110101********4514')
    expect(maskIdNumber('')).toBe('')
  })

  it('says sex and birthday of its owner when it is valid', () => {
    expect(changesOfIdNumber('11010519491231002x')).toEqual({
      idNo: '11010519491231002X',
      birthday: '1949-12-31',
      sex: 2,
    })

    expect(changesOfIdNumber('110105194912310021')).toEqual({ idNo: '110105194912310021' })
  })
})

it('[PROFILE-30] [PROFILE-31] [PROFILE-32] [CONFLICT-17] the profile offers its own documented ranges', () => {
  expect(RANGES).toEqual({
    height: { low: 150, high: 200 },
    weight: { low: 30, high: 150 },
    waistline: { low: 60, high: 120 },
  })
})
