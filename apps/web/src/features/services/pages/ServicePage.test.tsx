import { shanghaiMoment } from '@kangban/china-time'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useSettings } from '../../../stores/settings.ts'
import { type Answers, fakeService } from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { SERVICE_TEXTS } from '../model/service-texts.ts'
import { inTheApp, WITH_ALL } from '../testing/in-the-app.ts'
import ServicePage from './ServicePage.tsx'

const app = inTheApp()
const path = () => location.hash.slice(1)

const WITH_NOTHING: Answers = {
  'services.getRights': () => [],
  'services.getEntitlement': () => ({ isHave: 0 }),
}

const open = (at: string, answers = WITH_ALL) => {
  const world = fakeService(answers)
  renderPage(ServicePage, at)
  return world
}

const get = () => fireEvent.click(screen.getByRole('button', { name: '获取服务' }))

describe('the page of a service', () => {
  it.each(Object.entries(SERVICE_TEXTS))(
    '[SVCDETAIL-01] %s has a picture, a description and the button',
    (at, { title, description }) => {
      open(at)
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
      expect(screen.getByRole('img', { name: `${title}的图画` })).toBeTruthy()
      for (const paragraph of description) expect(screen.getByText(paragraph)).toBeTruthy()
      expect(screen.getByRole('button', { name: '获取服务' })).toBeTruthy()
    },
  )

  it.each([
    ['[SVCDETAIL-02]', '/admission', ['入院保障']],
    ['[SVCDETAIL-03]', '/doctor', ['全科医生', '8:00-20:00', '每天']],
    ['[SVCDETAIL-04]', '/medicalGuardianship', ['医疗监护']],
    ['[SVCDETAIL-05]', '/medicalReturn', ['医疗送返']],
    [
      '[SVCDETAIL-06] [SVCDETAIL-07] [SVCDETAIL-08]',
      '/butlerservice',
      ['24项', '免费咨询', '转介', '第三方费用由用户承担'],
    ],
    ['[SVCDETAIL-09]', '/service1', ['一事一价']],
    ['[SVCDETAIL-10]', '/unlocking', ['县级及以上']],
    ['[SVCDETAIL-11]', '/toilet', ['不含拆卸及更换']],
    ['[SVCDETAIL-12]', '/urgent', ['紧急医疗转运', '120']],
    ['[SVCDETAIL-13]', '/assist', ['1200元/人次']],
    ['[SVCDETAIL-15] [SVCDETAIL-23]', '/assist', ['通知前取消，不收费', '通知后取消，照常收费']],
  ])('%s %s says what is documented', (_, at, words) => {
    open(at)
    for (const word of words) expect(document.body.textContent).toContain(word)
  })

  it('[SVCDETAIL-06] the butler names every one of the 24 services once', () => {
    open('/butlerservice')
    const listed = within(screen.getByRole('region', { name: '24项服务' })).getAllByRole('listitem')
    expect(new Set(listed.map(({ textContent }) => textContent)).size).toBe(24)
  })

  it('[SVCDETAIL-14] outpatient assistance has nine numbered notes', () => {
    open('/assist')
    const notes = within(screen.getByRole('region', { name: '请先知道' }))
    expect(notes.getByRole('list').tagName).toBe('OL')
    expect(notes.getAllByRole('listitem')).toHaveLength(9)
  })

  it('reads itself aloud in the elderly form, with everything that the other has', () => {
    vi.stubGlobal('speechSynthesis', { speak: vi.fn<() => void>(), cancel: vi.fn<() => void>() })
    useSettings.getState().setElder(true)
    open('/urgent')
    expect(screen.getByRole('button', { name: '读给我听' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /120/ }).getAttribute('href')).toBe('tel:120')
    expect(screen.getByRole('button', { name: '获取服务' })).toBeTruthy()
    vi.unstubAllGlobals()
  })

  it('tells how often the card still holds it, and nothing where that is not told', async () => {
    open('/doctor', {
      ...WITH_ALL,
      'services.getEntitlementDetail': () => ({
        name: '康伴健康权益卡',
        validTo: '2099-01-01',
        items: [{ name: '电话医疗咨询', used: 3, total: 24 }],
      }),
    })

    expect(await screen.findByText('权益卡里还剩 21 次，共 24 次')).toBeTruthy()
  })
})

describe('getting a service', () => {
  const GATED = ['/admission', '/doctor', '/medicalGuardianship', '/medicalReturn', '/urgent']

  it.each(GATED)(
    '[GATE-10] [GATE-11] [GATE-12] [GATE-13] [GATE-14] [SVCDETAIL-19] [SVCDETAIL-20] [SVCDETAIL-21] %s needs the card, whose picture leads to it',
    async (at) => {
      open(at, WITH_NOTHING)
      get()
      const dialog = within(await screen.findByRole('dialog'))
      expect(dialog.getByText('该权益需要拥有以下服务权益')).toBeTruthy()
      const banner = dialog.getByRole('button', { name: /权益卡/ })
      expect(within(banner).getByRole('img')).toBeTruthy()
      fireEvent.click(banner)
      await waitFor(() => expect(path()).toBe('/equity'))
      expect(app().calls).toEqual([])
    },
  )

  it.each(['/admission', '/medicalGuardianship', '/medicalReturn', '/urgent'])(
    '[SVCDETAIL-24] %s asks, and has the rescue centre arrange it',
    async (at) => {
      open(at)
      get()
      fireEvent.click(await screen.findByRole('button', { name: '拨打' }))
      await waitFor(() => expect(app().calls.map(({ action }) => action)).toEqual(['rescue']))
    },
  )

  it.each(['/butlerservice', '/service1', '/unlocking', '/toilet'])(
    '[GATE-17] [GATE-18] [GATE-19] [GATE-20] %s is arranged for everybody',
    async (at) => {
      const world = open(at, WITH_NOTHING)
      get()
      fireEvent.click(await screen.findByRole('button', { name: '拨打' }))
      await waitFor(() => expect(app().calls.map(({ action }) => action)).toEqual(['rescue']))
      expect(world.callsOf('services.getRights')).toEqual([])
    },
  )

  it('[SVCDETAIL-16] outpatient assistance leads to its form, with rights', async () => {
    open('/assist')
    get()
    await waitFor(() => expect(path()).toBe('/makeanappointment'))
  })

  it('outpatient assistance needs rights', async () => {
    open('/assist', WITH_NOTHING)
    get()
    expect(await screen.findByRole('dialog', { name: '温馨提示' })).toBeTruthy()
    expect(path()).toBe('/assist')
  })

  it.each([
    ['09:00', '打电话问医生？', '400-800-1234'],
    ['00:30', '医生还没上班', '每天 8:00-20:00 接听'],
    ['20:00', '医生还没上班', '每天 8:00-20:00 接听'],
  ])('[SVCDETAIL-24] at %s in China the doctor %s', async (clock, title, words) => {
    vi.useFakeTimers({ toFake: ['Date'], now: shanghaiMoment('2026-11-23', clock) })
    open('/doctor')
    get()
    expect((await screen.findByRole('dialog', { name: title })).textContent).toContain(words)
  })
})
