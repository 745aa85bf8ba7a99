import * as z from 'zod/mini'
import type { QuantityName } from './quantities.ts'

/** The name of a number's quantity, in the JSON Schema of a field. */
export const QUANTITY = 'x-quantity'
/** In the same place: 0 is no value of the quantity and stands for none. */
export const ZERO_IS_NONE = 'x-zero-is-none'

/**
 * Says what a number is. The range of the quantity is held by whoever judges a back end, and not by who reads it: one
 * impossible number must not take a page away. Limits of the schema itself are held by both and win over the quantity's.
 */
// @__NO_SIDE_EFFECTS__
export function quantity<S extends z.ZodMiniType>(name: QuantityName, schema: S): S {
  const own = z.clone(schema)
  z.globalRegistry.add(own, { [QUANTITY]: name })
  return own
}

/** A whole number of this quantity. */
// @__NO_SIDE_EFFECTS__
export const whole = (name: QuantityName, message?: string) => quantity(name, z.int(message))
/** A number of this quantity. */
// @__NO_SIDE_EFFECTS__
export const real = (name: QuantityName) => quantity(name, z.number())

/** Of a documented number: the documents do not say that a back end tells null where there is none, and 0 may be its way. */
// @__NO_SIDE_EFFECTS__
export function orZero<S extends z.ZodMiniType>(schema: S): S {
  const own = z.clone(schema)
  z.globalRegistry.add(own, { [ZERO_IS_NONE]: true })
  return own
}
