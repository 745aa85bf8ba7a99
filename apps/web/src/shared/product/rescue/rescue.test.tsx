// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testConfig } from '../../../config/testing/config.ts'
import { browserHost } from '../../../host/browser-host.ts'
import { setHost } from '../../../host/host.ts'
import { simulatedHost, type SimulatedHost } from '../../../host/simulated-host.ts'
import { type Answers, type FakeService, fakeService } from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { RescueButton } from '../RescueButton.tsx'

let world: FakeService
let app: SimulatedHost

const at = (state: string, secondsLeft = 0, contacts = 2) => ({ state, secondsLeft, contacts })

const press = async (answers: Answers = {}) => {
  world = fakeService(answers)
  renderPage(RescueButton, '/service')
  fireEvent.click(screen.getByRole('button', { name: '一键救援' }))
  return screen.findByRole('dialog', { name: '现在拨打救援电话？' })
}

const call = () => fireEvent.click(screen.getByRole('button', { name: '拨打' }))

const placed = (answer: (found: PositionCallback, failed: PositionErrorCallback) => void) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: answer },
  })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  testConfig()
  app = simulatedHost()
  setHost(app)
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
  setHost(undefined)
})

describe('the rescue', () => {
  it('says what will happen before it does anything', async () => {
    const dialog = await press()
    expect(dialog.textContent).toContain('24 小时救援中心')
    expect(dialog.textContent).toContain('10 秒后用短信告诉您的紧急联系人')
    fireEvent.click(screen.getByRole('button', { name: '先不打' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(app.calls).toEqual([])
    expect(world.callsOf('services.startRescue')).toEqual([])
  })

  it('calls, has the contacts told with the place, and can be called off', async () => {
    placed((found) =>
      found({ coords: { latitude: 39.9, longitude: 116.4, accuracy: 20 } } as GeolocationPosition),
    )

    await press({
      'services.startRescue': () => at('waiting', 10),
      'services.cancelRescue': () => at('cancelled', 0, 0),
    })

    call()
    expect(await screen.findByText('将用短信告诉 2 位紧急联系人')).toBeTruthy()
    expect(app.calls.map(({ action }) => action)).toEqual(['rescue'])
    expect(await screen.findByText('位置取到了，会写在短信里。')).toBeTruthy()
    await waitFor(() => expect(world.callsOf('services.startRescue')).toHaveLength(2))
    const [first, second] = world.callsOf('services.startRescue').map(({ body }) => body)
    expect(second?.rescueId).toBe(first?.rescueId)
    expect(first?.place).toBeUndefined()
    expect(second?.place).toEqual({ latitude: 39.9, longitude: 116.4, accuracy: 20 })
    fireEvent.click(screen.getByRole('button', { name: '撤回，不告诉他们' }))
    expect(await screen.findByText('已撤回，没有告诉任何人')).toBeTruthy()
    expect(world.callsOf('services.cancelRescue')[0]?.body.rescueId).toBe(first?.rescueId)
  })

  it('goes on without a place, and says so; asks how it went when the seconds are over', async () => {
    let asked = 0
    await press({ 'services.startRescue': () => (asked++ === 0 ? at('waiting', 1) : at('told')) })
    call()
    expect(await screen.findByText('手机没有取到位置，短信里会说明。')).toBeTruthy()
    await act(() => new Promise((resolve) => setTimeout(resolve, 1100)))
    expect(await screen.findByText('已用短信告诉 2 位紧急联系人')).toBeTruthy()
  })

  it.each([
    ['nobody', '还没有紧急联系人，没有人会收到短信'],
    ['often', '刚才已经告诉过他们，这次没有再发短信'],
    ['failed', '短信没有发出去，请自己打电话给家人'],
  ])('says it when the answer is %s', async (state, words) => {
    await press({ 'services.startRescue': () => at(state, 0, 0) })
    call()
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('calls without a network too, says that nobody was told, and tries again', async () => {
    await press({ 'services.startRescue': () => at('waiting', 10) })
    world.offline = true
    call()
    expect(await screen.findByText(/^没能连上服务/)).toBeTruthy()
    expect(app.calls.map(({ action }) => action)).toEqual(['rescue'])
    expect(screen.queryByRole('alert')).toBeNull()
    world.offline = false
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
    expect(await screen.findByText('将用短信告诉 2 位紧急联系人')).toBeTruthy()
  })

  it('on a back end that keeps the documents alone it calls, and promises no message', async () => {
    testConfig({ backend: 'documented' })
    const dialog = await press()
    expect(dialog.textContent).not.toContain('短信')
    call()
    await waitFor(() => expect(app.calls.map(({ action }) => action)).toEqual(['rescue']))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(world.calls).toEqual([])
  })

  it('dials where the app around the page fails', async () => {
    const dialled: string[] = []

    setHost({
      ...simulatedHost({ manner: 'throws' }),
      dial: async ({ phone }) => void dialled.push(phone),
    })

    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await press()
    call()
    await waitFor(() => expect(dialled).toEqual(['400-800-1200']))
  })

  it('names the number that a browser dials', async () => {
    setHost(browserHost('browser', () => undefined))
    expect((await press()).textContent).toContain('康伴健康科技救援中心 400-800-1200')
  })
})
