import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { PLACEHOLDER_PROGRAM } from '../../../config/mini-program.ts'
import { BridgeError } from '../../../host/host-api.ts'
import { setHost } from '../../../host/host.ts'
import { simulatedHost } from '../../../host/simulated-host.ts'
import { useSession } from '../../../stores/session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { confirmIn, deviceService, dialog, leave, native, press, USER } from '../testing/world.tsx'
import BindingPage from './BindingPage.tsx'

const writeText = vi.fn<(text: string) => Promise<void>>()

async function openGuide() {
  deviceService()
  renderPage(BindingPage, '/binding')
  fireEvent.click(await screen.findByRole('button', { name: '绑定心电仪' }))
  await screen.findByText('佩戴指引')
}

async function connect() {
  await openGuide()
  for (let step = 1; step < 4; step++) press('跳过')
  press('连接')
}

const failing = (cause: Error) =>
  setHost({ ...simulatedHost(), launchMiniProgram: () => Promise.reject(cause) })

beforeAll(loadContracts)

beforeEach(() => {
  useSession.setState({ token: 'token', user: USER })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  writeText.mockReset().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
})

afterEach(() => {
  leave()
  Reflect.deleteProperty(navigator, 'clipboard')
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the guide', () => {
  it('[DEVICE-09] [GUIDE-01] [GUIDE-02] [GUIDE-03] [GUIDE-04] [GUIDE-05] [GUIDE-06] [GUIDE-07] [GUIDE-08] opens in place of a scan and has four steps, each with its words and a way past it', async () => {
    const host = native()
    await openGuide()

    for (const [at, words] of [/CR2032.*正极/, /电极片/, /45.*左上胸/, /蓝牙/].entries()) {
      expect(dialog().getByRole('heading', { name: new RegExp(`^第 ${at + 1} 步`) })).toBeDefined()
      expect(dialog().getAllByText(words).length).toBeGreaterThan(0)
      expect(dialog().getByRole('button', { name: '跳过' })).toBeDefined()
      if (at < 3) confirmIn(['装好了，下一步', '贴好了，下一步', '戴好了，下一步'][at] ?? '')
    }

    expect(dialog().getByRole('button', { name: '连接' })).toBeDefined()
    expect(dialog().queryByRole('button', { name: /下一步/ })).toBeNull()
    expect(host.calls).toEqual([])
  })

  it('[GUIDE-09] [GUIDE-11] moves on when a step is skipped, and always begins with the first', async () => {
    native()
    await openGuide()
    press('跳过')
    expect(dialog().getByRole('heading', { name: /^第 2 步/ })).toBeDefined()
    press('关闭')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press('绑定心电仪')
    expect(dialog().getByRole('heading', { name: /^第 1 步/ })).toBeDefined()
  })

  it.each(['连接', '跳过'])('[GUIDE-10] ends with the mini-program by %s', async (last) => {
    const host = native()
    await openGuide()
    for (let step = 1; step < 4; step++) press('跳过')
    press(last)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { appId, path } = PLACEHOLDER_PROGRAM

    await waitFor(() =>
      expect(host.calls).toEqual([{ action: 'launchMiniProgram', parameters: { appId, path } }]),
    )
  })
})

describe('a mini-program that does not open', () => {
  it('[MINI-02] [MINI-03] [MINI-04] [MINI-05] [MINI-06] has its causes and its names, which are copied', async () => {
    failing(new BridgeError('host-error', 'launchMiniProgram'))
    await connect()
    expect(await screen.findByText('跳转失败')).toBeDefined()
    const text = screen.getByRole('dialog').textContent
    for (const cause of ['页面路径不存在', '没有发布', '微信版本太低', '明文跳转'])
      expect(text).toContain(cause)
    for (const value of Object.values(PLACEHOLDER_PROGRAM)) expect(text).toContain(value)
    confirmIn('复制小程序信息')
    expect(await screen.findByText('小程序信息已复制到剪贴板')).toBeDefined()
    for (const value of Object.values(PLACEHOLDER_PROGRAM))
      expect(writeText.mock.lastCall?.[0]).toContain(value)
  })

  it('[MINI-07] says that nothing was done when it is cancelled', async () => {
    failing(new BridgeError('timeout', 'launchMiniProgram'))
    await connect()
    await screen.findByText('跳转失败')
    confirmIn('取消')
    expect(await screen.findByText('已取消操作')).toBeDefined()
    expect(writeText).not.toHaveBeenCalled()
  })

  it('[MINI-08] is copied by hand where the clipboard takes nothing', async () => {
    writeText.mockRejectedValue(new Error('no clipboard'))
    failing(new BridgeError('host-error', 'launchMiniProgram'))
    await connect()
    await screen.findByText('跳转失败')
    confirmIn('复制小程序信息')
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '小程序信息' })
    for (const value of Object.values(PLACEHOLDER_PROGRAM)) expect(text.value).toContain(value)
  })

  it('[MINI-09] [MINI-12] is searched for where there is no link, or the link itself throws', async () => {
    failing(new TypeError('no such scheme'))
    await connect()
    const words = `请打开微信，搜索小程序「${PLACEHOLDER_PROGRAM.name}」`
    expect(await screen.findByText(words)).toBeDefined()
    confirmIn('知道了')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    setHost({ ...simulatedHost(), can: (action) => action !== 'launchMiniProgram' })
    press('绑定心电仪')
    for (let step = 1; step < 4; step++) press('跳过')
    press('连接')
    expect(await screen.findByText(words)).toBeDefined()
  })
})
