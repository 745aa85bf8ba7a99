import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testConfig } from '../../../config/testing/config.ts'
import { useToasts } from '../../../shared/ui/layers/toast.ts'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import { loginResult } from '../../../stores/testing/login.ts'
import { type FakeService, fakeService } from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { dropDraft } from './draft.ts'
import InformationPage from './InformationPage.tsx'

let world: FakeService

const STORED = {
  name: '王桂兰',
  idNo: '11010519491231002X',
  sex: 2,
  birthday: '1949-12-31',
  height: 158,
  weight: 61,
  waistline: 82,
  ethnicity: '汉族',
  residence: '浙江省 杭州市',
  industry: 2,
  medHis: true,
  takeMed: true,
  sleepQuality: 3,
  smokingStatus: 1,
  drinkingStatus: null,
  dietaryHabits: null,
  dietPreference: null,
  exerciseFreq: null,
  userDetailAddress: null,
  communityPhone: null,
}

const saved = () => world.callsOf('profile.updateHealthInfo').map(({ body }) => body)
const toasts = () => useToasts.getState().items.map(({ title }) => title)
const row = (label: string) => screen.getByRole('button', { name: new RegExp(`^${label}`) })
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function open(path = '/information', stored: object = STORED) {
  world.answer('profile.getHealthInfo', () => stored)
  const view = renderPage(InformationPage, path)
  await screen.findByRole('button', { name: /^用户名/ })
  return view
}

const dialogOf = async (label: string) => {
  fireEvent.click(row(label))
  return within(await screen.findByRole('dialog', { name: label }))
}

async function type(label: string, text: string) {
  const dialog = await dialogOf(label)
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: text } })
  fireEvent.click(dialog.getByRole('button', { name: '确定' }))
}

const close = async () => {
  tap('关闭')
  await noDialog()
}

// So that no test waits for the libraries to be read.
beforeAll(async () => {
  await import('../../../shared/ui/antd/wheels.ts')
  await import('../../../shared/ui/fields/ChoiceList.tsx')
  await import('@vant/area-data')
})

beforeEach(() => {
  dropDraft()
  useToasts.setState({ items: [] })
  useSettings.setState({ elder: false, extraLarge: false })
  world = fakeService()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  testConfig()
  useSession.getState().logIn(loginResult())
})

describe('the rows', () => {
  it('[PROFILE-05] show what is stored', async () => {
    await open()
    expect(row('用户名').textContent).toContain('王桂兰')
    expect(row('身份证号').textContent).toContain('110105********002X')
    expect(row('行业').textContent).toContain('轻体力劳动')
    expect(world.callsOf('profile.getHealthInfo')).toHaveLength(1)
  })

  it('[PROFILE-02] each open a picker or a dialog of their name', async () => {
    await open()
    const labels = '用户名 性别 出生日期 身高 体重 腰围 民族 居住地 行业 睡眠质量 吸烟状况 饮酒状况'
    const more = '饮食习惯 饮食偏好 运动频率 身份证号 家庭住址 社区电话'

    for (const label of `${labels} ${more}`.split(' ')) {
      const dialog = await dialogOf(label)
      expect(dialog.getByRole('heading', { name: label })).toBeTruthy()
      await close()
    }
  })

  it('[PROFILE-03] have five dialogs, four to type in and one of the gender', async () => {
    await open()

    for (const label of ['用户名', '身份证号', '家庭住址', '社区电话']) {
      const dialog = await dialogOf(label)
      expect(dialog.getByLabelText(`请输入${label}`)).toBeTruthy()
      await close()
    }

    const gender = await dialogOf('性别')
    expect(gender.getByRole('button', { name: '男' })).toBeTruthy()
    expect(gender.getByRole('button', { name: '女' })).toBeTruthy()
  })

  it('[PROFILE-47] offer the documented choices of the optional habits', async () => {
    await open()

    for (const [label, count] of [
      ['饮食习惯', 3],
      ['饮食偏好', 4],
      ['饮酒状况', 4],
      ['运动频率', 2],
    ] as const) {
      const dialog = await dialogOf(label)
      const choices = within(dialog.getByRole('group', { name: label })).getAllByRole('button')
      expect(choices).toHaveLength(count)
      await close()
    }
  })

  it('[PROFILE-33] take a residence of two levels: a province alone is no answer', async () => {
    useSettings.setState({ elder: true })
    await open()
    const dialog = await dialogOf('居住地')
    fireEvent.click(await dialog.findByRole('button', { name: '福建省' }))
    expect(row('居住地').textContent).toContain('浙江省 杭州市')
    fireEvent.click(await dialog.findByRole('button', { name: '厦门市' }))
    await noDialog()
    expect(row('居住地').textContent).toContain('福建省 厦门市')
  })

  it('[PROFILE-50] [CONFLICT-17] keep a stored value outside the range, and open at the nearest one', async () => {
    await open('/information', { ...STORED, height: 145 })
    expect(row('身高').textContent).toContain('145 厘米')
    const wheel = await (await dialogOf('身高')).findByRole<HTMLSelectElement>('combobox')
    expect([wheel.value, wheel.options[0]?.value]).toEqual(['150', '150'])
    await close()
    const day = await dialogOf('出生日期')
    const [year] = await day.findAllByRole<HTMLSelectElement>('combobox')
    expect(year?.options[0]?.value).toBe('1900')
  })

  it('[PROFILE-49] take digits alone for the phone, and no longer texts than are stored', async () => {
    await open()
    await type('社区电话', '0571-8765a')
    await noDialog()
    expect(row('社区电话').textContent).toContain('05718765')
    await type('社区电话', '0571-8765-4321-99')
    await noDialog()
    expect(row('社区电话').textContent).toMatch(/057187654321$|057187654321[^0-9]/)

    for (const [label, longest] of [
      ['用户名', 20],
      ['家庭住址', 100],
    ] as const) {
      const dialog = await dialogOf(label)
      expect(dialog.getByRole<HTMLInputElement>('textbox').maxLength).toBe(longest)
      await close()
    }
  })
})

describe('the ID number', () => {
  it('[PROFILE-27] [PROFILE-28] [PROFILE-29] is told to be wrong in its open dialog, and kept all the same', async () => {
    await open()
    await type('身份证号', '110105194912310021')
    const dialog = within(screen.getByRole('dialog', { name: '身份证号' }))
    expect(dialog.getByRole('alert').textContent).toBe('请输入正确的身份证号')
    await close()
    expect(row('身份证号').textContent).toContain('110105********0021')
    tap('保存')
    expect(toasts()).toEqual(['请输入正确的身份证号'])
    expect(saved()).toEqual([])
  })

  it('fills sex and birthday in', async () => {
    await open('/information', { ...STORED, idNo: null, sex: 1, birthday: null })
    await type('身份证号', '11010519491231002x')
    await noDialog()
    expect(row('性别').textContent).toContain('女')
    expect(row('出生日期').textContent).toContain('1949-12-31')
  })
})

describe('a save', () => {
  it('[PROFILE-11] names the first missing field and sends nothing', async () => {
    await open('/information', { ...STORED, height: null, idNo: null })
    tap('保存')
    expect(toasts()).toEqual(['身高为必填项，请选择或输入身高'])
    expect(saved()).toEqual([])
  })

  it('[PROFILE-04] [PROFILE-07] [PROFILE-09] [PROFILE-24] sends the fields without the optional ones, says so, and leads to 我的', async () => {
    await open()
    tap('保存')
    await waitFor(() => expect(location.hash).toBe('#/mine'))
    expect(toasts()).toEqual(['修改成功'])

    expect(saved()).toEqual([
      expect.objectContaining({ name: '王桂兰', height: 158, idNo: '11010519491231002X' }),
    ])
  })

  it('[PROFILE-06] leads back to the home page that sent the person', async () => {
    await open('/information?from=health')
    await type('用户名', '陈玉兰')
    await noDialog()
    tap('保存')
    await waitFor(() => expect(location.hash).toBe('#/health'))
    expect(saved()[0]).toMatchObject({ name: '陈玉兰' })
  })

  it('[PROFILE-48] that fails is logged alone: the page stays, with what was changed', async () => {
    world.refuse('profile.updateHealthInfo', 'badInput')
    await open()
    await type('用户名', '陈玉兰')
    await noDialog()
    tap('保存')
    await screen.findByText(/没有保存成功/)
    expect(console.warn).toHaveBeenCalledWith('the health info was not saved', expect.anything())
    expect(toasts()).toEqual([])
    expect(row('用户名').textContent).toContain('陈玉兰')
    expect(location.hash).toBe('#/information')
  })

  it('comes after the consent, where it was not given', async () => {
    world.answer('account.listConsents', () => [])
    await open()
    await screen.findByRole('checkbox')
    tap('保存')
    expect(toasts()).toEqual(['请先同意健康数据的收集与使用'])
    fireEvent.click(screen.getByRole('checkbox'))
    tap('保存')
    await waitFor(() => expect(saved()).toHaveLength(1))
    expect(world.callsOf('account.giveConsent')).toHaveLength(1)
  })
})

describe('what is not saved', () => {
  it('is asked for before the page is left', async () => {
    await open()
    await type('用户名', '陈玉兰')
    await noDialog()
    tap(/返回/)
    const question = within(await screen.findByRole('dialog', { name: '改动还没有保存' }))
    fireEvent.click(question.getByRole('button', { name: '留下' }))
    await noDialog()
    expect(row('用户名').textContent).toContain('陈玉兰')
  })

  it('is still there after a look at another page, for the same person alone', async () => {
    const view = await open()
    await type('用户名', '陈玉兰')
    await noDialog()
    view.unmount()
    const again = await open()
    expect(row('用户名').textContent).toContain('陈玉兰')
    again.unmount()
    useSession.getState().logIn(loginResult({ userCode: 'U9' }))
    await open()
    expect(row('用户名').textContent).toContain('王桂兰')
  })
})

it('has a way on when the profile cannot be read', async () => {
  world.refuse('profile.getHealthInfo', 'badInput')
  renderPage(InformationPage, '/information')
  await screen.findByRole('button', { name: '重试' })
  world.answer('profile.getHealthInfo', () => STORED)
  tap('重试')
  expect(await screen.findByText('王桂兰')).toBeTruthy()
})
