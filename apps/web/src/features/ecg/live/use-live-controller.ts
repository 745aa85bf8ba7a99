import { useEffect, useState, useSyncExternalStore } from 'react'
import { runtimeConfig } from '../../../config/runtime-config.ts'
import { getBluetooth } from '../../../devices/bluetooth.ts'
import { connectKnownDevice } from '../../../devices/known-device.ts'
import { connectEcgRecorder } from '@kangban/central'
import { useSession } from '../../../stores/session.ts'
import { LiveController } from './live-controller.ts'
import type { LiveSnapshot } from './live-snapshot.ts'

function createController(): LiveController {
  const { simulatorUrl } = runtimeConfig()
  const person = useSession.getState().user?.userCode
  const bluetooth = getBluetooth({ simulatorUrl: simulatorUrl ?? undefined, person })

  return new LiveController({
    connect: (handlers) =>
      connectKnownDevice('ecg', (options) => connectEcgRecorder(bluetooth, handlers, options)),
    nowMs: () => performance.now(),
  })
}

/** The measurement of this screen; the recorder is let go when the screen closes. */
export function useLiveController(): [LiveController, LiveSnapshot] {
  const [controller] = useState(createController)
  const snapshot = useSyncExternalStore(controller.subscribe, controller.getSnapshot)
  useEffect(() => controller.enter(), [controller])
  return [controller, snapshot]
}
