// The Bluetooth client, apart: it comes when somebody looks for a device.
import {
  connectBloodPressureMonitor,
  connectEcgRecorder,
  connectWatch,
  type SensorSession,
  type EcgRecorderSession,
} from '@kangban/central'
import { DEVICE_TYPES, type DeviceTypeCode } from '@kangban/contracts/constants'
import { runtimeConfig } from '../../../config/runtime-config.ts'
import { getBluetooth } from '../../../devices/bluetooth.ts'
import { useSession } from '../../../stores/session.ts'

interface Handlers {
  onBattery: (percent: number) => void
}

const nothing = () => undefined

/** One way for each type: a real device or a simulated one, by the shape of Web Bluetooth. */
export function connectDevice(
  type: DeviceTypeCode,
  handlers: Handlers,
): Promise<SensorSession | EcgRecorderSession> {
  const { simulatorUrl } = runtimeConfig()
  const person = useSession.getState().user?.userCode
  const bluetooth = getBluetooth({ simulatorUrl: simulatorUrl ?? undefined, person })
  if (type === DEVICE_TYPES.ecgRecorder) return connectEcgRecorder(bluetooth, handlers)

  return type === DEVICE_TYPES.watch
    ? connectWatch(bluetooth, { ...handlers, onHeartRate: nothing })
    : connectBloodPressureMonitor(bluetooth, { ...handlers, onReading: nothing })
}
