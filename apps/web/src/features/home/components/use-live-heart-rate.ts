import { useEffect, useRef, useState } from 'react'
import { runtimeConfig } from '../../../config/runtime-config.ts'
import { getBluetooth } from '../../../devices/bluetooth.ts'
import { connectKnownDevice } from '../../../devices/known-device.ts'
import {
  connectHeartRateSensor,
  DeviceError,
  type HeartRateReading,
  type SensorSession,
  type SensorStatus,
} from '@kangban/central'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { useSession } from '../../../stores/session.ts'

interface LiveHeartRate {
  status: SensorStatus
  /** Undefined while the watch has no contact with the skin. */
  bpm: number | undefined
  /** From a tap, as browsers ask. */
  connect: () => void
  disconnect: () => void
}

function showFailure(cause: unknown): void {
  if (cause instanceof DeviceError && cause.code === 'cancelled') return
  console.warn('live heart rate ended', cause)
  if (cause instanceof DeviceError) toast({ title: cause.userMessage })
}

const bluetooth = () =>
  getBluetooth({
    simulatorUrl: runtimeConfig().simulatorUrl ?? undefined,
    person: useSession.getState().user?.userCode,
  })

/** The heart rate of the watch as it beats; the link ends when the page is left or hidden. */
export function useLiveHeartRate(): LiveHeartRate {
  const [status, setStatus] = useState<SensorStatus>('closed')
  const [bpm, setBpm] = useState<number>()
  const session = useRef<SensorSession | null>(null)
  const visible = useRef(true)

  const disconnect = () => {
    session.current?.close()
    session.current = null
    setBpm(undefined)
  }

  const connect = () => {
    const handlers = {
      onReading: (reading: HeartRateReading) => setBpm(reading.bpm),
      onStatus: setStatus,
      onError: showFailure,
    }

    connectKnownDevice('heartRate', (options) =>
      connectHeartRateSensor(bluetooth(), handlers, options),
    ).then((opened) => {
      session.current = opened
      // Left while the link was being made.
      if (!visible.current) disconnect()
    }, showFailure)
  }

  useEffect(() => {
    visible.current = true

    return () => {
      visible.current = false
      session.current?.close()
      session.current = null
    }
  }, [])

  return { status, bpm, connect, disconnect }
}
