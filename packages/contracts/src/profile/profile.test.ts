import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { contract } from '../contract.ts'
import { ChosenTag, CONDITION_TAGS, DiseaseTag, MedicalTag } from './disease-tag.ts'
import { HealthInfo, HealthInfoUpdate, StepOne, StepThree, StepTwo } from './health-info.ts'
import { profile } from './operations.ts'

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success
const takes = (fields: object) => accepts(HealthInfoUpdate, fields)

/** Which of the numbers 0 to 6 a field takes. */
const codesOf = (field: string) =>
  [0, 1, 2, 3, 4, 5, 6].filter((value) => takes({ [field]: value }))

describe('the personal profile', () => {
  it('[PROFILE-34] has the documented fields', () => {
    const documented = [
      'userCode',
      'name',
      'idNo',
      'sex',
      'birthday',
      'height',
      'weight',
      'waistline',
      'ethnicity',
      'residence',
      'industry',
      'medHis',
      'takeMed',
      'sleepQuality',
      'smokingStatus',
      'drinkingStatus',
      'dietaryHabits',
      'dietPreference',
      'exerciseFreq',
      'userDetailAddress',
      'communityPhone',
    ]

    expect(Object.keys(HealthInfo.shape)).toEqual(expect.arrayContaining(documented))
    expect(Object.keys(HealthInfoUpdate.shape)).toEqual(expect.arrayContaining(documented))
  })

  it('[API-077] of somebody unknown is all null', () => {
    const { kangban: _, ...documented } = HealthInfo.shape
    const unknown = Object.fromEntries(Object.keys(documented).map((key) => [key, null]))
    expect(accepts(HealthInfo, { ...unknown, userCode: 'U1' })).toBe(true)
  })

  it('[PROFILE-25] [PROFILE-26] has an ID number of 18 characters with its check digit', () => {
    const numbers = {
      '11010519491231002X': true,
      '110105194912310021': false,
      '11010519491231002': false,
      '11010519491231002X1': false,
      '1101051949123A002X': false,
      '': true,
    }

    for (const [idNo, right] of Object.entries(numbers))
      expect([idNo, takes({ idNo })]).toEqual([idNo, right])
    const { data } = z.safeParse(HealthInfoUpdate, { idNo: '11010519491231002x' })
    expect(data?.idNo).toBe('11010519491231002X')
  })

  it('[PROFILE-35] [PROFILE-39] [PROFILE-41] [PROFILE-42] [PROFILE-43] [PROFILE-44] [PROFILE-45] [PROFILE-46] has the documented codes', () => {
    const fields = {
      sex: [1, 2],
      industry: [1, 2],
      sleepQuality: [1, 2, 3, 4],
      smokingStatus: [1, 2, 3, 4, 5],
      drinkingStatus: [1, 2, 3, 4],
      dietaryHabits: [1, 2, 3],
      dietPreference: [1, 2, 3, 4],
      exerciseFreq: [1, 2],
      depressionEval: [1, 2, 3],
    }

    for (const [field, codes] of Object.entries(fields))
      expect([field, codesOf(field)]).toEqual([field, codes])

    expect([takes({ sex: '2' }), takes({ sex: '3' }), takes({ sex: true })]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('[PROFILE-36] has a birthday YYYY-MM-DD', () => {
    expect([takes({ birthday: '1950-1-1' }), takes({ birthday: '1950-01-01' })]).toEqual([
      false,
      true,
    ])
  })

  it('[PROFILE-37] has numbers for height, weight and waistline', () => {
    for (const field of ['height', 'weight', 'waistline'] as const) {
      expect(accepts(HealthInfo.shape[field], 100)).toBe(true)
      expect(accepts(HealthInfo.shape[field], '100')).toBe(false)
    }

    const limits = { height: [140, 200], weight: [30, 150], waistline: [50, 120] } as const

    for (const [field, [low, high]] of Object.entries(limits)) {
      const near = [low - 1, low, high, high + 1].map((value) => takes({ [field]: value }))
      expect([field, near]).toEqual([field, [false, true, true, false]])
    }
  })

  it('[PROFILE-38] has texts for ethnicity and residence', () => {
    expect(takes({ ethnicity: '汉族', residence: '浙江省 杭州市' })).toBe(true)

    expect([takes({ ethnicity: 1 }), takes({ residence: ['浙江省', '杭州市'] })]).toEqual([
      false,
      false,
    ])
  })

  it('[PROFILE-40] has yes or no for medHis and takeMed', () => {
    expect([
      takes({ medHis: true, takeMed: false }),
      takes({ medHis: 1 }),
      takes({ takeMed: '是' }),
    ]).toEqual([true, false, false])
  })
})

describe('the questionnaire', () => {
  it('[SURVEY-61] has its first step', () => {
    expect(Object.keys(StepOne.shape).toSorted()).toEqual(
      [
        'userCode',
        'height',
        'weight',
        'birthday',
        'sex',
        'waistline',
        'ethnicity',
        'residence',
        'industry',
      ].toSorted(),
    )
  })

  it('[SURVEY-62] its second', () => {
    expect(Object.keys(StepTwo.shape).toSorted()).toEqual(
      [
        'medHis',
        'tagParamList',
        'familyMedHis',
        'familyMedList',
        'mentalMedList',
        'hypertensionTreatment',
        'atypicalAntipsychotics',
        'oralCorticosteroids',
        'erectileDysfunction',
        'depressionEval',
      ].toSorted(),
    )
  })

  it('[SURVEY-65] and its third', () => {
    expect(Object.keys(StepThree.shape).toSorted()).toEqual([
      'sleepQuality',
      'smokingStatus',
      'takeMed',
    ])
  })

  it('[SURVEY-63] lists diseases with id, tagCode and tagName', () => {
    expect(Object.keys(ChosenTag.shape)).toEqual(['id', 'tagCode', 'tagName'])

    expect(takes({ familyMedList: [{ id: '200101', tagCode: '200101', tagName: '高血压' }] })).toBe(
      true,
    )

    expect(takes({ familyMedList: [{ tagName: '高血压' }] })).toBe(false)
  })

  it('[SURVEY-79] answers medication and the family with yes or no, and leaves out what was not asked', () => {
    const asked = [
      'hypertensionTreatment',
      'atypicalAntipsychotics',
      'oralCorticosteroids',
      'erectileDysfunction',
      'familyMedHis',
    ]

    for (const field of asked) {
      expect([takes({ [field]: true }), takes({}), takes({ [field]: '是' })]).toEqual([
        true,
        true,
        false,
      ])
    }
  })

  it('[SURVEY-78] knows the diseases after which it asks more', () => {
    expect(Object.values(CONDITION_TAGS)).toEqual([
      '高血压',
      '冠心病',
      '红斑狼疮',
      '类风湿关节炎',
      '1型糖尿病',
      '2型糖尿病',
    ])

    const groups = ['andrological', 'gynaecological', null, 'other'].map((group) =>
      accepts(DiseaseTag, { id: '1', tagName: '病', kangban: { tagCode: '1', group } }),
    )

    expect(groups).toEqual([true, true, true, false])
  })
})

describe('the medical history', () => {
  it('[MEDHIS-07] [MEDHIS-09] has tags with tagCode, tagName and selected, and diseases with id and tagName', () => {
    expect(Object.keys(MedicalTag.shape)).toEqual(
      expect.arrayContaining(['tagCode', 'tagName', 'selected']),
    )

    expect(Object.keys(DiseaseTag.shape)).toEqual(expect.arrayContaining(['id', 'tagName']))
  })

  it('[MEDHIS-08] [API-121] [API-131] is saved with the profile, by tagParamList, medHis and userCode', () => {
    expect(contract.profile.updateHealthInfo).toMatchObject({
      method: 'POST',
      path: '/user/v2/up-health-info',
    })

    expect(Object.keys(HealthInfoUpdate.shape)).toEqual(
      expect.arrayContaining(['tagParamList', 'medHis', 'userCode']),
    )
  })

  it('[API-130] is chosen from GET common/v1/disease/tag by type and sex', () => {
    expect(profile.listDiseaseTags).toMatchObject({ method: 'GET', path: '/common/v1/disease/tag' })
    expect(Object.keys(profile.listDiseaseTags.input.shape)).toEqual(['type', 'sex'])
  })
})

it('[API-122] the data of the ECG instrument are GET swk-ecg/v1/measurements/by-date-user', () => {
  const { listMeasurements } = contract.ecg

  expect(listMeasurements).toMatchObject({
    method: 'GET',
    path: '/swk-ecg/v1/measurements/by-date-user',
  })

  expect(Object.keys(listMeasurements.input.shape).toSorted()).toEqual([
    'measurementDate',
    'userCode',
  ])
})
