/** By the person's code: the serial number of each device, and the key with which it proves itself. */
export type People = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Serial numbers become names of files. */
const SERIAL = /^[A-Z0-9]{1,40}$/

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isKeys = (value: unknown): value is Record<string, string> =>
  isRecord(value) &&
  Object.entries(value).every(
    ([serial, key]) => SERIAL.test(serial) && typeof key === 'string' && key !== '',
  )

const isPeople = (value: unknown): value is People =>
  isRecord(value) && Object.values(value).every(isKeys)

/** Throws RangeError; the message holds nothing of the text, which has keys in it. */
export function parsePeople(text: string): People {
  const problem = new RangeError('PEOPLE_FILE: expected JSON as {"person": {"SERIAL": "key"}}')
  let value: unknown

  try {
    value = JSON.parse(text)
  } catch {
    throw problem
  }

  if (isPeople(value)) return value
  throw problem
}
