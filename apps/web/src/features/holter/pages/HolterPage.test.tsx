import type { HolterDetail } from '@kangban/contracts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import HolterPage from './HolterPage.tsx'
import { blocks, ready, samples, service, ThreadlessWorker } from '../testing/world.ts'

const USER = { userCode: 'U1', userPhone: '13800000001', name: null, avatar: null, isBinding: true }

const open = (query = 'holter=H1') => renderPage(HolterPage, `/lead?${query}`)

const position = () =>
  screen.getByRole('slider', { name: '条图的位置' }).getAttribute('aria-valuetext')

const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(screen.getByRole('slider', { name: '条图的位置' }), { key, shiftKey })

const choose = (kind: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: '看哪一类' }), { target: { value: kind } })

const allRead = () => screen.findByText('波形已全部读完。')

// Once, and not in the time of the first test.
beforeAll(async () => {
  await loadContracts()
}, 30_000)

beforeEach(() => {
  testConfig()
  useSettings.setState({ elder: false, extraLarge: false })
  useSession.setState({ token: 't', user: USER })
  vi.stubGlobal('Worker', ThreadlessWorker)

  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )

  // jsdom lays nothing out and draws nothing.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('a record that is ready', () => {
  it('opens at its first mark in clinical scale and reads all blocks once', async () => {
    const world = service(ready)
    open()
    expect(await screen.findByText('14 分钟里有 2 次提早的心跳。')).toBeDefined()
    await allRead()
    expect(screen.getByText('25 mm/s 10 mm/mV')).toBeDefined()
    expect(screen.getByText('100 Hz 0.5–40 Hz')).toBeDefined()
    expect(position()).toBe('14:39:58 到 14:40:05')

    const read = world.reads
      .filter((url) => url.startsWith('blocks'))
      .map((url) => /first=(\d+)/.exec(url)?.[1])

    // Those at the episode first.
    expect(read).toEqual(['6', '12', '0'])
  })

  it('moves by keys and buttons, and shows the whole record', async () => {
    service(ready)
    open()
    await allRead()
    press('Home')
    await waitFor(() => expect(position()).toBe('14:30:00 到 14:30:06'))
    press('ArrowRight', true)
    await waitFor(() => expect(position()).toBe('14:30:06 到 14:30:13'))
    press('End')
    await waitFor(() => expect(position()).toContain('到 14:44:00'))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '往后' }).disabled).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: '看全程' }))
    await waitFor(() => expect(position()).toBe('14:30:00 到 14:44:00'))
    expect(screen.getByText('一屏 14 分钟 10 mm/mV')).toBeDefined()
    expect(screen.getByText('最低–最高，未滤波')).toBeDefined()
    fireEvent.change(screen.getByRole('combobox', { name: '走纸' }), { target: { value: '50' } })
    expect(await screen.findByText('50 mm/s 10 mm/mV')).toBeDefined()
  })

  it('walks through the marks of a kind and counts what is in sight', async () => {
    service(ready)
    open()
    await allRead()

    choose('early')
    expect(screen.getByText('提早的心跳（不宽） 1 处', { selector: 'strong' })).toBeDefined()
    choose('wide')
    fireEvent.click(screen.getByRole('button', { name: '‹ 上一段' }))
    expect(await screen.findByText('宽大的心跳 1 / 1')).toBeDefined()
    expect(screen.getByText('14:31:40')).toBeDefined()
    expect(screen.getByText('这一屏有：宽大的心跳 1 处。')).toBeDefined()
    // Places to go to, as the heading counts them: a run is one place and several beats.
    expect(screen.getByRole('option', { name: '宽大的心跳 1 处' })).toBeDefined()
    expect(screen.getByText('■ 宽大')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一段 ›' }).disabled).toBe(true)
    choose('all')
    fireEvent.click(screen.getByRole('button', { name: '标记列表' }))
    const rows = within(screen.getByRole('dialog')).getAllByRole('listitem')

    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '14:31:40 ■ 宽大›',
      '14:36:40 ▲ 提早›',
      '14:40:00 心跳偏快60 秒 · 平均 110 次/分›',
    ])

    fireEvent.click(within(screen.getByRole('dialog')).getByText(/14:36:40/))
    expect(await screen.findByText('全部 2 / 3')).toBeDefined()
  })

  it('lets the owner call a mark wrong, shows that beside it, and takes it back', async () => {
    const world = service(ready)
    open()
    await allRead()
    expect(screen.getByText('有 1 次提早的心跳（不宽）；1 次宽大的心跳。')).toBeDefined()
    choose('wide')
    fireEvent.click(screen.getByRole('button', { name: '‹ 上一段' }))
    const group = await screen.findByRole('group', { name: '14:31:40 宽大的心跳' })
    fireEvent.click(within(group).getByRole('button', { name: '不是' }))
    expect(await screen.findByText('✕ 您说过不是')).toBeDefined()
    expect(world.denied).toEqual([{ id: 'H1', sample: 10_050, kind: 'ventricular', denied: true }])

    expect(
      screen.getByText('有 1 次提早的心跳（不宽）；1 次宽大的心跳，其中 1 次您说不是。'),
    ).toBeDefined()

    // It stays at its place on the paper, struck through.
    expect(screen.getByText('■ 宽大').tagName).toBe('S')
    // And what the program says stays.
    expect(screen.getByText('14 分钟里有 2 次提早的心跳。')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '收回' }))
    expect(await screen.findByRole('button', { name: '不是' })).toBeDefined()
    expect(world.denied.at(-1)).toMatchObject({ denied: false })
    expect(screen.getByText('有 1 次提早的心跳（不宽）；1 次宽大的心跳。')).toBeDefined()
  })

  it('shows what the owner said to whom the record is shared with, and asks them nothing', async () => {
    service({
      ...ready,
      denials: [{ sample: 10_050, kind: 'ventricular', saidAt: ready.startedAt }],
    })

    open('holter=H1&userCode=U2')
    await allRead()
    choose('wide')
    fireEvent.click(screen.getByRole('button', { name: '‹ 上一段' }))
    expect(await screen.findByText('本人说过不是')).toBeDefined()
    expect(screen.queryByRole('button', { name: '不是' })).toBeNull()
    expect(screen.queryByRole('button', { name: '收回' })).toBeNull()
  })

  it('goes to a time of the record, and says when it lies outside', async () => {
    service(ready)
    open()
    await allRead()
    fireEvent.click(screen.getByRole('button', { name: '跳到时间' }))
    fireEvent.change(screen.getByLabelText('时间'), { target: { value: '15:00:00' } })
    expect(screen.getByText('这个时间不在记录里。')).toBeDefined()
    fireEvent.change(screen.getByLabelText('时间'), { target: { value: '14:32:30' } })
    fireEvent.click(screen.getByRole('button', { name: '去看' }))
    await waitFor(() => expect(position()).toBe('14:32:28 到 14:32:35'))
  })

  it('measures between the beats in sight', async () => {
    service(ready)
    open()
    await allRead()
    const caliper = await screen.findByRole('button', { name: '卡尺' })
    fireEvent.click(caliper)
    expect(await screen.findByText('间隔 1000 毫秒 · 60 次/分')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '缩小' }))
    fireEvent.click(screen.getByRole('button', { name: '缩小' }))
    await waitFor(() => expect(screen.queryByText(/间隔 1000 毫秒/)).toBeNull())
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '卡尺' }).disabled).toBe(true)
  })

  it('has its charts as tables, and tells of each figure how it was made', async () => {
    service(ready)
    open()
    await allRead()
    const rows = within(screen.getByRole('table')).getAllByRole('row')

    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '时间平均最慢–最快▲ 提早■ 宽大有效',
      '14:307466–981199%',
      '合计11--',
    ])

    expect(screen.getByText('全部正常心跳间隔的标准差，依据 14 分钟的信号')).toBeDefined()
    expect(screen.getByRole('img', { name: /心率最低 60，最高 60 次\/分/ })).toBeDefined()
  })

  it('says the shorter sentence in elderly mode', async () => {
    useSettings.setState({ elder: true })
    service(ready)
    open()
    expect(await screen.findByText('有提早的心跳。')).toBeDefined()
  })

  it('keeps what has been read when the network goes, and goes on when it is back', async () => {
    const world = service(ready)
    world.cut = true
    open()
    expect(await screen.findByText('波形读到 0% 停住了，已读的部分可以看。')).toBeDefined()
    world.cut = false
    act(() => void window.dispatchEvent(new Event('online')))
    await allRead()
    expect(screen.queryByText(/停住了/)).toBeNull()
  })

  it('shows a minute whose data are broken as blank, and says so', async () => {
    service(ready)
    const [good] = blocks
    blocks[0] = good?.replace(/.{8}$/, 'AAAAAAA=') ?? ''
    open()
    expect(await screen.findByText('有 1 分钟的数据损坏，显示为空白。')).toBeDefined()
    await allRead()
    blocks[0] = good ?? ''
  })
})

it('says so when its worker cannot be started', async () => {
  service(ready)
  class Broken extends ThreadlessWorker {
    override postMessage() {
      queueMicrotask(() => act(() => void this.dispatchEvent(new Event('error'))))
    }
  }
  vi.stubGlobal('Worker', Broken)
  open()
  expect(await screen.findByText('波形没能显示，请关掉这一页再打开。')).toBeDefined()
})

describe('a record that is not ready', () => {
  const waiting: HolterDetail = {
    ...ready,
    status: 'analysing',
    figures: [],
    hours: [],
    episodes: [],
    overview: null,
    sentence: [{ text: '正在分析，请稍候。', tone: 'plain' }],
  }

  it('says what it waits for, and is shown when it is ready', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const world = service(waiting)
    open('holter=latest')
    expect(await screen.findByText('正在分析，请稍候。')).toBeDefined()
    world.record = ready
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(await screen.findByText('14 分钟里有 2 次提早的心跳。')).toBeDefined()
    vi.useRealTimers()
  })

  it('is analysed again when its analysis has failed', async () => {
    const world = service({ ...waiting, status: 'failed' })
    open()
    fireEvent.click(await screen.findByRole('button', { name: '重新分析' }))
    await waitFor(() => expect(world.finished).toEqual([{ id: 'H1', sampleCount: samples.length }]))
  })
})

it('tells of a record that is not there, and when there is none at all', async () => {
  service(null)
  const { unmount } = open()
  expect(await screen.findByText(/没有找到这份记录/)).toBeDefined()
  unmount()
  open('holter=latest')
  expect(await screen.findByText('还没有动态心电记录。')).toBeDefined()
})
