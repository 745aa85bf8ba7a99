import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MESSAGES } from '@kangban/contracts'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testConfig } from '../../../config/testing/config.ts'
import { useToasts } from '../../../shared/ui/layers/toast.ts'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import { useShell } from '../../../stores/shell.ts'
import { loginResult } from '../../../stores/testing/login.ts'
import { type FakeService, fakeService } from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import InformationGatheringPage from './InformationGatheringPage.tsx'

let world: FakeService

/** Of whom nothing is known yet. */
const NOBODY = {
  sex: null,
  birthday: null,
  height: null,
  weight: null,
  waistline: null,
  residence: null,
  ethnicity: null,
  industry: null,
  medHis: null,
  sleepQuality: null,
  smokingStatus: null,
}

const tag = (id: string, tagName: string, group: string | null = null) => ({
  id,
  tagName,
  kangban: { tagCode: id, group },
})

const TAGS: Record<string, ReturnType<typeof tag>[]> = {
  '1001': [tag('100101', '高血压'), tag('100102', '冠心病'), tag('100104', '2型糖尿病')],
  '2001': [tag('200101', '高血压'), tag('200104', '2型糖尿病')],
  '3001': [tag('300101', '焦虑症'), tag('300102', '抑郁症')],
}

const GIVEN = [{ kind: 'health-data', version: '2023-11-20', givenAt: '2026-11-01T08:00:00+08:00' }]

const FIRST_STEP = {
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

const saved = () => world.callsOf('profile.updateHealthInfo').map(({ body }) => body)
const toasts = () => useToasts.getState().items.map(({ title }) => title)
const backup = () => JSON.parse(localStorage.getItem('informationGathering') ?? 'null') as unknown

const tap = (name: string | RegExp, role = 'button') =>
  fireEvent.click(screen.getByRole(role, { name }))

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** As somebody left it on this phone. */
const keep = (active: number, answers: object = FIRST_STEP, chosen: object = {}) =>
  localStorage.setItem(
    'informationGathering',
    JSON.stringify({ active, question: null, answers, chosen }),
  )

async function open() {
  const view = renderPage(InformationGatheringPage, '/informationGathering')
  fireEvent.click(await screen.findByRole('button', { name: '知道了' }))
  await noDialog()
  await screen.findByRole('list', { name: '填写进度' })
  await waitFor(() => expect(document.querySelector('section')).toBeTruthy())
  return view
}

/** Where the phone says that it is. */
const placed = (latitude: number, longitude: number) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (tell: (position: object) => void) =>
        tell({ coords: { latitude, longitude } }),
    },
  })

const sheetOf = async (label: string) => {
  tap(new RegExp(`^${label}`))
  return within(await screen.findByRole('dialog', { name: label }))
}

/** Turns the wheels of a field by their keys, from the first to the last, and confirms. */
async function turn(label: string, ...values: string[]) {
  const sheet = await sheetOf(label)
  await sheet.findAllByRole('combobox')

  for (const [wheel, value] of values.entries()) {
    const keys = sheet.getAllByRole('combobox')[wheel]
    if (keys) fireEvent.change(keys, { target: { value } })
  }

  fireEvent.click(sheet.getByRole('button', { name: '确定' }))
  await noDialog()
}

const current = () => document.querySelector('[aria-current=step]')?.textContent

// So that no test waits for the libraries to be read.
beforeAll(async () => {
  await import('../../../shared/ui/antd/wheels.ts')
  await import('./DiseaseView.tsx')
  await import('@vant/area-data')
})

beforeEach(() => {
  useToasts.setState({ items: [] })
  useSettings.setState({ elder: false, extraLarge: false })
  world = fakeService()
  world.answer('profile.getHealthInfo', () => NOBODY)
  world.answer('profile.listDiseaseTags', ({ query }) => TAGS[query.get('type') ?? ''])
  world.answer('account.listConsents', () => [])
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  testConfig()
  useSession.getState().logIn(loginResult({ isNewUser: true }))
})

const asked = () =>
  world
    .callsOf('profile.listDiseaseTags')
    .map(({ query }) => [query.get('type'), query.get('sex')].join(' '))

describe('the first step', () => {
  it('[ROLE-04] [SURVEY-04] opens with notes that name filling in for the wearer', async () => {
    renderPage(InformationGatheringPage, '/informationGathering')
    const dialog = within(await screen.findByRole('dialog', { name: '健康档案说明' }))
    expect(dialog.getByText(/替家人填写.*佩戴手表/s)).toBeTruthy()
  })

  it('[SURVEY-06] [SURVEY-07] [SURVEY-08] [SURVEY-09] asks the birthday by its day and the measures by their documented ranges', async () => {
    await open()
    expect((await sheetOf('出生日期')).getByRole('button', { name: '确定' })).toBeTruthy()
    tap('关闭')
    await noDialog()

    for (const [name, ...ends] of [
      ['身高', '140', '200', 61],
      ['体重', '30', '150', 121],
      ['腰围', '50', '120', 71],
    ] as const) {
      const sheet = await sheetOf(name)
      const { options } = await sheet.findByRole<HTMLSelectElement>('combobox')
      expect([options[0]?.value, options[options.length - 1]?.value, options.length]).toEqual(ends)
      tap('关闭')
      await noDialog()
    }
  })

  it('[SURVEY-10] [SURVEY-12] asks one of 56 groups and 其他, and the industry of two', async () => {
    await open()
    const sheet = await sheetOf('民族')
    await sheet.findByRole('searchbox')
    const names = sheet.getAllByRole('button', { name: /族$|^其他$/ })
    expect(names).toHaveLength(57)
    expect(names.at(-1)?.textContent).toBe('其他')
    tap('关闭')
    await noDialog()
    const industry = screen.getByRole('radiogroup', { name: '行业' })
    const choices = within(industry).getAllByRole('radio')
    expect(choices.map(({ textContent }) => textContent)).toEqual(['重体力劳动', '轻体力劳动'])
  })

  it('[SURVEY-03] [SURVEY-42] [SURVEY-05] [CONFLICT-22] is saved after the consent, and the second one follows', async () => {
    keep(0, { ...FIRST_STEP, avatar: 1 })
    await open()
    expect(current()).toContain('基本信息')
    tap('保存，下一步')
    expect(toasts()).toEqual(['请先同意健康数据的收集与使用'])
    expect(saved()).toEqual([])
    tap(/我同意/, 'checkbox')
    tap('女', 'radio')
    tap('保存，下一步')
    await waitFor(() => expect(current()).toContain('健康状况'))
    expect(world.callsOf('account.giveConsent')).toHaveLength(1)

    expect(saved()).toEqual([
      {
        sex: 2,
        birthday: '1954-03-07',
        height: 158,
        weight: 61,
        waistline: 82,
        ethnicity: '汉族',
        residence: '浙江省 杭州市',
        industry: 2,
      },
    ])

    expect(backup()).toMatchObject({ active: 1 })
  })

  it('names the first missing answer and sends nothing', async () => {
    await open()
    tap('保存，下一步')
    expect(toasts()).toEqual(['请选择体重'])
    expect(saved()).toEqual([])
  })

  it('[SURVEY-53] [SURVEY-54] [SURVEY-76] [SURVEY-77] [CONFLICT-23] closes the picker of the birthday and saves it at once without a sign of loading, and nothing else', async () => {
    world.answer('account.listConsents', () => GIVEN)
    await open()
    const loading = vi.fn<(count: number) => void>()
    const leave = useShell.subscribe(({ loadingCount }) => loading(loadingCount))
    await turn('出生日期', '1954', '3', '7')
    await waitFor(() => expect(saved()).toEqual([{ birthday: '1954-03-07' }]))
    expect(loading).not.toHaveBeenCalled()
    leave()
    tap('女', 'radio')
    await turn('身高', '158')
    expect(saved()).toHaveLength(1)
    expect(backup()).toMatchObject({ answers: { height: 158 } })
  })

  it('sends no birthday before the consent', async () => {
    await open()
    await turn('出生日期', '1954', '3', '7')
    expect(backup()).toMatchObject({ answers: { birthday: '1954-03-07' } })
    expect(saved()).toEqual([])
  })

  it('[SURVEY-55] shows no message of its own while answers are empty', async () => {
    await open()
    tap('女', 'radio')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(toasts()).toEqual([])
  })

  it('[SURVEY-57] fills the residence in by where the phone is', async () => {
    placed(30.25, 120.15)
    await open()
    await screen.findByText('浙江省 杭州市')
    expect(screen.getByText(/位置不会离开本机/)).toBeTruthy()
    Reflect.deleteProperty(navigator, 'geolocation')
    expect(backup()).toMatchObject({ answers: { location: '330100' } })
  })

  it('[SURVEY-60] fills Beijing in where the place is not told, and asks to look at it', async () => {
    await open()
    await screen.findByText('没能定位，先填了北京市，请核对。')
    expect(screen.getByRole('button', { name: /^居住地/ }).textContent).toContain('北京市')
  })

  it('[SURVEY-49] [SURVEY-50] asks for the diseases of the chosen sex, and anew when it changes', async () => {
    await open()

    tap('男', 'radio')
    await waitFor(() => expect(asked()).toEqual(['1001 1', '2001 1', '3001 1']))
    tap('女', 'radio')
    await waitFor(() => expect(asked().slice(3)).toEqual(['1001 2', '2001 2', '3001 2']))
  })
})

describe('what is kept on the phone', () => {
  it('[STORE-09] [STORE-11] [SURVEY-47] [SURVEY-48] [CONFLICT-21] is every answer in the names of the wizard, and comes back with its step', async () => {
    const view = await open()
    tap('女', 'radio')
    expect(backup()).toMatchObject({ active: 0, answers: { avatar: 2 } })
    await turn('身高', '158')
    expect(backup()).toMatchObject({ answers: { avatar: 2, height: 158 } })
    tap('跳过')
    view.unmount()
    await open()
    expect(current()).toContain('健康状况')
    tap('上一步')
    expect(screen.getByRole('radio', { name: /女/ }).getAttribute('aria-checked')).toBe('true')
    expect(screen.getByRole('button', { name: /^身高/ }).textContent).toContain('158 厘米')
  })

  it('is read with care: what is none of the answers counts as not answered', async () => {
    localStorage.setItem(
      'informationGathering',
      JSON.stringify({ active: 7, answers: { avatar: 9, height: 'x', weight: 61 }, chosen: 3 }),
    )

    await open()
    expect(screen.getByRole('button', { name: /^体重/ }).textContent).toContain('61 公斤')
    expect(screen.getByRole('button', { name: /^身高/ }).textContent).toContain('请选择')
    expect(current()).toContain('基本信息')
  })

  it('stands above what is stored of the person', async () => {
    world.answer('profile.getHealthInfo', () => ({ ...NOBODY, sex: 2, height: 158, weight: 61 }))
    keep(0, { weight: 59 })
    await open()
    expect(screen.getByRole('button', { name: /^身高/ }).textContent).toContain('158 厘米')
    expect(screen.getByRole('button', { name: /^体重/ }).textContent).toContain('59 公斤')
  })

  it('[PROFILE-37] has height and waistline in centimetres and weight in kilograms', async () => {
    keep(0)
    await open()

    for (const text of ['身高158 厘米›', '体重61 公斤›', '腰围82 厘米›'])
      expect(
        screen.getByRole('button', { name: new RegExp(`^${text.slice(0, 2)}`) }).textContent,
      ).toBe(text)
  })
})

const has = (label: string) => within(screen.getByRole('radiogroup', { name: label }))

const pressed = () =>
  within(screen.getByRole('group', { name: '有以下情绪或心理情况吗？' }))
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent)

const openSecond = async () => {
  world.answer('account.listConsents', () => GIVEN)
  keep(1)
  await open()
  await waitFor(() => expect(world.callsOf('profile.listDiseaseTags')).toHaveLength(3))
  await screen.findByRole('button', { name: '焦虑症' })
}

async function chooseDiseases(label: string, ...names: string[]) {
  fireEvent.click(has(label).getByRole('radio', { name: '有' }))
  for (const name of names) fireEvent.click(await screen.findByRole('checkbox', { name }))
  tap(/^下一步/)
  await screen.findByText('有以下情绪或心理情况吗？')
}

describe('the second step', () => {
  it('[SURVEY-21] [SURVEY-22] [SURVEY-23] [SURVEY-25] [SURVEY-27] opens a list at 有, and counts what is confirmed', async () => {
    await openSecond()
    await chooseDiseases('家人有慢性病吗？', '高血压', '2型糖尿病')
    expect(screen.getByRole('button', { name: /高血压、2型糖尿病/ }).textContent).toMatch(/^2/)
    await chooseDiseases('本人得过病吗？', '高血压', '冠心病', '2型糖尿病')
    expect(screen.getByRole('button', { name: /冠心病/ }).textContent).toMatch(/^3/)

    expect(backup()).toMatchObject({
      answers: { disease: 1, familyDisease: 1, personalDiseaseCount: 3, familyDiseaseCount: 2 },
    })
  })

  it('[SURVEY-26] goes back without what was ticked, and asks for one before it goes on', async () => {
    await openSecond()
    fireEvent.click(has('本人得过病吗？').getByRole('radio', { name: '有' }))
    await screen.findByRole('checkbox', { name: '高血压' })
    tap(/^下一步/)
    expect(toasts()).toEqual(['请至少选一项；没有就返回选“无”'])
    tap('高血压', 'checkbox')
    fireEvent.click(screen.getAllByRole('button', { name: '返回' }).at(-1) as HTMLElement)
    await screen.findByText('有以下情绪或心理情况吗？')
    expect(screen.getByRole('button', { name: /还没有选/ }).textContent).toMatch(/^0/)
  })

  it('[SURVEY-24] forgets at 无 what was chosen', async () => {
    await openSecond()
    await chooseDiseases('本人得过病吗？', '高血压')
    fireEvent.click(has('本人得过病吗？').getByRole('radio', { name: '无' }))
    expect(screen.queryByRole('button', { name: /高血压/ })).toBeNull()
    tap('保存，下一步')
    await waitFor(() => expect(saved()).toHaveLength(1))
    expect(saved()[0]).toMatchObject({ medHis: false, tagParamList: [] })
  })

  it('[SURVEY-28] [SURVEY-29] [SURVEY-30] holds several conditions or none of them, and never neither', async () => {
    await openSecond()

    tap('焦虑症')
    tap('抑郁症')
    expect(pressed()).toEqual(['✓ 焦虑症', '✓ 抑郁症'])
    tap('以上都没有')
    expect(pressed()).toEqual(['✓ 以上都没有'])
    tap('焦虑症')
    expect(pressed()).toEqual(['✓ 焦虑症'])
    tap(/焦虑症/)
    expect(pressed()).toEqual(['✓ 以上都没有'])
  })

  it('[SURVEY-31] [SURVEY-74] [SURVEY-38] [SURVEY-43] asks about medicine where a disease asks for it, and is saved', async () => {
    await openSecond()
    expect(screen.queryByText('正在吃降压药吗？')).toBeNull()
    await chooseDiseases('本人得过病吗？', '高血压')
    expect(screen.getByText('因为您选了高血压')).toBeTruthy()
    const drugs = has('正在吃降压药吗？').getAllByRole('radio')
    expect(drugs.map(({ textContent }) => textContent)).toEqual(['是', '否'])
    fireEvent.click(drugs[0] as HTMLElement)
    const mood = within(screen.getByRole('group', { name: '最近情绪怎么样？' }))
    expect(mood.getAllByRole('button')).toHaveLength(3)
    fireEvent.click(mood.getByRole('button', { name: '没有抑郁' }))
    tap('以上都没有')
    tap('保存，下一步')
    await waitFor(() => expect(current()).toContain('生活习惯'))

    expect(saved()).toEqual([
      {
        medHis: true,
        tagParamList: [{ id: '100101', tagCode: '100101', tagName: '高血压' }],
        mentalMedList: [],
        hypertensionTreatment: true,
        depressionEval: '1',
      },
    ])
  })

  it('[SURVEY-51] [CONFLICT-05] has empty lists where they cannot be read, and says so', async () => {
    world.refuse('profile.listDiseaseTags', 'badInput')
    keep(1)
    await open()
    fireEvent.click(has('本人得过病吗？').getByRole('radio', { name: '有' }))
    await screen.findByText(/疾病名单没有读到/)
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(toasts()).toEqual([])
  })
})

const openThird = async () => {
  world.answer('account.listConsents', () => GIVEN)
  keep(2, { ...FIRST_STEP, disease: 0 })
  await open()
}

const options = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('button')

describe('the third step', () => {
  it('[SURVEY-39] [SURVEY-40] [SURVEY-41] [SURVEY-44] asks sleep and smoking, shows all answers, saves and goes home', async () => {
    await openThird()

    expect(options('每天睡多久？')).toHaveLength(4)
    expect(options('吸烟吗？')).toHaveLength(5)
    tap('5–7 小时')
    tap('已戒烟')
    const basics = within(screen.getByRole('region', { name: '请核对：基本信息' }))
    expect(basics.getByText('浙江省 杭州市')).toBeTruthy()
    const health = within(screen.getByRole('region', { name: '请核对：健康状况' }))
    expect(health.getByText('无')).toBeTruthy()
    tap('确定')
    await waitFor(() => expect(location.hash).toBe('#/health'))
    expect(saved()).toEqual([{ takeMed: false, sleepQuality: '3', smokingStatus: '2' }])
    expect(backup()).toBeNull()
  })

  it('leads back to a step whose answers are wrong', async () => {
    await openThird()
    tap('修改健康状况')
    expect(current()).toContain('健康状况')
  })

  it('[SURVEY-52] [CONFLICT-05] logs a failed save and toasts nothing: the page stays, says so and keeps the answers', async () => {
    world.refuse('profile.updateHealthInfo', 'badInput')
    await openThird()
    tap('确定')
    await screen.findByText(/没有保存成功/)

    expect(console.warn).toHaveBeenCalledWith(
      'the health info was not saved',
      expect.objectContaining({ message: MESSAGES.badInput }),
    )

    expect(toasts()).toEqual([])
    expect(backup()).toMatchObject({ answers: { height: 158 } })
    expect(location.hash).toBe('#/informationGathering')
  })
})

it('[SURVEY-02] [SURVEY-45] [SURVEY-46] each step can be skipped, and nothing is saved', async () => {
  await open()

  for (const name of ['基本信息', '健康状况', '生活习惯']) {
    expect(current()).toContain(name)
    tap('跳过')
  }

  await waitFor(() => expect(location.hash).toBe('#/health'))
  expect(saved()).toEqual([])
})

it('older readers have one question in view, the same fields and the same savings', async () => {
  useSettings.setState({ elder: true })
  world.answer('account.listConsents', () => GIVEN)
  keep(0, { ...FIRST_STEP, avatar: undefined })
  await open()
  expect(screen.getByText('第 1 题，共 8 题')).toBeTruthy()
  tap('下一步')
  expect(toasts()).toEqual(['请选择性别'])
  tap('女', 'radio')
  tap('下一步')
  expect(screen.getByText('第 2 题，共 8 题')).toBeTruthy()
  expect(screen.queryByRole('radio', { name: '女' })).toBeNull()
  for (let number = 2; number < 8; number++) tap('下一步')
  tap('保存，下一步')
  await waitFor(() => expect(current()).toContain('健康状况'))
  expect(saved()[0]).toMatchObject({ sex: 2, height: 158 })
})

it('says when what is stored could not be read, and can still be filled in', async () => {
  world.refuse('profile.getHealthInfo', 'badInput')
  await open()
  expect(screen.getByText(/没有读到/)).toBeTruthy()
  world.answer('profile.getHealthInfo', () => ({ ...NOBODY, weight: 61 }))
  tap('重试')
  expect(await screen.findByText('61 公斤')).toBeTruthy()
})

it('older readers stay at their question when the consent is recorded, however late', async () => {
  useSettings.setState({ elder: true })
  const recorded = Promise.withResolvers<void>()

  world.answer('account.giveConsent', async () => {
    await recorded.promise
    world.answer('account.listConsents', () => GIVEN)
    return GIVEN[0]
  })

  await open()
  tap(/同意/, 'checkbox')
  tap('下一步')
  tap('男', 'radio')
  tap('下一步')
  await turn('出生日期')
  await waitFor(() => expect(world.callsOf('account.giveConsent')).toHaveLength(1))
  tap('下一步')
  await screen.findByText('第 4 题，共 9 题')
  recorded.resolve()
  await screen.findByText('第 3 题，共 8 题')
  expect(screen.getByRole('button', { name: /^身高/ })).toBeTruthy()
})

it('saves the profile alone where the back end keeps no consents', async () => {
  testConfig({ backend: 'documented' })
  world.answer('profile.updateHealthInfo', () => null)
  keep(0)
  await open()
  tap(/我同意/, 'checkbox')
  tap('保存，下一步')
  await waitFor(() => expect(saved()).toHaveLength(1))
  expect(world.callsOf('account.giveConsent')).toEqual([])
})
