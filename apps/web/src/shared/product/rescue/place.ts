import { MS_PER_MINUTE, MS_PER_SECOND } from '@kangban/china-time'
import type { RescuePlace } from '@kangban/contracts'
import { host } from '../../../host/host.ts'

/** Within the seconds after which the contacts are told. */
const PATIENCE_MS = 8 * MS_PER_SECOND

/** @throws where the person, the browser or the phone does not tell. */
export const currentPlace = (): Promise<RescuePlace> =>
  host().locate({ enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: MS_PER_MINUTE })
