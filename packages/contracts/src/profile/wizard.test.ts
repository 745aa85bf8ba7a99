import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { UserInfo } from '../account/log-in.ts'
import { HEALTH_ANSWERS } from './answer-words.ts'
import { HealthInfoUpdate, StepThree, StepTwo } from './health-info.ts'
import {
  FamilyDisease,
  LocationColumn,
  MentalCondition,
  PersonalDisease,
  Wizard,
} from './wizard.ts'
import { stepOneOf, stepThreeOf, stepTwoOf } from './wizard-steps.ts'

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success
const keysOf = (fields: object) => Object.keys(fields).toSorted()

const FULL: z.infer<typeof Wizard> = {
  avatar: 1,
  birthday: '1956-05-09',
  height: 171,
  weight: 70,
  waistline: 88,
  ethnicity: '汉族',
  location: '330100',
  locationCascaderValue: '浙江省 杭州市',
  industry: 2,
  familyDisease: 1,
  familyDiseaseCount: 1,
  disease: 1,
  personalDiseaseCount: 1,
  mentalHealthConditions: ['焦虑症'],
  antihypertensive: '是',
  antipsychotic: '否',
  erectileDysfunction: '否',
  depressionLevel: '2',
  sleepDuration: '3',
  smokingStatus: '5',
}

const LISTS = {
  personal: [
    { keyId: '100101', tagName: '高血压', selected: true },
    { keyId: '100102', tagName: '冠心病', selected: false },
  ],
  family: [
    { keyId: '200101', tagName: '高血压', familySelected: false },
    { keyId: '200109', tagName: '脑卒中', familySelected: true },
  ],
  mental: [
    { id: '300101', tagName: '焦虑症' },
    { id: '300102', tagName: '抑郁症' },
  ],
}

const codes = (field: keyof typeof FULL) =>
  ['0', '1', '2', '3', '4', '5', '6']
    .filter((value) => accepts(Wizard, { [field]: value }))
    .join('')

describe('the wizard', () => {
  it('[SURVEY-66] [SURVEY-67] has its own names', () => {
    const { steroid: _, ...rest } = Wizard.shape
    expect(keysOf(rest)).toEqual(keysOf(FULL))
    expect(accepts(Wizard, FULL)).toBe(true)

    for (const wrong of [
      { avatar: 'https://picture' },
      { location: 330100 },
      { locationCascaderValue: ['浙江省', '杭州市'] },
      { familyDisease: true },
      { familyDiseaseCount: '1' },
      { personalDiseaseCount: '1' },
      { disease: 2 },
      { mentalHealthConditions: '焦虑症' },
      { antihypertensive: true },
      { antipsychotic: 1 },
      { steroid: 'yes' },
      { erectileDysfunction: false },
    ]) {
      expect(accepts(Wizard, { ...FULL, ...wrong })).toBe(false)
    }
  })

  it.each(['antihypertensive', 'antipsychotic', 'steroid', 'erectileDysfunction'] as const)(
    '[SURVEY-68] has %s as 是 or 否 in text, and as nothing else',
    (field) => {
      const taken = ['是', '否', '有', 'yes', '1', '', true, false, 1, 0, null].filter((value) =>
        accepts(Wizard, { ...FULL, [field]: value }),
      )

      expect(taken).toEqual(['是', '否'])
    },
  )

  it.each([
    ['SURVEY-69', 'depressionLevel', 'depressionEval', '没有抑郁 有些抑郁 非常抑郁'],
    ['SURVEY-70', 'sleepDuration', 'sleepQuality', '9小时以上 7–9小时 5–7小时 不到5小时'],
    [
      'SURVEY-71',
      'smokingStatus',
      'smokingStatus',
      '不吸烟 已戒烟 每天不到10支 每天10–19支 每天20支以上',
    ],
  ] as const)(
    '[%s] has the codes of %s as text, sent as %s, with their meaning',
    (_row, own, sent, meaning) => {
      const words = meaning.split(' ')
      expect(codes(own)).toBe(words.map((_, index) => index + 1).join(''))

      for (const [index, word] of words.entries()) {
        const answer = { ...FULL, [own]: String(index + 1) }
        const steps = { ...stepTwoOf(answer, LISTS), ...stepThreeOf(answer) }
        const { data } = z.safeParse(HealthInfoUpdate, steps)
        const code = data?.[sent]
        expect(code).toBe(index + 1)
        const meanings: Record<number, string> = HEALTH_ANSWERS[sent]
        expect(meanings[code ?? 0]?.replaceAll(' ', '')).toBe(word)
      }
    },
  )

  it('[SURVEY-72] has lists of diseases, each in its own words', () => {
    const schemas = [PersonalDisease, FamilyDisease, MentalCondition]

    expect(schemas.map(({ shape }) => Object.keys(shape))).toEqual([
      ['keyId', 'tagName', 'selected'],
      ['keyId', 'tagName', 'familySelected'],
      ['id', 'tagName'],
    ])
  })

  it('[SURVEY-73] has columns of provinces with their cities', () => {
    const column = { text: '浙江省', children: [{ keyId: '330100', text: '杭州市' }] }
    expect(accepts(LocationColumn, column)).toBe(true)
    expect(accepts(LocationColumn, { ...column, children: [{ text: '杭州市' }] })).toBe(false)
  })
})

describe('what goes over the wire', () => {
  const steps = [stepOneOf(FULL), stepTwoOf(FULL, LISTS), stepThreeOf(FULL)]

  it('has the names of the steps, none of the wizard', () => {
    expect(steps).toEqual([
      {
        height: 171,
        weight: 70,
        birthday: '1956-05-09',
        sex: 1,
        waistline: 88,
        ethnicity: '汉族',
        residence: '浙江省 杭州市',
        industry: 2,
      },
      {
        medHis: true,
        tagParamList: [{ id: '100101', tagCode: '100101', tagName: '高血压' }],
        familyMedHis: true,
        familyMedList: [{ id: '200109', tagCode: '200109', tagName: '脑卒中' }],
        mentalMedList: [{ id: '300101', tagCode: '300101', tagName: '焦虑症' }],
        hypertensionTreatment: true,
        atypicalAntipsychotics: false,
        oralCorticosteroids: undefined,
        erectileDysfunction: false,
        depressionEval: '2',
      },
      { takeMed: true, sleepQuality: '3', smokingStatus: '5' },
    ])

    for (const step of steps) expect(accepts(HealthInfoUpdate, step)).toBe(true)
    expect(accepts(UserInfo.shape.avatar, 1)).toBe(false)
  })

  it('asks no woman about erections', () => {
    expect(stepTwoOf({ ...FULL, avatar: 2 }, LISTS)).not.toHaveProperty('erectileDysfunction')
  })

  it('tells in step 3 that medicine is taken when a question of step 2 says so', () => {
    const takeMed = (answers: Partial<typeof FULL>) => stepThreeOf({ ...FULL, ...answers }).takeMed
    expect(takeMed({})).toBe(true)
    expect(takeMed({ antihypertensive: '否', steroid: '是' })).toBe(true)
    expect(takeMed({ antihypertensive: '否', antipsychotic: '是' })).toBe(true)
    expect(takeMed({ antihypertensive: '否' })).toBe(false)

    const answered = {
      ...FULL,
      antihypertensive: '否',
      antipsychotic: '是',
      steroid: '否',
    } as const

    const asked = {
      hypertensionTreatment: false,
      atypicalAntipsychotics: true,
      oralCorticosteroids: false,
    }

    expect(stepTwoOf(answered, LISTS)).toMatchObject(asked)
    expect(keysOf(StepTwo.shape)).toEqual(expect.arrayContaining(keysOf(asked)))
    expect(stepTwoOf(answered, LISTS)).not.toHaveProperty('takeMed')
    expect(keysOf(StepTwo.shape)).not.toContain('takeMed')
    expect(keysOf(stepThreeOf(answered))).toEqual(keysOf(StepThree.shape))
    expect(keysOf(StepThree.shape)).toEqual(['sleepQuality', 'smokingStatus', 'takeMed'])
  })

  it('says nothing of diseases that nobody was asked about', () => {
    const { disease: _, familyDisease: __, mentalHealthConditions: ___, ...rest } = FULL

    for (const list of ['tagParamList', 'familyMedList', 'mentalMedList'] as const)
      expect(stepTwoOf(rest, LISTS)[list]).toBeUndefined()
  })

  it('has no diseases where there are said to be none', () => {
    expect(stepTwoOf({ ...FULL, disease: 0, familyDisease: 0 }, LISTS)).toMatchObject({
      medHis: false,
      tagParamList: [],
      familyMedHis: false,
      familyMedList: [],
    })
  })
})
