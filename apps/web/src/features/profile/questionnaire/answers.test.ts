import type { Wizard } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import { type Chosen, firstMissing, RANGES, type Tag, toIsoDay } from './answers.ts'
import { askedAnswers, reasonsFor } from './conditions.ts'
import { stepFields } from './save-step.ts'

const TODAY = '2026-11-21'

const FULL: Wizard = {
  avatar: 2,
  birthday: '1954-03-07',
  height: 158,
  weight: 61,
  waistline: 82,
  ethnicity: '汉族',
  locationCascaderValue: '浙江省 杭州市',
  location: '330100',
  industry: 2,
}

const tag = (tagName: string, group: Tag['group'] = null): Tag => ({
  keyId: tagName,
  tagName,
  group,
})

const chosen = (...personal: Tag[]): Chosen => ({ personal, family: [], mental: [] })

describe('the first step', () => {
  it('[CONFLICT-17] offers the documented ranges of its own', () => {
    expect(RANGES).toEqual({
      height: { low: 140, high: 200 },
      weight: { low: 30, high: 150 },
      waistline: { low: 50, high: 120 },
    })
  })

  it('[SURVEY-13] [SURVEY-14] [SURVEY-15] [SURVEY-16] [SURVEY-17] [SURVEY-18] [SURVEY-19] [SURVEY-20] names the first missing answer in the documented order', () => {
    const order = [
      ['weight', '请选择体重'],
      ['birthday', '请选择出生日期'],
      ['height', '请选择身高'],
      ['waistline', '请选择腰围'],
      ['ethnicity', '请选择民族'],
      ['locationCascaderValue', '请选择居住地'],
      ['industry', '请选择行业'],
      ['avatar', '请选择性别'],
    ] as const

    let answers: Wizard = {}

    for (const [field, text] of order) {
      expect(firstMissing(answers, TODAY)).toBe(text)
      answers = { ...answers, [field]: FULL[field] }
    }

    expect(firstMissing(answers, TODAY)).toBeNull()
  })

  it('asks again for a birthday that a backup spoilt or that is still to come', () => {
    for (const birthday of ['2026-12-01', '1954-02-30', '1954'])
      expect(firstMissing({ ...FULL, birthday }, TODAY)).toBe('请选择出生日期')
  })

  it('[SURVEY-56] writes a birthday with dashes and zeros', () => {
    expect(toIsoDay('1950/3/7')).toBe('1950-03-07')
    expect(toIsoDay('1950-03-07')).toBe('1950-03-07')
  })
})

const ask = (question: Parameters<typeof reasonsFor>[0], answers: Wizard, ...own: Tag[]) =>
  reasonsFor(question, { disease: 1, ...answers }, chosen(...own))

describe('the questions of some', () => {
  it('[SURVEY-32] asks about pressure drugs after hypertension or coronary heart disease', () => {
    expect(ask('antihypertensive', {}, tag('高血压'))).toEqual(['高血压'])
    expect(ask('antihypertensive', {}, tag('冠心病'))).toEqual(['冠心病'])
    expect(ask('antihypertensive', {}, tag('2型糖尿病'))).toEqual([])
    expect(ask('antihypertensive', { disease: 0 }, tag('高血压'))).toEqual([])
  })

  it('[SURVEY-33] asks about antipsychotics after any mental condition, not after none', () => {
    expect(ask('antipsychotic', { mentalHealthConditions: ['焦虑症'] })).toEqual(['焦虑症'])
    expect(ask('antipsychotic', { mentalHealthConditions: [] })).toEqual([])
    expect(ask('antipsychotic', {})).toEqual([])
  })

  it('[SURVEY-34] asks about steroids after lupus or rheumatoid arthritis', () => {
    expect(ask('steroid', {}, tag('红斑狼疮'))).toEqual(['红斑狼疮'])
    expect(ask('steroid', {}, tag('类风湿关节炎'))).toEqual(['类风湿关节炎'])
    expect(ask('steroid', {}, tag('高血压'))).toEqual([])
  })

  it('[SURVEY-35] [SURVEY-75] asks men alone about erections, after diabetes, hypertension or an andrological disease', () => {
    const man: Wizard = { avatar: 1 }
    for (const name of ['1型糖尿病', '2型糖尿病', '高血压'])
      expect(ask('erectileDysfunction', man, tag(name))).toEqual([name])
    expect(ask('erectileDysfunction', man, tag('前列腺炎', 'andrological'))).toEqual(['前列腺炎'])
    expect(ask('erectileDysfunction', man, tag('冠心病'))).toEqual([])
    expect(ask('erectileDysfunction', { avatar: 2 }, tag('2型糖尿病'))).toEqual([])
  })

  it('forgets what was answered to a question that is no longer asked', () => {
    const answers: Wizard = { disease: 1, antihypertensive: '是', steroid: '是' }

    expect(askedAnswers(answers, chosen(tag('高血压')))).toEqual({
      disease: 1,
      antihypertensive: '是',
    })
  })
})

describe('what a step sends', () => {
  it('[SURVEY-24] is an empty list where there is no disease', () => {
    const fields = stepFields(1, { disease: 0, familyDisease: 0 }, chosen(tag('高血压')))
    expect(fields).toMatchObject({ medHis: false, tagParamList: [], familyMedList: [] })
  })

  it('[CONFLICT-20] [SURVEY-80] tells medication with the third step, of the questions that were shown', () => {
    const answers: Wizard = { ...FULL, disease: 1, antihypertensive: '是', sleepDuration: '3' }
    expect(stepFields(2, answers, chosen(tag('高血压')))).toMatchObject({ takeMed: true })
    expect(stepFields(2, answers, chosen(tag('冠心病')))).toMatchObject({ takeMed: true })
    expect(stepFields(2, answers, chosen(tag('痛风')))).toMatchObject({ takeMed: false })
  })
})
