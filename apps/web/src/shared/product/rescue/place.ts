import { MS_PER_MINUTE, MS_PER_SECOND } from '@kangban/china-time'
import type { RescuePlace } from '@kangban/contracts'
import { currentCoordinates } from '../../coordinates.ts'

/** Within the seconds after which the contacts are told. */
const PATIENCE_MS = 8 * MS_PER_SECOND

/** @throws where the person, the browser or the phone does not tell. */
export async function currentPlace(): Promise<RescuePlace> {
  const { latitude, longitude, accuracy } = await currentCoordinates({
    enableHighAccuracy: true,
    timeout: PATIENCE_MS,
    maximumAge: MS_PER_MINUTE,
  })

  return { latitude, longitude, accuracy }
}
