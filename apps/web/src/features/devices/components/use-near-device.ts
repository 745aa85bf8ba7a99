import { useEffect, useRef, useState } from 'react'
import type { DeviceTypeCode } from '@kangban/contracts/constants'
import { type NearDevice, readDevice } from '../model/read-device.ts'
import { WAYS } from '../copy.ts'

export type Nearness =
  | { state: 'idle' }
  | { state: 'looking' }
  | { state: 'found'; device: NearDevice }
  | { state: 'failed'; text: string }

/** The one error of the Bluetooth client says for itself what to do. */
const userText = (cause: unknown): string =>
  cause instanceof Error && 'userMessage' in cause && typeof cause.userMessage === 'string'
    ? cause.userMessage
    : WAYS.bluetoothFailed

const letGo = (link: { current: NearDevice | null }): void => {
  link.current?.leave()
  link.current = null
}

/** Looks for a device of the type and keeps the link while it is shown: one that nobody looks at is let go. */
export function useNearDevice(type: DeviceTypeCode) {
  const [nearness, setNearness] = useState<Nearness>({ state: 'idle' })
  const link = useRef<NearDevice | null>(null)
  const gone = useRef(false)

  const look = async () => {
    letGo(link)
    setNearness({ state: 'looking' })

    try {
      const device = await readDevice(type)
      if (gone.current) return device.leave()
      link.current = device
      return setNearness({ state: 'found', device })
    } catch (cause) {
      console.warn('no device was found', cause)
      return setNearness({ state: 'failed', text: userText(cause) })
    }
  }

  useEffect(() => {
    gone.current = false

    return () => {
      gone.current = true
      letGo(link)
    }
  }, [])

  return { nearness, look: () => void look() }
}
