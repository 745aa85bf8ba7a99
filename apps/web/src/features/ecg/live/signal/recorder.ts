import { connectEcgRecorder } from '@kangban/central'
import type { EcgRecorderHandlers, EcgRecorderSession } from '@kangban/central'
import { runtimeConfig } from '../../../../config/runtime-config.ts'
import { getBluetooth } from '../../../../devices/bluetooth.ts'
import { connectKnownDevice } from '../../../../devices/known-device.ts'
import { useSession } from '../../../../stores/session.ts'

/** How to connect to the recorder of who is signed in, again by the same radio. */
export function recorderOf(): (handlers: EcgRecorderHandlers) => Promise<EcgRecorderSession> {
  const { simulatorUrl } = runtimeConfig()
  const person = useSession.getState().user?.userCode
  const bluetooth = getBluetooth({ simulatorUrl: simulatorUrl ?? undefined, person })

  return (handlers) =>
    connectKnownDevice('ecg', (options) => connectEcgRecorder(bluetooth, handlers, options))
}
