import { MS_PER_MINUTE, MS_PER_SECOND } from '@kangban/china-time'
import type { RescuePlace } from '@kangban/contracts'

/** Within the seconds after which the contacts are told. */
const PATIENCE_MS = 8 * MS_PER_SECOND

/** @throws where the person, the browser or the phone does not tell. */
export const currentPlace = (): Promise<RescuePlace> =>
  new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('this browser knows no place'))

    return navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      ({ message }) => reject(new Error(message)),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: MS_PER_MINUTE },
    )
  })
