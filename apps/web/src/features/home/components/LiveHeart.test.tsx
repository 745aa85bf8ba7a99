import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { testConfig } from '../../../config/testing/config.ts'
import { connectHeartRateSensor, DeviceError, type HeartRateHandlers } from '@kangban/central'
import { useToasts } from '../../../shared/ui/layers/toast.ts'
import { LiveHeart } from './LiveHeart.tsx'

vi.mock('@kangban/central', async (original) => ({
  ...(await original()),
  connectHeartRateSensor: vi.fn<typeof connectHeartRateSensor>(),
}))

const NO_RR = { contact: true, rrMs: [] } as const

const NO_INFO = {
  manufacturer: undefined,
  model: undefined,
  serialNumber: undefined,
  firmware: undefined,
}

/** A watch that connects at once; gives back its handlers and whether its link was closed. */
function watchInReach() {
  testConfig({ mode: 'demo' })
  const watch: { handlers?: HeartRateHandlers; closed: boolean } = { closed: false }

  vi.mocked(connectHeartRateSensor).mockImplementation((_, handlers) => {
    watch.handlers = handlers
    handlers.onStatus?.('ready')

    const close = () => {
      watch.closed = true
      handlers.onStatus?.('closed')
    }

    return Promise.resolve({ deviceId: 'W1', name: '手表', info: NO_INFO, close })
  })

  return watch
}

const connect = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: '看实时心率' })))

it('shows the rate as it comes, marked as live, until it is disconnected', async () => {
  const watch = watchInReach()
  render(<LiveHeart />)
  await connect()
  act(() => watch.handlers?.onReading({ bpm: 75, ...NO_RR }))
  expect(screen.getByText('实时')).toBeDefined()
  expect(screen.getByText('75')).toBeDefined()
  act(() => watch.handlers?.onReading({ bpm: 78, ...NO_RR }))
  expect(screen.getByText('78')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '断开' }))
  expect(watch.closed).toBe(true)
  expect(screen.getByRole('button', { name: '看实时心率' })).toBeDefined()
})

it('shows no old number while there is no contact or no link', async () => {
  const watch = watchInReach()
  render(<LiveHeart />)
  await connect()
  act(() => watch.handlers?.onReading({ bpm: 75, ...NO_RR }))
  act(() => watch.handlers?.onReading({ bpm: undefined, contact: false, rrMs: [] }))
  expect(screen.queryByText('75')).toBeNull()
  expect(screen.getByText('请把手表戴好')).toBeDefined()
  act(() => watch.handlers?.onStatus?.('reconnecting'))
  expect(screen.getByText('手表断开了，正在重连…')).toBeDefined()
})

it('ends the link when the page is left', async () => {
  const watch = watchInReach()
  const { unmount } = render(<LiveHeart />)
  await connect()
  unmount()
  expect(watch.closed).toBe(true)
})

it('tells why it could not connect, but not when the user changed their mind', async () => {
  watchInReach()

  vi.mocked(connectHeartRateSensor).mockRejectedValueOnce(
    new DeviceError('cancelled', 'closed the chooser'),
  )

  render(<LiveHeart />)
  await connect()
  expect(useToasts.getState().items).toHaveLength(0)
  const lost = new DeviceError('not-found', 'nothing in reach')
  vi.mocked(connectHeartRateSensor).mockRejectedValueOnce(lost)
  await connect()
  expect(useToasts.getState().items.map(({ title }) => title)).toEqual([lost.userMessage])
})
