import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { setHost } from '../../../host/host.ts'
import { simulatedHost } from '../../../host/simulated-host.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { startService } from '../../../testing/start-service.ts'
import { useSettings } from '../../../stores/settings.ts'
import PictureDisplayPage from './PictureDisplayPage.tsx'

const open = (query: string) => renderPage(PictureDisplayPage, `/PictureDisplay?${query}`)
const THREE = 'url=%2F1.jpg&url=%2F2.jpg&url=%2F3.jpg&title=化验单'
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const picture = () => screen.getByRole<HTMLImageElement>('img')

beforeAll(loadContracts)
beforeEach(() => void startService({}))

afterEach(() => {
  setHost(undefined)
  vi.useRealTimers()
})

it('[SVCDETAIL-17] [CONFLICT-33] is a page of one picture under its title where one is given', () => {
  open('url=%2F1.jpg&title=服务说明')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('服务说明')
  expect(picture().src).toMatch(/\/1\.jpg$/)
  expect(screen.queryByRole('button', { name: /上一张|下一张/ })).toBeNull()
})

it('goes through the pictures by buttons and arrow keys, says which one, and keeps it in the address', () => {
  open(THREE)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('化验单')
  expect(picture().alt).toBe('化验单，第 1 张，共 3 张')
  expect([button(/上一张/).disabled, button(/下一张/).disabled]).toEqual([true, false])
  fireEvent.click(button(/下一张/))
  expect(screen.getByText('2/3')).toBeDefined()
  fireEvent.keyDown(window, { key: 'ArrowRight' })
  fireEvent.keyDown(window, { key: 'ArrowRight' })
  expect(picture().src).toMatch(/\/3\.jpg$/)
  expect(new URLSearchParams(location.hash.split('?')[1]).get('n')).toBe('3')
  expect(button(/下一张/).disabled).toBe(true)
})

it('enlarges only what has come, and shows the next picture whole again', () => {
  open(THREE)
  expect(button(/放大/).disabled).toBe(true)
  fireEvent.load(picture())
  fireEvent.click(button(/放大/))
  expect(button(/缩小/).disabled).toBe(false)
  fireEvent.click(button(/下一张/))
  fireEvent.load(picture())
  expect([button(/放大/).disabled, button(/缩小/).disabled]).toEqual([false, true])
})

it('says that a picture cannot be opened, and tries again', () => {
  open('url=%2Fgone.jpg')
  fireEvent.error(picture())
  expect(screen.getByText(/这张图片打不开/)).toBeDefined()
  fireEvent.click(button(/重试/))
  fireEvent.load(picture())
  expect(screen.queryByText(/这张图片打不开/)).toBeNull()
})

it('opens nothing that is no picture of this server or by https', () => {
  open(
    `url=${encodeURIComponent('javascript:alert(1)')}&url=${encodeURIComponent('data:image/png;base64,AA')}`,
  )

  expect(screen.getByText('没有可以看的图片。')).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
})

it('hands the open picture to the phone to save', async () => {
  const native = simulatedHost()
  setHost(native)
  open(`${THREE}&n=2`)
  fireEvent.click(button(/^保存$/))
  expect(await screen.findByText('已交给手机保存')).toBeDefined()

  expect(native.calls).toEqual([
    { action: 'savePicture', parameters: { url: `${location.origin}/2.jpg` } },
  ])
})

it('has the same buttons in elderly mode, and reads aloud', () => {
  vi.stubGlobal('speechSynthesis', { cancel: () => undefined, speak: () => undefined })
  useSettings.setState({ elder: true })
  open(THREE)
  for (const name of [/上一张/, /下一张/, /放大/, /缩小/, /^保存$/, /读给我听/])
    expect(button(name)).toBeDefined()
})
