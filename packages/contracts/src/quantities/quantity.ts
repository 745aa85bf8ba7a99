import * as z from 'zod/mini'
import type { QuantityName } from './quantities.ts'

/** The name of a number's quantity, in the JSON Schema of a field. */
export const QUANTITY = 'x-quantity'

function measured<S extends z.ZodMiniType>(schema: S, name: QuantityName): S {
  z.globalRegistry.add(schema, { [QUANTITY]: name })
  return schema
}

/**
 * A whole number of this quantity. Its range is held by whoever judges a back end, and not by who reads it: one impossible
 * number must not take a page away.
 */
export const whole = (name: QuantityName) => measured(z.int(), name)
/** A number of this quantity. */
export const real = (name: QuantityName) => measured(z.number(), name)
