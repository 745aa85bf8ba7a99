import { BIND_STATUS, DEVICE_TYPES } from '@kangban/contracts/constants'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { browserHost } from '../../../host/browser-host.ts'
import { setHost } from '../../../host/host.ts'
import { useToasts } from '../../../shared/ui/layers/toast.ts'
import { useSession } from '../../../stores/session.ts'
import { brokenConnection, failed, refused } from '../../../testing/fake-service.ts'
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
import BindingPage from './BindingPage.tsx'

const { watch, bloodPressureMonitor, ecgRecorder } = DEVICE_TYPES
const SCAN = JSON.stringify({ deviceCode: CODES[watch], deviceType: watch })
const open = () => renderPage(BindingPage, '/binding')
const shown = () => screen.findAllByRole('listitem')

/** Without the mark before each. */
const states = () =>
  screen.getAllByText(/^(已绑定|未绑定)$/).map(({ textContent }) => textContent.slice(1))

const noBody = () => ({ userCode: 'U1', height: null, weight: 60 })

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

describe('the slots', () => {
  it('[DEVICE-02] [DEVICE-06] [DEVICE-14] [DEVICE-24] are three, bound by status 02 alone', async () => {
    deviceService([], {
      'devices.listBoundDevices': () => [
        entry(watch, BIND_STATUS.never),
        entry(bloodPressureMonitor),
        entry(ecgRecorder, BIND_STATUS.unbound),
      ],
    })

    open()
    expect(await shown()).toHaveLength(3)
    await waitFor(() => expect(states()).toEqual(['未绑定', '已绑定', '未绑定']))
    // The scan for any device belongs to the variant without one.
    expect(screen.queryByRole('button', { name: '扫码绑定' })).toBeNull()
  })

  it('[DEVICE-03] [DEVICE-08] lead to after-sales in both variants', async () => {
    for (const bound of [[], [watch]]) {
      deviceService(bound)
      const { unmount } = open()
      await shown()
      expect(screen.getByRole('link', { name: '售后' }).getAttribute('href')).toBe('#/afterSales')
      unmount()
    }
  })

  it('[DEVICE-25] are all unbound where the list fails, and can be read again', async () => {
    const world = deviceService([watch], { 'devices.listBoundDevices': brokenConnection })
    open()
    expect(await screen.findByText(/设备列表没有加载出来/)).toBeDefined()
    expect(states()).toEqual(['未绑定', '未绑定', '未绑定'])
    world.answer('devices.listBoundDevices', () => [entry(watch)])
    press('重试')
    await waitFor(() => expect(states()[0]).toBe('已绑定'))
  })

  it('[DEVICE-48] are read again when the page is seen again', async () => {
    const world = deviceService()
    open()
    await shown()
    world.answer('devices.listBoundDevices', () => [entry(ecgRecorder)])
    fireEvent(document, new Event('visibilitychange', { bubbles: true }))
    await waitFor(() => expect(states()).toEqual(['未绑定', '未绑定', '已绑定']))
  })
})

describe('a scan', () => {
  it('[DEVICE-04] [DEVICE-05] [DEVICE-30] [DEVICE-32] [DEVICE-49] binds the first device and leads to its page', async () => {
    const host = native({ scan: SCAN })
    const world = deviceService()
    open()
    await shown()
    press('扫码绑定')
    expect(await screen.findByText('绑定成功!')).toBeDefined()
    expect(host.calls.map(({ action }) => action)).toContain('scanCode')
    const [call] = world.callsOf('devices.bindDevice')

    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      bindStatus: '02',
      deviceCode: CODES[watch],
      deviceType: watch,
      jsonBrs: SCAN,
    })

    await waitFor(() => expect(location.hash).toBe('#/unbind'))
  })

  it('[DEVICE-07] fills a slot by a plain code, and stays', async () => {
    native({ scan: CODES[bloodPressureMonitor] })
    const world = deviceService([watch])
    open()
    await shown()
    press('绑定血压仪')
    await waitFor(() => expect(states()).toEqual(['已绑定', '已绑定', '未绑定']))

    expect(world.callsOf('devices.bindDevice')[0]?.query.get('deviceType')).toBe(
      bloodPressureMonitor,
    )

    expect(location.hash).toBe('#/binding')
    press('解绑手表')
    expect(await screen.findByText('确定要解绑该设备吗？')).toBeDefined()
  })

  it('[DEVICE-31] of another type is told, here and by the service', async () => {
    native({ scan: JSON.stringify({ deviceCode: 'KP1', deviceType: bloodPressureMonitor }) })
    const world = deviceService()
    open()
    await shown()
    press('绑定手表')
    expect(await screen.findByText('设备类型错误')).toBeDefined()
    expect(world.callsOf('devices.bindDevice')).toEqual([])
    useToasts.setState({ items: [] })
    native({ scan: 'KP1' })
    world.refuse('devices.bindDevice', 'deviceTypeWrong')
    press('绑定手表')
    await waitFor(() => expect(world.callsOf('devices.bindDevice')).toHaveLength(1))
    expect(await screen.findByText('设备类型错误')).toBeDefined()
  })

  it('[DEVICE-26] [DEVICE-27] [LOGIN-12] [CONFLICT-27] waits for height and weight', async () => {
    const host = native({ scan: SCAN })
    deviceService([], { 'profile.getHealthInfo': noBody })
    open()
    await shown()
    press('扫码绑定')
    expect(await screen.findByText('请填写个人信息')).toBeDefined()
    await waitFor(() => expect(location.hash).toBe('#/information'))
    expect(host.calls).toEqual([])
  })

  it('[DEVICE-29] says once that they could not be asked', async () => {
    const host = native({ scan: SCAN })
    deviceService([], { 'profile.getHealthInfo': () => refused('serviceNotOpen') })
    open()
    await shown()
    press('扫码绑定')
    expect(await screen.findByText('检查用户信息失败')).toBeDefined()
    expect(screen.queryByText('服务暂未开通')).toBeNull()
    expect(host.calls).toEqual([])
  })

  it('[DEVICE-28] [DEVICE-50] [ROLE-05] is for the app, asked after height and weight; elsewhere other ways are offered', async () => {
    setHost(browserHost('browser', () => undefined))
    const world = deviceService([], { 'profile.getHealthInfo': noBody })
    open()
    await shown()
    press('扫码绑定')
    await screen.findByText('请填写个人信息')
    expect(screen.queryByText('请在APP中使用扫码功能')).toBeNull()
    world.answer('profile.getHealthInfo', () => ({ userCode: 'U1', height: 165, weight: 60 }))
    press('扫码绑定')
    expect(await screen.findByText('请在APP中使用扫码功能')).toBeDefined()
    expect(dialog().getByLabelText('设备编号')).toBeDefined()
  })

  it.each([
    ['the words of the server', () => refused('deviceTaken'), '该设备已被绑定'],
    ['its own where there are none', failed('9999', ''), '绑定失败'],
  ])('[DEVICE-33] [CONFLICT-04] says once why nothing was bound: %s', async (_, answer, text) => {
    native({ scan: SCAN })
    deviceService([], { 'devices.bindDevice': answer })
    open()
    await shown()
    press('扫码绑定')
    expect(await screen.findAllByText(text)).toHaveLength(1)
  })

  it('[DEVICE-34] asks to try again without a network', async () => {
    native({ scan: SCAN })
    deviceService([], { 'devices.bindDevice': brokenConnection })
    open()
    await shown()
    press('扫码绑定')
    expect(await screen.findByText('绑定失败，请重试')).toBeDefined()
  })

  it('that is closed says nothing, and one that is no code says so', async () => {
    native({ manner: 'cancelled' })
    const world = deviceService()
    open()
    await shown()
    press('扫码绑定')
    await waitFor(() => expect(world.callsOf('profile.getHealthInfo')).toHaveLength(1))
    native({ scan: 'https://example.org/?x=1' })
    press('扫码绑定')
    expect(await screen.findByText(/这不是设备的二维码/)).toBeDefined()
    native({ manner: 'never', patienceMs: 20 })
    press('扫码绑定')
    expect(await screen.findByText(/等了很久没有扫码结果/)).toBeDefined()
    expect(world.callsOf('devices.bindDevice')).toEqual([])
  })
})

it('tells of a device that somebody else has, with a way on, beside the typed code', async () => {
  const world = deviceService([watch], { 'devices.bindDevice': () => refused('deviceTaken') })
  open()
  await shown()
  press('用其他方式绑定血压仪')
  fireEvent.change(await screen.findByLabelText('设备编号'), { target: { value: '???' } })
  confirmIn('绑定')
  expect(await screen.findByText('设备编号格式不正确')).toBeDefined()
  fireEvent.change(screen.getByLabelText('设备编号'), { target: { value: 'KP00012345' } })
  confirmIn('绑定')
  expect(await screen.findByText('请输入设备屏幕上的六位数字')).toBeDefined()
  fireEvent.change(screen.getByLabelText('绑定码'), { target: { value: '048213' } })
  confirmIn('绑定')
  expect(await screen.findByText(/请原来的使用者先在“设备管理”里解绑/)).toBeDefined()
  expect(dialog().getByRole('link', { name: '售后申请' })).toBeDefined()
  const [call] = world.callsOf('devices.bindDevice')
  const told = { deviceCode: 'KP00012345', bindingCode: '048213' }
  expect(JSON.parse(call?.query.get('jsonBrs') ?? '')).toEqual(told)
  expect(world.callsOf('devices.bindDevice')).toHaveLength(1)
})

it('asks for the code on the screen where a printed number was scanned, and knows the number', async () => {
  native({ scan: CODES[bloodPressureMonitor] })
  deviceService([watch], { 'devices.bindDevice': () => refused('deviceNotFound') })
  open()
  await shown()
  press('绑定血压仪')
  expect(await screen.findByLabelText('绑定码')).toBeDefined()
  expect(dialog().getByDisplayValue(CODES[bloodPressureMonitor])).toBeDefined()
})

it('on a documented back end, which knows no such code, asks for the number alone', async () => {
  const world = deviceService([watch], { 'devices.bindDevice': () => refused('deviceTaken') })
  testConfig({ backend: 'documented' })
  open()
  await shown()
  press('用其他方式绑定血压仪')
  fireEvent.change(await screen.findByLabelText('设备编号'), { target: { value: 'KP00012345' } })
  expect(screen.queryByLabelText('绑定码')).toBeNull()
  confirmIn('绑定')
  expect(await screen.findByText(/请原来的使用者先在“设备管理”里解绑/)).toBeDefined()
  const [call] = world.callsOf('devices.bindDevice')
  expect(JSON.parse(call?.query.get('jsonBrs') ?? '')).toEqual({ deviceCode: 'KP00012345' })
})

it('nor speaks of it there where a number is unknown', async () => {
  deviceService([watch], { 'devices.bindDevice': () => refused('deviceNotFound') })
  testConfig({ backend: 'documented' })
  open()
  await shown()
  press('用其他方式绑定血压仪')
  fireEvent.change(await screen.findByLabelText('设备编号'), { target: { value: 'KP00012345' } })
  confirmIn('绑定')
  expect(await screen.findByText(/请核对编号：O 和 0/)).toBeDefined()
  expect(screen.queryByText(/绑定码/)).toBeNull()
})

const flagged = () => ({ isDaoAn: true })

describe('the prompt for an emergency contact', () => {
  it('[DEVICE-10] [CONTACT-09] [CONTACT-10] [CONTACT-11] opens for a flagged account without contacts, and closes when one is added', async () => {
    const world = deviceService([], {
      'account.getFlag': flagged,
      'contacts.listContacts': () => [],
    })

    open()
    expect(await screen.findByText(/还没有紧急联系人/)).toBeDefined()
    expect(world.callsOf('account.getFlag')).toHaveLength(1)
    expect(world.callsOf('contacts.listContacts')).toHaveLength(1)
    fireEvent.change(dialog().getByLabelText('姓名或称呼'), { target: { value: '儿子' } })
    fireEvent.change(dialog().getByLabelText('手机号'), { target: { value: '13800000002' } })
    confirmIn('确定')
    expect(await screen.findByText('添加成功')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[CONTACT-10] stays closed for one who has a contact, and for one who is not flagged', async () => {
    for (const answers of [
      { 'account.getFlag': flagged },
      { 'account.getFlag': () => ({ isDaoAn: false }), 'contacts.listContacts': () => [] },
    ]) {
      const world = deviceService([], answers)
      const { unmount } = open()
      await shown()
      await waitFor(() => expect(world.callsOf('contacts.listContacts')).toHaveLength(1))
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(screen.queryByRole('dialog')).toBeNull()
      unmount()
    }
  })

  it('[CONTACT-14] [CONFLICT-05] only logs a check that fails', async () => {
    const world = deviceService([], { 'account.getFlag': () => refused('serviceNotOpen') })
    open()
    await shown()
    await waitFor(() => expect(world.callsOf('account.getFlag')).toHaveLength(1))

    await waitFor(() =>
      expect(console.warn).toHaveBeenCalledWith(
        'the emergency contacts could not be checked',
        expect.anything(),
      ),
    )

    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('服务暂未开通')).toBeNull()
  })
})
