import {
  BIND_STATUS,
  DEVICE_NAMES,
  DEVICE_TYPES,
  type DeviceTypeCode,
} from '@kangban/contracts/constants'
import { fireEvent, screen, within } from '@testing-library/react'
import { setHost } from '../../../host/host.ts'
import type { HostSettings } from '../../../host/host-settings.ts'
import { simulatedHost } from '../../../host/simulated-host.ts'
import type { Answers } from '../../../testing/fake-service.ts'
import { useConfirm } from '../../../shared/ui/layers/confirm.ts'
import { useToasts } from '../../../shared/ui/layers/toast.ts'
import { useSession } from '../../../stores/session.ts'
import { startService } from '../../../testing/start-service.ts'

export const USER = {
  userCode: 'U1',
  userPhone: '13800000001',
  name: null,
  avatar: null,
  isBinding: true,
}

export const CODES: Record<DeviceTypeCode, string> = {
  [DEVICE_TYPES.watch]: 'KW04821337',
  [DEVICE_TYPES.bloodPressureMonitor]: 'KP00012345',
  [DEVICE_TYPES.ecgRecorder]: 'KE07715502',
}

export const entry = (type: DeviceTypeCode, bindStatus: string = BIND_STATUS.bound) => ({
  deviceCode: CODES[type],
  deviceTypeCode: type,
  deviceTypeName: DEVICE_NAMES[type],
  bindStatus,
  userPhone: '138****0001',
  deviceType: type,
})

/** A service that remembers what is bound. */
export function deviceService(types: readonly DeviceTypeCode[] = [], answers: Answers = {}) {
  let bound = [...types]

  return startService({
    'devices.listBoundDevices': () => bound.map((type) => entry(type)),
    'devices.listDevices': () => [],
    'devices.bindDevice': ({ query }) => {
      const type = Object.values(DEVICE_TYPES).find((one) => CODES[one] === query.get('deviceCode'))
      if (type) bound = [...bound, type]
      return {}
    },
    'devices.unbindDevice': ({ query }) => {
      bound = bound.filter((type) => CODES[type] !== query.get('deviceCode'))
      return {}
    },
    'account.getFlag': () => ({ isDaoAn: false }),
    ...answers,
  })
}

/** A native app whose scanner answers so. */
export function native(answers: Partial<HostSettings> = {}) {
  const host = simulatedHost(answers)
  setHost(host)
  return host
}

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }))
export const dialog = () => within(screen.getByRole('dialog'))
export const confirmIn = (name: string) => fireEvent.click(dialog().getByRole('button', { name }))

export const leave = () => {
  setHost(undefined)
  useSession.setState({ token: '', user: null })
  useConfirm.setState({ options: null, answer: null })
  useToasts.setState({ items: [] })
}
