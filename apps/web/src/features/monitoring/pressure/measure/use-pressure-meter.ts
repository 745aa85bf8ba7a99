import { connectBloodPressureMonitor } from '@kangban/central'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { runtimeConfig } from '../../../../config/runtime-config.ts'
import { getBluetooth } from '../../../../devices/bluetooth.ts'
import { connectKnownDevice } from '../../../../devices/known-device.ts'
import { createMeasurementId } from '../../../../devices/measurement-id.ts'
import { useSession } from '../../../../stores/session.ts'
import { PressureMeter } from './pressure-meter.ts'
import { uploadOf } from './pressure-upload.ts'
import { pressureUploadsOf } from './pressure-uploads.ts'

/** The measurement of this screen: what the monitor tells is stored on the phone at once, and sent from there. */
export function usePressureMeter(deviceCode: string) {
  /** The newest reading's id; `kept` false where the phone had no room for it. */
  const [taken, setTaken] = useState<{ measurementId: string; kept: boolean } | null>(null)

  const [meter] = useState(() => {
    const { simulatorUrl } = runtimeConfig()
    const userCode = useSession.getState().user?.userCode ?? ''
    const bluetooth = getBluetooth({ simulatorUrl: simulatorUrl ?? undefined, person: userCode })

    return new PressureMeter({
      connect: (handlers) =>
        connectKnownDevice('bloodPressure', (options) =>
          connectBloodPressureMonitor(bluetooth, handlers, options),
        ),
      nowMs: () => Date.now(),
      onReading: (reading, { fresh, battery }) => {
        const measurementId = createMeasurementId()
        if (fresh) setTaken({ measurementId, kept: true })

        pressureUploadsOf(userCode)
          .add(uploadOf(reading, { measurementId, deviceCode, battery }))
          .catch((cause: unknown) => {
            console.warn('the reading could not be kept', cause)
            if (fresh) setTaken({ measurementId, kept: false })
          })
      },
    })
  })

  const state = useSyncExternalStore(meter.subscribe, meter.getState)
  useEffect(() => () => meter.leave(), [meter])
  return { meter, state, taken }
}
