import * as z from 'zod/mini'

/** What a text stands for, in the JSON Schema of a field; days and moments have their `format`. */
export const KIND = 'x-kind'

/**
 * - `id`: names one thing, and is never empty; other calls take it as it is;
 * - `user`: the code of a user, by which data of others is asked for;
 * - `time`: a time of day in China, HH:mm;
 * - `address`: where a picture, a file or a page is read;
 * - `masked-phone`: a phone with its middle hidden.
 */
export type Kind = 'id' | 'user' | 'time' | 'address' | 'masked-phone'

/** Says what a text is, to documents and checkers alone. */
// @__NO_SIDE_EFFECTS__
export function kind<S extends z.ZodMiniType>(name: Kind, schema: S): S {
  const own = z.clone(schema)
  z.globalRegistry.add(own, { [KIND]: name })
  return own
}

export const id = kind('id', z.string())
export const userCode = kind('user', z.string())
export const timeOfDay = kind('time', z.string())
export const address = kind('address', z.string())
export const maskedPhone = kind('masked-phone', z.string())
