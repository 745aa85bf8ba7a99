import { addDays } from '@kangban/china-time'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { todayInChina } from '../../../shared/format/date.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { loginResult } from '../../../stores/testing/login.ts'
import MinePage from './MinePage.tsx'
import { renderPage } from '../../../testing/render-page.tsx'
import { type FakeService, fakeService } from '../../../testing/fake-service.ts'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'

let world: FakeService
const logOutCalls = () => world.callsOf('account.logOut')

beforeEach(() => {
  world = fakeService({ 'profile.getHealthInfo': () => [] })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  testConfig()
  useSession.getState().logIn(loginResult())
  renderPage(MinePage, '/mine')
})

const openAnew = () => {
  cleanup()
  renderPage(MinePage, '/mine')
}

const since = (days: number): string => `${addDays(todayInChina(), -days)}T00:00:00+08:00`

const session = (id: string, device: string, current: boolean) => ({
  id,
  device,
  current,
  createdAt: since(3),
  lastUsedAt: since(1),
})

const event = (id: string, more: object) => ({
  id,
  kind: 'logged-in',
  text: '登录了',
  refused: false,
  at: since(1),
  device: '电脑',
  current: false,
  count: 1,
  ...more,
})

const consentSheet = () => within(screen.getByRole('dialog', { name: '健康数据的收集与使用' }))

const birthdayOf = (age: number): string => {
  const today = todayInChina()
  return `${Number(today.slice(0, 4)) - age}-01-01`
}

const askToLogOut = () => {
  fireEvent.click(screen.getByRole('button', { name: '退出登录' }))
  return within(screen.getByRole('dialog'))
}

it('calls a medical history none only where the person said so', async () => {
  world.answer('profile.listOwnMedicalTags', () => [])

  for (const [medHis, words] of [
    [false, '没有'],
    [null, '没有填'],
  ] as const) {
    world.answer('profile.getHealthInfo', () => ({ medHis }))
    openAnew()
    const row = await screen.findByRole('link', { name: /^病史/ })
    await waitFor(() => expect(row.textContent).toContain(words))
    expect(row.textContent.includes('没有填')).toBe(medHis === null)
  }
})

describe('the page 我的', () => {
  it('shows name, age and masked phone, and since when the account is there', async () => {
    world.answer('profile.getHealthInfo', () => ({ birthday: birthdayOf(72) }))
    world.answer('account.getAccount', () => ({ createdAt: since(125), deletion: null }))
    openAnew()
    expect(screen.getByText('陈玉兰')).toBeTruthy()
    expect(screen.getByText('138****0001')).toBeTruthy()
    expect(await screen.findByText('72 岁')).toBeTruthy()
    expect(screen.getByText('资料还差 16 项')).toBeTruthy()
    expect(await screen.findByText(/康伴已陪您 126 天/)).toBeTruthy()
  })

  it('shows the benefit card, the points and the devices', async () => {
    world.answer('services.getEntitlement', () => ({ isHave: 1 }))
    world.answer('points.getPoints', () => ({ remain: 1280, userOperEntites: [] }))
    openAnew()
    const card = await screen.findByRole('link', { name: /康伴健康权益卡/ })
    expect(card.getAttribute('href')).toBe('#/equity')
    const cells = within(screen.getByRole('region', { name: '积分和设备' }))
    expect(await cells.findByText('1,280')).toBeTruthy()
    expect(cells.getByText(/今天可签到/)).toBeTruthy()
    expect(cells.getByText('血压仪、心电仪没绑定')).toBeTruthy()
  })

  it('logs out after a confirmation and empties the storage', async () => {
    const dialog = askToLogOut()
    fireEvent.click(dialog.getByRole('button', { name: '退出登录' }))
    await waitFor(() => expect(localStorage.length).toBe(0))
    expect(useSession.getState().token).toBe('')
    expect(logOutCalls()).toHaveLength(1)
  })

  it('stays logged in when that was not meant, or did not work', async () => {
    fireEvent.click(askToLogOut().getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(logOutCalls()).toHaveLength(0)
    world.refuse('account.logOut', 'serverError')
    fireEvent.click(askToLogOut().getByRole('button', { name: '退出登录' }))
    await screen.findByText('服务器开小差了，请稍后再试')
    expect(localStorage.getItem('token')).toBe('token-1')
  })

  it('[SHELL-21] switches elderly mode, and the font size', () => {
    fireEvent.click(screen.getByRole('switch', { name: '长辈版' }))
    expect(localStorage.getItem('oldAge')).toBe('1')

    for (const [name, textSize] of [
      ['特大', 'extraLarge'],
      ['大', 'large'],
      ['标准', 'standard'],
    ] as const) {
      fireEvent.click(screen.getByRole('radio', { name }))
      expect(useSettings.getState()).toMatchObject({ elder: true, textSize })
    }
  })

  it('[ROUTE-076] offers no way to the hidden page', () => {
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(targets).toContain('#/aboutUs')
    expect(targets).not.toContain('#/401')
  })
})

describe('what a person may do with what is held of them', () => {
  it('says what stops when the consent to health data is withdrawn, and gives it again', async () => {
    let consents: unknown[] = [
      { kind: 'health-data', version: '2023-11-20', givenAt: '2026-03-02T10:00:00+08:00' },
    ]

    world.answer('account.listConsents', () => consents)
    world.answer('account.withdrawConsent', () => ((consents = []), {}))
    openAnew()
    const row = await screen.findByRole('button', { name: /健康数据授权.*已同意/ })
    fireEvent.click(row)
    expect(consentSheet().getByText(/新数据不再保存/)).toBeTruthy()
    fireEvent.click(consentSheet().getByRole('button', { name: '撤回同意' }))
    const question = within(await screen.findByRole('dialog', { name: /要撤回/ }))
    fireEvent.click(question.getByRole('button', { name: '撤回同意' }))
    fireEvent.click(await screen.findByRole('button', { name: '同意' }))
    await waitFor(() => expect(world.callsOf('account.giveConsent')).toHaveLength(1))

    expect(world.callsOf('account.withdrawConsent')).toMatchObject([
      { body: { kind: 'health-data' } },
    ])
  })

  it('logs another device out, and never this one', async () => {
    world.answer('account.listSessions', () => [
      session('s-1', '苹果手机', true),
      session('s-2', '电脑', false),
    ])

    openAnew()
    fireEvent.click(await screen.findByRole('button', { name: /登录的设备.*2 台/ }))
    expect(screen.queryByRole('button', { name: '退出苹果手机' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '退出电脑' }))
    const question = within(await screen.findByRole('dialog', { name: '要退出电脑吗？' }))
    fireEvent.click(question.getByRole('button', { name: '退出' }))

    await waitFor(() =>
      expect(world.callsOf('account.endSessions')).toMatchObject([{ body: { id: 's-2' } }]),
    )
  })

  it('tells what happened to the account, page by page, and what somebody else tried first of all', async () => {
    world.answer('account.listSecurityEvents', ({ query }) =>
      query.get('before') === 'e-2'
        ? { list: [event('e-3', { text: '绑定了手表' })], more: false, keptDays: 180 }
        : {
            list: [
              event('e-1', { text: '有人想登录，没登上', refused: true, count: 3 }),
              event('e-2', { current: true }),
            ],
            more: true,
            keptDays: 180,
          },
    )

    openAnew()
    expect(world.callsOf('account.listSecurityEvents')).toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: /账号动态/ }))
    const sheet = within(screen.getByRole('dialog', { name: '账号动态' }))
    expect(await sheet.findByText('有人想登录，没登上')).toBeTruthy()
    const [failed, own] = sheet.getAllByRole('listitem')
    expect(failed?.textContent).toMatch(/昨天 00:00 电脑3 次$/)
    expect(own?.textContent).toMatch(/^登录了昨天 00:00 本机$/)
    fireEvent.click(sheet.getByRole('button', { name: '看更早的' }))
    expect(await sheet.findByText('绑定了手表')).toBeTruthy()
    expect(sheet.getAllByRole('listitem')).toHaveLength(3)
    expect(sheet.queryByRole('button', { name: '看更早的' })).toBeNull()
  })

  it('says that nothing happened, or that it could not be asked, and asks again', async () => {
    openAnew()
    world.offline = true
    fireEvent.click(screen.getByRole('button', { name: /账号动态/ }))
    const sheet = within(screen.getByRole('dialog', { name: '账号动态' }))
    expect(await sheet.findByText('没能加载出来，请检查网络后重试。')).toBeTruthy()
    world.offline = false
    world.answer('account.listSecurityEvents', () => ({ list: [], more: false, keptDays: 180 }))
    fireEvent.click(sheet.getByRole('button', { name: '重试' }))
    expect(await sheet.findByText('还没有动态')).toBeTruthy()
  })

  it('downloads all own data from a fresh link', async () => {
    const clicked: string[] = []

    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push(`${this.getAttribute('href')} ${this.hasAttribute('download')}`)
    })

    openAnew()
    fireEvent.click(screen.getByRole('button', { name: /导出我的数据/ }))
    fireEvent.click(screen.getByRole('button', { name: '下载' }))
    await screen.findByText(/开始下载了/)
    expect(clicked).toHaveLength(1)
    expect(clicked[0]).toMatch(/\/api\/files\/v1\/own-data\/.*\.zip\?expires=.* true$/)
  })

  it('asks for the deletion with a code to the own phone, and only when it was understood', async () => {
    openAnew()
    fireEvent.click(screen.getByRole('button', { name: '注销账号' }))
    const sheet = within(screen.getByRole('dialog', { name: '注销账号' }))
    expect(sheet.getByText(/48 小时内审核/)).toBeTruthy()
    const apply = () => fireEvent.click(sheet.getByRole('button', { name: '申请注销' }))
    apply()
    expect(await sheet.findByText('请输入验证码')).toBeTruthy()
    fireEvent.click(sheet.getByRole('button', { name: '获取验证码' }))
    await sheet.findByText('60s 后重发')

    expect(world.callsOf('account.sendCode')[0]?.query.toString()).toBe(
      'phone=13800000001&purpose=deletion',
    )

    fireEvent.change(sheet.getByRole('textbox'), { target: { value: '482913' } })
    apply()
    expect(await sheet.findByText(/请先勾选/)).toBeTruthy()
    fireEvent.click(sheet.getByRole('checkbox'))
    world.refuse('account.logOut', 'codeWrong')
    apply()
    expect(await sheet.findAllByText('验证码错误或已失效，请重新获取')).toBeTruthy()
    expect(useSession.getState().token).toBe('token-1')
    world.answer('account.logOut', () => ({}))
    apply()
    await waitFor(() => expect(useSession.getState().token).toBe(''))
    expect(logOutCalls().at(-1)?.query.get('pin')).toBe('482913')
  })

  it('shows a deletion that waits for its review, and takes it back', async () => {
    let deletion: unknown = { requestedAt: since(0), reviewedBy: '2036-03-04T10:00:00+08:00' }
    world.answer('account.getAccount', () => ({ createdAt: since(9), deletion }))
    world.answer('account.withdrawDeletion', () => ((deletion = null), {}))
    openAnew()
    expect(await screen.findByText(/最晚 2036-03-04 10:00 审核完/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '撤回注销' }))
    await waitFor(() => expect(screen.queryByText('您申请了注销账号')).toBeNull())
    expect(world.callsOf('account.withdrawDeletion')).toHaveLength(1)
  })
})

/** Anew, with that profile. */
const open = (profile: unknown) => {
  cleanup()
  world = fakeService({ 'profile.getHealthInfo': () => profile })
  renderPage(MinePage, '/mine')
}

describe('the page 我的 with a back end of the documents', () => {
  it('has no consent, session, export or screen of ours, and asks documented calls alone', async () => {
    testConfig({ backend: 'documented' })
    open({ name: '王桂兰' })
    expect(await screen.findByText('王桂兰')).toBeTruthy()
    expect(screen.queryByText('健康档案')).toBeNull()
    expect(screen.queryByRole('region', { name: '账号与隐私' })).toBeNull()
    expect(screen.getByRole('link', { name: /资料/ })).toBeTruthy()
    expect(screen.getByText(/您的事/)).toBeTruthy()

    await waitFor(() =>
      expect(new Set(world.asked)).toEqual(
        new Set([
          '/api/user/v1/health',
          '/api/user/v1/user-medical-tag',
          '/api/equity/v1/detail',
          '/api/equity/v1/info',
          '/api/integral/v1/app/info',
          '/api/device/v1/app/bind-device-list',
          '/api/user/v1/list/contacts',
        ]),
      ),
    )

    fireEvent.click(screen.getByRole('button', { name: '注销账号' }))
    const byPhone = within(screen.getByRole('dialog', { name: '注销账号' }))
    expect(byPhone.getByText(/400-800-1234/)).toBeTruthy()
    fireEvent.click(byPhone.getByRole('button', { name: '先不打' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    fireEvent.click(askToLogOut().getByRole('button', { name: '退出登录' }))
    await waitFor(() => expect(useSession.getState().token).toBe(''))
  })

  it.each([null, { name: null }, { name: '' }, 'x'])(
    'calls the person by the login where the profile is %j',
    async (profile) => {
      open(profile)
      await waitFor(() => expect(world.asked).not.toEqual([]))
      expect(await screen.findByText('陈玉兰')).toBeTruthy()
      expect(document.body.textContent).not.toMatch(/NaN|undefined|null|Invalid/)
    },
  )

  it('shows two dashes for a phone that nobody knows', () => {
    useSession.setState({
      user: { userCode: 'U1', userPhone: '', name: null, avatar: null, isBinding: false },
    })

    open(null)
    expect(screen.getByText('康伴用户')).toBeTruthy()
    expect(screen.getByText('康伴用户').nextSibling?.textContent).toBe('--')
  })
})
