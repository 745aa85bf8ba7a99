import { type BloodPressureReading, connectBloodPressureMonitor } from '@kangban/central'
import type { Circumstance } from '@kangban/contracts'
import type { Pressure } from '@kangban/rules/verdicts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { runtimeConfig } from '../../../../config/runtime-config.ts'
import { getBluetooth } from '../../../../devices/bluetooth.ts'
import { connectKnownDevice } from '../../../../devices/known-device.ts'
import { createMeasurementId } from '../../../../devices/measurement-id.ts'
import { useSession } from '../../../../stores/session.ts'
import { begunSeries } from './begun-series.ts'
import { PressureMeter } from './pressure-meter.ts'
import { PressureSeries } from './pressure-series.ts'
import { uploadOf } from './pressure-upload.ts'
import { pressureUploadsOf, usePressureUploads } from './pressure-uploads.ts'

/** What is known beside the readings when they come. */
interface Beside {
  last: Pressure | null
  told: Circumstance[] | null
}

function createMeasurement(deviceCode: string) {
  let beside: Beside = { last: null, told: null }
  const { simulatorUrl } = runtimeConfig()
  const userCode = useSession.getState().user?.userCode ?? ''
  const bluetooth = getBluetooth({ simulatorUrl: simulatorUrl ?? undefined, person: userCode })

  /** On the phone at once, and sent from there; gives its number. */
  const keep = (reading: BloodPressureReading, circumstances: Circumstance[] | null): string => {
    const measurementId = createMeasurementId()
    const { battery } = meter.getState()

    pressureUploadsOf(userCode)
      .add({ ...uploadOf(reading, { measurementId, deviceCode, battery }), circumstances })
      .catch((cause: unknown) => {
        console.warn('the reading could not be kept', cause)
        usePressureUploads.setState(({ lost }) => ({ lost: [...lost, measurementId] }))
      })

    return measurementId
  }

  const series = new PressureSeries({
    keep: (reading) => keep(reading, beside.told),
    last: () => beside.last,
    onPauseOver: () => meter.again(),
    begun: begunSeries(userCode),
    nowMs: () => Date.now(),
  })

  const meter = new PressureMeter({
    connect: (handlers) =>
      connectKnownDevice('bloodPressure', (options) =>
        connectBloodPressureMonitor(bluetooth, handlers, options),
      ),
    nowMs: () => Date.now(),
    // Of one from the monitor's memory nobody can be asked how it was.
    onReading: (reading, { fresh }) => (fresh ? series.take(reading) : keep(reading, null)),
  })

  const know = (now: Beside) => {
    beside = now
  }

  return { meter, series, know }
}

/** The sitting of this screen, and the monitor that it goes on with. */
export function usePressureMeter(deviceCode: string, given: Beside) {
  const [{ meter, series, know }] = useState(() => createMeasurement(deviceCode))
  const state = useSyncExternalStore(meter.subscribe, meter.getState)
  const sitting = useSyncExternalStore(series.subscribe, series.getState)

  useEffect(() => know(given))

  useEffect(() => {
    const leave = series.enter()

    return () => {
      leave()
      meter.leave()
    }
  }, [meter, series])

  return { meter, series, state, sitting }
}
