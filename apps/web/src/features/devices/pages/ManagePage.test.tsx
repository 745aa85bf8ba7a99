import { DEVICE_TYPES } from '@kangban/contracts/constants'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { useSession } from '../../../stores/session.ts'
import { brokenConnection, refused } from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import {
  CODES,
  confirmIn,
  deviceService,
  dialog,
  entry,
  leave,
  native,
  press,
  USER,
} from '../testing/world.tsx'
import type { NearDevice } from '../model/read-device.ts'
import ManagePage from './ManagePage.tsx'

const readDevice = vi.hoisted(() => vi.fn<(type: string) => Promise<NearDevice>>())

vi.mock('../model/read-device.ts', async (original) => ({
  ...(await original<object>()),
  readDevice,
}))

const { watch, bloodPressureMonitor, ecgRecorder } = DEVICE_TYPES
const open = () => renderPage(ManagePage, '/unbind')
const card = async (name: string) => within(await screen.findByRole('region', { name }))

beforeAll(loadContracts)

beforeEach(() => {
  useSession.setState({ token: 'token', user: USER })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  leave()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('[DEVICE-11] [DEVICE-12] [DEVICE-13] [DEVICE-14] [DEVICE-15] [DEVICE-16] [CONFLICT-32] has a card for each type, with its state and what can be done', async () => {
  deviceService([watch])
  open()
  const own = await card('智能手表')
  expect(own.getByText('健康监测')).toBeDefined()
  expect(own.getByText('已连接')).toBeDefined()
  expect(own.getByRole('button', { name: '解绑手表' })).toBeDefined()
  const monitor = await card('血压仪')
  expect(monitor.getByText('未绑定')).toBeDefined()
  expect(monitor.getByText('扫码绑定')).toBeDefined()
  const recorder = await card('心电仪')
  expect(recorder.getByText('未绑定')).toBeDefined()
  expect(recorder.getByText('开始测量')).toBeDefined()
  expect(recorder.queryByText('扫码绑定')).toBeNull()
  expect(screen.getByRole('link', { name: '售后' }).getAttribute('href')).toBe('#/afterSales')
  expect(screen.getByRole('button', { name: /返回/ })).toBeDefined()
})

it('tells battery, firmware and last sync where they are known, and what a silent or weak device needs', async () => {
  const extra = { battery: 12, lastSync: '2023-12-31T08:00:00+08:00', firmware: '1.4.2' }

  deviceService([], {
    'devices.listBoundDevices': () => [{ ...entry(watch), kangban: extra }],
    'devices.listDevices': () => [{ ...entry(watch), ...extra }],
  })

  open()
  const own = await card('智能手表')
  expect(await own.findByText('1.4.2')).toBeDefined()
  expect(own.getByText('12%，请充电')).toBeDefined()
  expect(own.getByText(/一天多没有同步了/)).toBeDefined()
  expect(own.getByText(CODES[watch])).toBeDefined()
})

it('leaves out what the back end does not tell', async () => {
  deviceService([watch], { 'devices.listDevices': () => refused('serviceNotOpen') })
  testConfig({ backend: 'documented' })
  open()
  const own = await card('智能手表')
  expect(own.queryByText('电量')).toBeNull()
  expect(own.queryByText('固件版本')).toBeNull()
  expect(screen.queryByText('服务暂未开通')).toBeNull()
})

it('[DEVICE-17] says that it is loading, and offers to try again when it fails', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()

  const world = deviceService([], {
    'devices.listBoundDevices': () => promise,
  })

  open()
  expect(await screen.findByText('正在加载设备信息')).toBeDefined()
  await waitFor(() => expect(world.callsOf('devices.listBoundDevices')).toHaveLength(1))
  resolve(refused('serviceNotOpen'))
  expect(await screen.findByRole('button', { name: '重试' })).toBeDefined()
})

it('[DEVICE-35] [DEVICE-37] [DEVICE-38] [DEVICE-42] [DEVICE-43] asks, says what happens to the data, and lets go of the device', async () => {
  const host = native()
  const world = deviceService([watch])
  open()
  await card('智能手表')
  press('解绑手表')
  expect(await screen.findByText('确定要解绑该设备吗？')).toBeDefined()
  expect(dialog().getByText(/以前量的数据都会留着/)).toBeDefined()
  expect(world.callsOf('devices.unbindDevice')).toEqual([])
  confirmIn('解绑')
  expect(await screen.findByText('解绑成功!')).toBeDefined()

  expect(Object.fromEntries(world.callsOf('devices.unbindDevice')[0]?.query ?? [])).toEqual({
    bindStatus: '03',
    deviceCode: CODES[watch],
    userCode: 'U1',
    deviceType: watch,
  })

  await waitFor(async () => expect((await card('智能手表')).getByText('未绑定')).toBeDefined())

  expect(host.calls).toEqual([
    { action: 'disconnectBle', parameters: { deviceType: watch, deviceCode: CODES[watch] } },
  ])
})

it('[DEVICE-41] says that it was cancelled, and sends nothing', async () => {
  const world = deviceService([watch])
  open()
  await card('智能手表')
  press('解绑手表')
  await screen.findByText('确定要解绑该设备吗？')
  confirmIn('取消')
  expect(await screen.findByText('已取消解绑')).toBeDefined()
  expect(world.callsOf('devices.unbindDevice')).toEqual([])
})

it('[DEVICE-36] cannot give up a device of which nothing is known', async () => {
  const world = deviceService([], {
    'devices.listBoundDevices': () => [{ ...entry(watch), deviceCode: null }],
    'devices.getBoundDevice': () => null,
  })

  open()
  await card('智能手表')
  press('解绑手表')
  await screen.findByText('确定要解绑该设备吗？')
  confirmIn('解绑')
  expect(await screen.findByText('设备信息不存在，无法解绑')).toBeDefined()
  expect(world.callsOf('devices.unbindDevice')).toEqual([])
})

it.each([
  [
    '[DEVICE-39] [CONFLICT-04] when the service refuses',
    () => refused('deviceNotBound'),
    '解绑失败',
  ],
  ['[DEVICE-40] without a network', brokenConnection, '解绑失败，请重试'],
])('says once that it was not given up: %s', async (_, answer, text) => {
  deviceService([bloodPressureMonitor], { 'devices.unbindDevice': answer })
  open()
  await card('血压仪')
  press('解绑血压仪')
  await screen.findByText('确定要解绑该设备吗？')
  confirmIn('解绑')
  expect(await screen.findAllByText(text)).toHaveLength(1)
  expect(screen.queryByText('设备未绑定')).toBeNull()
  expect((await card('血压仪')).getByText('已连接')).toBeDefined()
})

it('has words and a way on for a device that is lost, away, flat or of somebody else', async () => {
  deviceService([ecgRecorder])
  open()
  await card('心电仪')
  for (const trouble of ['找不到设备了', '连不上、离得太远', '没电了', '提示已被别人绑定'])
    expect(screen.getByText(trouble)).toBeDefined()
  expect(screen.getByRole('link', { name: '去测量' }).getAttribute('href')).toBe('#/ecg')
})

it('makes a watch in reach vibrate, and offers that where the device can alone', async () => {
  const vibrate = vi.fn<() => Promise<void>>().mockResolvedValue()
  const near = { name: '康伴手表 1337', deviceCode: CODES[watch], battery: 82 }
  const links = { bindingCode: null, remember: () => undefined, leave: () => undefined }
  readDevice.mockResolvedValueOnce({ ...near, ...links, vibrate })
  deviceService([watch])
  testConfig({ simulatorUrl: 'ws://radio' })
  open()
  await card('智能手表')
  press('检查连接')
  expect(await screen.findByText('连上了，手表就在身边，电量 82%。')).toBeDefined()
  press('让它振动，找一找')
  expect(await screen.findByText(/正在振动/)).toBeDefined()
  expect(vibrate).toHaveBeenCalledOnce()
  readDevice.mockResolvedValueOnce({ ...near, ...links, vibrate: null, deviceCode: 'KW999' })
  press('检查连接')
  expect(await screen.findByText('连上的是“康伴手表 1337”，不是绑定的这一台。')).toBeDefined()
  expect(screen.queryByRole('button', { name: '让它振动，找一找' })).toBeNull()
  const away = Object.assign(new Error('away'), { userMessage: '没有找到设备，请放在手机旁边' })
  readDevice.mockRejectedValueOnce(away)
  press('检查连接')
  expect(await screen.findByText('没有找到设备，请放在手机旁边')).toBeDefined()
})
