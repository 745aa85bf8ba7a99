import { MS_PER_SECOND } from '@kangban/china-time'
import { BridgeError, type HostApi, type Place } from './host-api.ts'

/** A browser begins to count only when the person has permitted it, which some never do. */
const TO_PERMIT_MS = 10 * MS_PER_SECOND

const DENIED = 1

export const knowsPlace = (): boolean => 'geolocation' in navigator

/** Browser and native web views alike tell the place by the browser's own interface. */
export const locate: HostApi['locate'] = (options) =>
  new Promise<Place>((resolve, reject) => {
    if (!knowsPlace()) return reject(new BridgeError('unsupported', 'locate'))

    const timer = setTimeout(
      () => reject(new BridgeError('timeout', 'locate')),
      options.timeout + TO_PERMIT_MS,
    )

    return navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        clearTimeout(timer)
        resolve({ latitude, longitude, accuracy })
      },
      ({ code }) => {
        clearTimeout(timer)
        reject(new BridgeError(code === DENIED ? 'denied' : 'host-error', 'locate'))
      },
      options,
    )
  })
