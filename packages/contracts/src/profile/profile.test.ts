import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { contract } from '../contract.ts'
import { ChosenTag, DiseaseTag, MedicalTag } from './disease-tag.ts'
import { CONDITION_TAGS } from './tag-types.ts'
import { allFields } from '../documents/origin.ts'
import { HealthInfo, HealthInfoUpdate, StepOne, StepThree, StepTwo } from './health-info.ts'
import { profile } from './operations.ts'

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success
const takes = (fields: object) => accepts(HealthInfoUpdate, fields)

/** Which of the numbers 0 to 6 a field takes. */
const codesOf = (field: string) =>
  [0, 1, 2, 3, 4, 5, 6].filter((value) => takes({ [field]: value }))

const answers = allFields(HealthInfo)

/** What the OpenAPI document says about a field that may be saved, as JSON. */
const described = Object.fromEntries(
  Object.entries(z.toJSONSchema(HealthInfoUpdate, { io: 'input' }).properties ?? {}).map(
    ([field, schema]) => [field, JSON.stringify(schema)],
  ),
)

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

  it.each([
    ['[PROFILE-35] sex', 'sex', '1 男，2 女'],
    ['[PROFILE-39] industry', 'industry', '1 重体力劳动，2 轻体力劳动'],
    [
      '[PROFILE-41] sleepQuality',
      'sleepQuality',
      '1 9 小时以上，2 7–9 小时，3 5–7 小时，4 不到 5 小时',
    ],
    [
      '[PROFILE-42] smokingStatus',
      'smokingStatus',
      '1 不吸烟，2 已戒烟，3 每天不到 10 支，4 每天 10–19 支，5 每天 20 支以上',
    ],
    ['[PROFILE-43] drinkingStatus', 'drinkingStatus', '1 不喝酒，2 偶尔喝，3 每天喝，4 已戒酒'],
    ['[PROFILE-44] dietaryHabits', 'dietaryHabits', '1 荤素均衡，2 荤食为主，3 素食为主'],
    [
      '[PROFILE-45] dietPreference',
      'dietPreference',
      '1 口味清淡，2 口味偏油，3 口味偏咸，4 口味偏甜',
    ],
    [
      '[PROFILE-46] exerciseFreq',
      'exerciseFreq',
      '1 每周不到 3 次，每次 20 分钟，2 每周 3 次以上，每次 20 分钟',
    ],
    ['the self-rated depression', 'depressionEval', '1 没有抑郁，2 有些抑郁，3 非常抑郁'],
  ] as const)('%s has the documented codes, each with its meaning', (_, field, meaning) => {
    const codes = [...meaning.matchAll(/(?:^|，)(\d) /g)].map(([, code]) => Number(code))
    expect(codesOf(field)).toEqual(codes)
    const answered = [0, 1, 2, 3, 4, 5, 6].filter((code) => accepts(answers[field], code))
    expect(answered).toEqual(codes)
    // For whoever builds a back end or reads the documents: the meaning stands beside the codes.
    expect(described[field]).toContain(meaning)
  })

  it('takes its codes as texts too', () => {
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

  it('[PROFILE-37] has numbers for height and waistline in centimetres and for weight in kilograms', () => {
    for (const field of ['height', 'weight', 'waistline'] as const) {
      expect(accepts(HealthInfo.shape[field], 100)).toBe(true)
      expect(accepts(HealthInfo.shape[field], '100')).toBe(false)
    }

    const limits = {
      height: [140, 200, '厘米'],
      weight: [30, 150, '公斤'],
      waistline: [50, 120, '厘米'],
    } as const

    for (const [field, [low, high, unit]] of Object.entries(limits)) {
      const refusal = z.safeParse(HealthInfoUpdate, { [field]: low - 1 }).error?.issues[0]?.message
      expect(refusal).toMatch(new RegExp(`应在${low}到${high}${unit}之间$`))
      const near = [low - 1, low, high, high + 1].map((value) => takes({ [field]: value }))
      expect([field, near]).toEqual([field, [false, true, true, false]])
    }
  })

  it('[PROFILE-38] has texts for ethnicity and residence, which is the province and the city', () => {
    expect(takes({ ethnicity: '汉族', residence: '浙江省 杭州市' })).toBe(true)
    expect(accepts(answers.residence, '浙江省 杭州市')).toBe(true)

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

    for (const field of ['medHis', 'takeMed'] as const)
      expect([true, 1, '是'].map((value) => accepts(answers[field], value))).toEqual([
        true,
        false,
        false,
      ])
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
  const { listEcgMeasurements } = contract.ecg

  expect(listEcgMeasurements).toMatchObject({
    method: 'GET',
    path: '/swk-ecg/v1/measurements/by-date-user',
  })

  expect(Object.keys(listEcgMeasurements.input.shape).toSorted()).toEqual([
    'measurementDate',
    'userCode',
  ])
})
