import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { browserHost } from '../../../host/browser-host.ts'
import { setHost } from '../../../host/host.ts'
import { useSettings } from '../../../stores/settings.ts'
import {
  type Answers,
  failed,
  type FakeService,
  fakeService,
} from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { inTheApp, WITH_ALL } from '../testing/in-the-app.ts'
import ServicesPage from './ServicesPage.tsx'

let world: FakeService
const app = inTheApp()

const ALL: Answers = {
  ...WITH_ALL,
  'services.getJumpUrl': () => 'https://doctor.example.org/room',
}

const open = (answers: Answers = {}) => {
  world = fakeService({ ...ALL, ...answers })
  renderPage(ServicesPage, '/service')
}

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  fireEvent.scroll(window)
}

const floating = () => document.querySelector('[data-floating-rescue]')
const path = () => location.hash.slice(1)

/** By what is written on it; a tile has a note beside its name. */
const button = (name: string) => {
  const found = screen.getByText(name, { selector: 'button, button *' }).closest('button')
  if (!found) throw new Error(`${name} is no button`)
  return found
}

const tap = (name: string) => fireEvent.click(button(name))
const actions = () => app().calls.map(({ action }) => action)
const flags = () => world.callsOf('services.countClick').map(({ query }) => query.get('flag'))

describe('the services tab, to whom everything is open', () => {
  it.each([
    ['图文', 3],
    ['电话', 2],
    ['视频', 1],
  ])(
    '[SERVICE-10] [SERVICE-11] [SERVICE-12] [SERVICE-13] %s opens the link of type %i',
    async (name, type) => {
      open()
      tap(name)
      await waitFor(() => expect(actions()).toEqual(['openH5']))
      expect(world.callsOf('services.getJumpUrl').map(({ body }) => body.type)).toEqual([type])
      expect(app().calls[0]?.parameters).toEqual({ url: 'https://doctor.example.org/room' })
    },
  )

  it.each([
    ['fails', failed('9999', '服务未开通')],
    [
      'has another code',
      () => Response.json({ code: '1000', msg: '', data: 'https://a.example.org' }),
    ],
    ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    '[SERVICE-14] [CONFLICT-05] [CONFLICT-10] asks the doctor of the app when the link %s, and toasts nothing',
    async (_, answer) => {
      open({ 'services.getJumpUrl': answer })
      tap('视频')
      await waitFor(() => expect(actions()).toEqual(['aiDoctor']))
      expect(app().calls[0]?.parameters).toEqual({ type: 1 })
      expect(screen.queryByRole('alert')).toBeNull()
      expect(console.warn).toHaveBeenCalled()
    },
  )

  it.each([
    ['门诊协助', '/assist', '1'],
    ['电话医疗咨询', '/doctor', '1'],
    ['健康查询', '/screen', '1'],
    ['家人安心', '/sharing', '1'],
    ['健康知识', '/newIndex', '1'],
    ['紧急医疗转运', '/urgent', '2'],
    ['医疗送返', '/medicalReturn', '2'],
    ['入院保障', '/admission', '2'],
    ['医疗监护', '/medicalGuardianship', '2'],
    ['安全管家', '/butlerservice', '2'],
    ['马桶疏通', '/toilet', '2'],
    ['紧急开锁', '/unlocking', '2'],
    ['家电维修清洗', '/service1', '2'],
  ])(
    '[SERVICE-19] [SERVICE-20] [SERVICE-24] [SERVICE-25] [SERVICE-27] [SERVICE-28] [SERVICE-32] [SERVICE-33] [CONFLICT-24] %s leads to %s and is counted as %s',
    async (name, to, flag) => {
      open()
      tap(name)
      await waitFor(() => expect(path()).toBe(to))
      await waitFor(() => expect(flags()).toEqual([flag]))
    },
  )

  it('[SERVICE-34] leads on without a word when the use is not counted', async () => {
    open()
    world.refuse('services.countClick', 'serverError')
    tap('门诊协助')
    await waitFor(() => expect(path()).toBe('/assist'))
    await waitFor(() => expect(flags()).toEqual(['1']))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[SERVICE-21] opens the drug mall by the link of type 45', async () => {
    open()
    tap('药品商城')
    await waitFor(() => expect(actions()).toEqual(['openH5']))
    expect(world.callsOf('services.getJumpUrl').map(({ body }) => body.type)).toEqual([45])
    expect(world.callsOf('services.getDrugMall')).toEqual([])
  })

  it('[SERVICE-22] [CONFLICT-16] opens the other drug mall when there is no link of type 45', async () => {
    open({ 'services.getJumpUrl': failed('9999', '服务未开通') })
    tap('药品商城')
    await waitFor(() => expect(actions()).toEqual(['openH5']))
    expect(app().calls[0]?.parameters).toEqual({ url: 'https://mall.example.org/' })
  })

  it('[SERVICE-23] [SERVICE-26] [SERVICE-37] health consultation and the reading of reports are the app’s', async () => {
    open()
    tap('健康咨询')
    await waitFor(() => expect(actions()).toEqual(['aiDoctor']))
    tap('AI读报告')
    await waitFor(() => expect(actions()).toEqual(['aiDoctor', 'medicalReport']))
  })

  it('says in a browser that these are in the app', async () => {
    setHost(browserHost('browser', () => undefined))
    open()
    tap('AI读报告')
    expect(await screen.findByText('请在APP中使用该功能')).toBeTruthy()
  })
})

describe('the gates', () => {
  const DOCTORS = ['图文', '电话', '视频']
  const TRAVEL = ['紧急医疗转运', '医疗送返', '入院保障', '医疗监护']

  const HEALTH = [
    '门诊协助',
    '电话医疗咨询',
    '药品商城',
    '健康咨询',
    '健康查询',
    '家人安心',
    'AI读报告',
  ]

  it.each([...DOCTORS, ...HEALTH, ...TRAVEL])(
    '[GATE-05] [GATE-06] [GATE-07] [GATE-21] %s needs rights',
    async (name) => {
      open({ 'services.getRights': () => [] })
      tap(name)
      const dialog = within(await screen.findByRole('dialog', { name: '温馨提示' }))
      expect(dialog.getByText('您当前暂无权益，无法使用该功能')).toBeTruthy()
      fireEvent.click(dialog.getByRole('button', { name: '我知道了' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(path()).toBe('/service')
      expect(app().calls).toEqual([])
    },
  )

  it('[GATE-04] [CONFLICT-05] takes a check that fails for no rights, says so, and toasts nothing', async () => {
    open()
    world.refuse('services.getRights', 'serverError')
    tap('门诊协助')
    const dialog = await screen.findByRole('dialog', { name: '温馨提示' })
    expect(dialog.textContent).toContain('没能核对您的权益')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each(['健康咨询', '健康查询', 'AI读报告'])(
    '[GATE-01] [GATE-08] [GATE-09] [GATE-16] [SERVICE-31] %s needs the card too, and leads to it',
    async (name) => {
      open({ 'services.getEntitlement': () => ({ isHave: 0 }) })
      tap(name)
      const dialog = within(await screen.findByRole('dialog'))
      expect(dialog.getByText('该权益需要拥有以下服务权益')).toBeTruthy()
      fireEvent.click(dialog.getByRole('button', { name: /去看权益卡/ }))
      await waitFor(() => expect(path()).toBe('/equity'))
      expect(app().calls).toEqual([])
    },
  )

  it('[STORE-08] [GATE-02] [GATE-22] [CONFLICT-12] [CONFLICT-13] stores the flag when it opens and before a gated tap, and the newest decides', async () => {
    open()
    await waitFor(() => expect(localStorage.getItem('equityinfo')).toBe('1'))
    world.answer('services.getEntitlement', () => ({ isHave: 0 }))
    tap('健康查询')
    expect(await screen.findByText('该权益需要拥有以下服务权益')).toBeTruthy()
    expect(localStorage.getItem('equityinfo')).toBe('0')
  })

  it.each(['1', 'true'])('[GATE-22] without an answer a stored %s is true', async (stored) => {
    localStorage.setItem('equityinfo', stored)
    open()
    world.refuse('services.getEntitlement', 'serverError')
    tap('健康查询')
    await waitFor(() => expect(path()).toBe('/screen'))
  })

  it('[GATE-22] without an answer a stored 0 is false', async () => {
    localStorage.setItem('equityinfo', '0')
    open()
    world.refuse('services.getEntitlement', 'serverError')
    tap('健康查询')
    expect(await screen.findByText('该权益需要拥有以下服务权益')).toBeTruthy()
  })

  it.each(['安全管家', '马桶疏通', '紧急开锁', '家电维修清洗', '健康知识'])(
    '[GATE-21] %s is open to everybody',
    async (name) => {
      open({
        'services.getRights': () => [],
        'services.getEntitlement': () => ({ isHave: 0 }),
      })

      tap(name)
      await waitFor(() => expect(path()).not.toBe('/service'))
    },
  )
})

describe('the rescue', () => {
  afterEach(() => scrollTo(0))

  it('[SERVICE-06] [SERVICE-07] asks once and calls through the app', async () => {
    open({ 'services.getRights': () => [] })
    const banner = screen.getByRole('button', { name: /一键救援/ })
    expect(banner.textContent).toContain('24小时人工服务')
    expect(banner.textContent).toContain('精准定位')
    expect(banner.querySelector('svg')).toBeTruthy()
    fireEvent.click(banner)
    fireEvent.click(await screen.findByRole('button', { name: '拨打' }))
    await waitFor(() => expect(actions()).toEqual(['rescue']))
  })

  it('[SERVICE-08] [SERVICE-09] floats beyond 90 px, and not while a dialog stands', async () => {
    open({ 'services.getRights': () => [] })
    scrollTo(90)
    expect(floating()).toBeNull()
    scrollTo(91)
    expect(floating()).not.toBeNull()
    tap('门诊协助')
    fireEvent.click(await screen.findByRole('button', { name: '我知道了' }))
    await waitFor(() => expect(floating()).not.toBeNull())
    tap('门诊协助')
    await screen.findByRole('dialog')
    expect(floating()).toBeNull()
  })
})

describe('the rest of the services tab', () => {
  it('[SERVICE-15] [SERVICE-16] [SERVICE-17] [SERVICE-18] [SERVICE-38] shows the code of the private doctor, saves and shares it', async () => {
    open()
    tap('进群')
    const dialog = within(await screen.findByRole('dialog', { name: '加入私人医生群' }))
    const code = dialog.getByRole('img', { name: '进群的二维码' }).getAttribute('src') ?? ''
    expect(code).toMatch(/\.png/)
    fireEvent.click(dialog.getByRole('button', { name: '保存二维码' }))
    fireEvent.click(dialog.getByRole('button', { name: '分享到聊天' }))
    await waitFor(() => expect(actions()).toEqual(['savePicture', 'sharePicture']))
    const url = new URL(code, location.href).href
    expect(app().calls.map(({ parameters }) => parameters)).toEqual([{ url }, { url }])
  })

  it('[SERVICE-38] a browser does not share to a chat, and says where that is', async () => {
    setHost(browserHost('browser', () => undefined))
    open()
    tap('进群')
    fireEvent.click(await screen.findByRole('button', { name: '分享到聊天' }))
    expect(await screen.findByText('请在APP中使用该功能')).toBeTruthy()
  })

  it('[SERVICE-29] [SERVICE-30] lists articles with picture and title, and opens one', async () => {
    const articles = [1, 2, 3].map((n) => ({
      pic: `/news/${n}.svg`,
      title: `第${n}篇`,
      url: `https://kangban.example.org/articles/${n}`,
    }))

    open({ 'services.listNews': () => articles })
    const list = within(screen.getByRole('region', { name: '健康知识' }))
    expect(await list.findAllByRole('listitem')).toHaveLength(3)
    expect(world.callsOf('services.listNews')[0]?.query.get('typeId')).toBe('2')

    expect([...document.querySelectorAll('img')].map((one) => one.getAttribute('src'))).toEqual(
      articles.map(({ pic }) => pic),
    )

    fireEvent.click(list.getByText('第2篇'))
    await waitFor(() => expect(actions()).toEqual(['openH5']))
    expect(app().calls[0]?.parameters).toMatchObject({ url: articles[1]?.url })
  })

  it('says so when the app fails at what was tapped', async () => {
    app().set({ manner: 'throws' })
    open({ 'services.getJumpUrl': () => Response.json({ code: '9999', msg: '', data: null }) })
    tap('视频')
    await waitFor(() => expect(actions()).toEqual(['aiDoctor']))
    expect(await screen.findByText('没能打开，请稍后再试')).toBeDefined()
  })

  it('stands without a network: what is there is offered, articles can be tried again', async () => {
    world = fakeService(ALL)
    world.offline = true
    renderPage(ServicesPage, '/service')
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(screen.getByRole('button', { name: /一键救援/ })).toBeTruthy()
    world.offline = false
    fireEvent.click(retry)
    expect(await screen.findByText('在家量血压，先学会这几步')).toBeTruthy()
  })

  it('[SERVICE-01] [SERVICE-02] has an elderly form with the same services, a row each, and a way back', () => {
    open()
    expect(screen.queryByRole('button', { name: '返回普通版' })).toBeNull()
    tap('长辈版')
    expect(screen.getByRole('button', { name: '返回普通版' })).toBeTruthy()
    expect(path()).toBe('/service')

    for (const name of ['打电话问', '视频问', '发文字图片问', '门诊协助', '安全管家', '紧急开锁'])
      expect(button(name)).toBeTruthy()

    expect(screen.getByRole('region', { name: '问医生' }).textContent).toMatch(/现在能打|休息中/)
  })

  it('[SERVICE-03] goes back to the ordinary form, and home', async () => {
    useSettings.getState().setElder(true)
    open()
    tap('返回普通版')
    await waitFor(() => expect(path()).toBe('/health'))
    expect(localStorage.getItem('oldAge')).not.toBe('1')
  })
})
