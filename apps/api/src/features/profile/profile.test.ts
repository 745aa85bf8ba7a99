import { DiseaseTag, HealthInfo, MedicalTag } from '@kangban/contracts'
import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ensureCatalogue } from '../../catalogue/ensure-catalogue.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['logIn']>>
let lastPhone = 13_700_007_000

beforeAll(async () => {
  app = await startTestApp()
  await ensureCatalogue(app.services.database)
})

afterAll(() => app.stop())

beforeEach(async () => {
  user = await app.logIn(String((lastPhone += 1)))
})

const read = async () => (await user.get<HealthInfo>('/user/v1/health')).data
const save = (fields: object) => user.post('/user/v2/up-health-info', fields)

const names = (tags: readonly { tagName: string }[] | undefined) =>
  tags?.map(({ tagName }) => tagName)

const chosen = async (type: string, ...wanted: string[]) => {
  const { data } = await user.get<DiseaseTags>('/common/v1/disease/tag', { type, sex: '1' })

  return wanted.map((name) => {
    const tag = data.find(({ tagName }) => tagName === name)
    return { id: tag?.id, tagCode: tag?.kangban?.tagCode, tagName: name }
  })
}

const list = (query: Record<string, string>) =>
  user.get<DiseaseTags>('/common/v1/disease/tag', query)

const groups = async (sex: string) =>
  new Set((await list({ type: '1001', sex })).data.map(({ kangban }) => kangban?.group))

type DiseaseTags = z.infer<typeof DiseaseTag>[]
type MedicalTags = z.infer<typeof MedicalTag>[]

const STEP_1 = {
  height: 158,
  weight: 61,
  birthday: '1954-03-18',
  sex: 2,
  waistline: 82,
  ethnicity: '汉族',
  residence: '浙江省 杭州市',
  industry: 2,
}

const STEP_3 = { takeMed: true, sleepQuality: 3, smokingStatus: 1 }

describe('the profile', () => {
  it('[API-076] [API-077] of somebody new is empty', async () => {
    const { code, data } = await user.get<HealthInfo>('/user/v1/health')
    expect(code).toBe('1000')
    expect(z.safeParse(HealthInfo, data).success).toBe(true)
    const { userCode, kangban, ...answers } = data
    const { tagParamList, familyMedList, mentalMedList, ...questions } = kangban ?? {}

    expect({ userCode, tagParamList, familyMedList, mentalMedList }).toEqual({
      userCode: user.userCode,
      tagParamList: [],
      familyMedList: [],
      mentalMedList: [],
    })

    for (const fields of [answers, questions]) {
      expect(Object.keys(fields).length).toBeGreaterThan(5)
      expect(Object.values(fields).every((value) => value === null)).toBe(true)
    }
  })

  it('[API-076] [API-078] holds what was saved', async () => {
    const fields = {
      ...STEP_1,
      ...STEP_3,
      name: '王桂兰',
      idNo: '11010519491231002X',
      drinkingStatus: 2,
      dietaryHabits: 1,
      dietPreference: 3,
      exerciseFreq: 2,
      userDetailAddress: '西湖区文三路 1 号',
      communityPhone: '057188880000',
    }

    expect(await save(fields)).toMatchObject({ code: '1000', data: {} })
    expect(await read()).toMatchObject(fields)
    const rows = JSON.stringify(await app.services.database.profile.findMany())
    for (const secret of ['王桂兰', '11010519491231002X', '文三路', '057188880000'])
      expect(rows).not.toContain(secret)
  })

  it('[API-079] keeps what is not sent, and empties what is null or blank', async () => {
    await save({ ...STEP_1, name: '王桂兰', userDetailAddress: '文三路', smokingStatus: 1 })
    await save({ weight: 62 })
    expect(await read()).toMatchObject({ ...STEP_1, weight: 62, name: '王桂兰', smokingStatus: 1 })
    await save({ smokingStatus: null, userDetailAddress: '' })

    expect(await read()).toMatchObject({
      ...STEP_1,
      weight: 62,
      smokingStatus: null,
      userDetailAddress: null,
    })
  })

  it('takes numbers that come as text', async () => {
    await save({ height: '160', sex: '1', smokingStatus: '5', depressionEval: '2' })

    expect(await read()).toMatchObject({
      height: 160,
      sex: 1,
      smokingStatus: 5,
      kangban: { depressionEval: 2 },
    })
  })

  it.each([
    [{ height: 139 }, '身高应在140到200厘米之间'],
    [{ height: 160.5 }, '身高应在140到200厘米之间'],
    [{ weight: 151 }, '体重应在30到150公斤之间'],
    [{ waistline: 49 }, '腰围应在50到120厘米之间'],
    [{ sex: 3 }, '请选择性别'],
    [{ birthday: '1954-3-18' }, '日期格式应为YYYY-MM-DD'],
    [{ birthday: '1899-12-31' }, '出生日期不能早于1900年'],
    [{ birthday: '2026-03-03' }, '出生日期不能晚于今天'],
    [{ idNo: '110105194912310021' }, '请输入正确的身份证号'],
    [{ name: '名'.repeat(21) }, '用户名最多20个字'],
    [{ communityPhone: '0571-8888' }, '社区电话应为不超过12位的数字'],
    [{ medHis: 'yes' }, '请选择是或否'],
  ])('refuses %j and saves nothing', async (wrong, msg) => {
    expect(await save({ ethnicity: '汉族', ...wrong })).toMatchObject({
      code: '9999',
      msg,
      data: null,
    })

    expect((await read()).ethnicity).toBeNull()
  })

  it('is that of the session: another userCode is refused', async () => {
    const other = await app.logIn(String((lastPhone += 1)))
    expect((await save({ ...STEP_1, userCode: user.userCode })).code).toBe('1000')
    expect((await save({ weight: 70, userCode: other.userCode })).code).toBe('401')
    expect((await other.get<HealthInfo>('/user/v1/health')).data.height).toBeNull()
  })
})

describe('the questionnaire', () => {
  it('[API-080] saves each step, and the next keeps the one before', async () => {
    const asked = {
      tagParamList: await chosen('1001', '高血压', '红斑狼疮'),
      familyMedHis: true,
      familyMedList: await chosen('2001', '冠心病'),
      mentalMedList: await chosen('3001', '焦虑症'),
      hypertensionTreatment: true,
      atypicalAntipsychotics: false,
      oralCorticosteroids: true,
      depressionEval: 2,
    }

    const step2 = { medHis: true, ...asked }
    for (const step of [STEP_1, step2, STEP_3]) expect((await save(step)).code).toBe('1000')

    expect(await read()).toMatchObject({
      ...STEP_1,
      medHis: true,
      ...STEP_3,
      kangban: { ...asked, erectileDysfunction: null },
    })
  })

  it('[SURVEY-64] asks only men about erections', async () => {
    await save({ sex: 1, erectileDysfunction: true })
    expect(await read()).toMatchObject({ kangban: { erectileDysfunction: true } })
    await save({ sex: 2 })
    expect(await read()).toMatchObject({ sex: 2, kangban: { erectileDysfunction: null } })

    expect(await save({ erectileDysfunction: false, weight: 50 })).toMatchObject({
      code: '9999',
      msg: '该问题仅适用于男性',
    })

    expect(await read()).toMatchObject({ weight: null, kangban: { erectileDysfunction: null } })
  })

  it('forgets diseases of the other sex when the sex is corrected', async () => {
    await save({ sex: 1, medHis: true, tagParamList: await chosen('1001', '前列腺增生', '高血压') })
    await save({ sex: 2 })
    expect(names((await read()).kangban?.tagParamList)).toEqual(['高血压'])

    expect((await save({ tagParamList: [{ id: '100181' }] })).msg).toBe(
      '病史选项已更新，请重新选择',
    )
  })
})

const own = async () => (await user.get<MedicalTags>('/user/v1/user-medical-tag')).data

const all = async () => (await user.get<MedicalTags>('/common/v1/medical/tag')).data

describe('the medical history', () => {
  it('[API-081] [API-113] [MEDHIS-08] is saved with medHis and tagParamList', async () => {
    const tagParamList = await chosen('1001', '2型糖尿病', '高血压')
    expect((await save({ medHis: true, tagParamList, userCode: user.userCode })).code).toBe('1000')

    expect(await own()).toEqual([
      {
        tagCode: '100101',
        tagName: '高血压',
        selected: true,
        kangban: { id: '100101', group: null },
      },
      {
        tagCode: '100104',
        tagName: '2型糖尿病',
        selected: true,
        kangban: { id: '100104', group: null },
      },
    ])

    expect((await all()).filter(({ selected }) => selected).map(({ tagName }) => tagName)).toEqual([
      '高血压',
      '2型糖尿病',
    ])

    const other = await app.logIn(String((lastPhone += 1)))
    expect((await other.get<MedicalTags>('/user/v1/user-medical-tag')).data).toEqual([])
  })

  it('replaces what was there, and only that: the family keeps its own', async () => {
    await save({ medHis: true, tagParamList: await chosen('1001', '高血压') })
    await save({ familyMedHis: true, familyMedList: await chosen('2001', '高血压') })
    await save({ medHis: true, tagParamList: [{ tagCode: '100102' }, { id: '100102' }] })
    expect(names(await own())).toEqual(['冠心病'])
    expect(names((await read()).kangban?.familyMedList)).toEqual(['高血压'])
    await save({ medHis: false })
    expect(await own()).toEqual([])
    expect(await read()).toMatchObject({ medHis: false, kangban: { familyMedHis: true } })
  })

  it('follows from the list where medHis is not sent', async () => {
    await save({ tagParamList: await chosen('1001', '高血压') })
    expect((await read()).medHis).toBe(true)
    await save({ tagParamList: [] })
    expect((await read()).medHis).toBe(false)
  })

  it('refuses a tag of another catalogue and saves nothing', async () => {
    await save({ medHis: true, tagParamList: await chosen('1001', '高血压') })

    for (const wrong of [
      { id: '200101' },
      { id: 'nothing' },
      { id: '100101', tagCode: '100102' },
    ]) {
      expect(await save({ weight: 70, tagParamList: [wrong] })).toMatchObject({
        code: '9999',
        msg: '病史选项已更新，请重新选择',
      })
    }

    expect(names(await own())).toEqual(['高血压'])
    expect((await read()).weight).toBeNull()
  })

  it('[API-112] chooses from all diseases, without those of the other sex', async () => {
    const before = await user.get<MedicalTags>('/common/v1/medical/tag')
    expect(before.code).toBe('1000')
    expect(z.safeParse(z.array(MedicalTag), before.data).success).toBe(true)
    expect(names(before.data)).toEqual(expect.arrayContaining(['高血压', '前列腺增生', '子宫肌瘤']))
    await save({ sex: 2 })
    expect(names(await all())).not.toContain('前列腺增生')
    expect(names(await all())).toContain('子宫肌瘤')
  })
})

describe('the disease tags', () => {
  it.each(['1001', '2001', '3001'])(
    '[API-128] [API-129] [API-130] of type %s are there',
    async (type) => {
      const { code, data } = await list({ type, sex: '2' })
      expect(code).toBe('1000')
      expect(data.length).toBeGreaterThan(5)
      expect(z.safeParse(z.array(DiseaseTag), data).success).toBe(true)
      expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
    },
  )

  it('[SURVEY-36] [SURVEY-37] [SURVEY-78] hide andrological diseases from women and gynaecological ones from men', async () => {
    expect(await groups('1')).toEqual(new Set([null, 'andrological']))
    expect(await groups('2')).toEqual(new Set([null, 'gynaecological']))
  })

  it('need a known type and a sex', async () => {
    expect(await list({ type: '4001', sex: '1' })).toMatchObject({
      code: '9999',
      msg: '病史类型错误',
    })

    expect(await list({ type: '1001', sex: '3' })).toMatchObject({
      code: '9999',
      msg: '请选择性别',
    })

    expect(await list({ type: '1001' })).toMatchObject({ code: '9999', msg: '请选择性别' })

    expect(
      (await app.client().get('/common/v1/disease/tag', { type: '1001', sex: '1' })).code,
    ).toBe('410')
  })
})
