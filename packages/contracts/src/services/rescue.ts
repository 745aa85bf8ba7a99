import * as z from 'zod/mini'
import * as MESSAGES from '../wire/messages.ts'
import { quantity, whole } from '../quantities/quantity.ts'

export const rescueId = z.string().check(z.regex(/^[\w-]{8,64}$/, MESSAGES.rescueIdWrong))

const WRONG = MESSAGES.placeWrong

/** Where the phone says it is, in degrees and metres. */
export const RescuePlace = z.object({
  latitude: quantity('latitude', z.number(WRONG)).check(
    z.minimum(-90, WRONG),
    z.maximum(90, WRONG),
  ),
  longitude: quantity('longitude', z.number(WRONG)).check(
    z.minimum(-180, WRONG),
    z.maximum(180, WRONG),
  ),
  accuracy: quantity('metres', z.number(WRONG)).check(
    z.minimum(0, WRONG),
    z.maximum(100_000_000, WRONG),
  ),
})
export type RescuePlace = z.infer<typeof RescuePlace>

/**
 * `waiting`: the contacts are told when the seconds are over; `nobody`: there are none; `often`: they were told a moment ago,
 * and are not told again; `failed`: no message went out.
 */
export const RescueState = z.object({
  state: z.enum(['waiting', 'told', 'cancelled', 'nobody', 'often', 'failed']),
  secondsLeft: whole('seconds'),
  contacts: whole('count'),
})
export type RescueState = z.infer<typeof RescueState>
