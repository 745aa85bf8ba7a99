/** A record, or a request on it, that cannot be read: the message says what was found and what was needed. */
export class WfdbError extends Error {
  override readonly name = 'WfdbError'
}

/** A name in the folder of the record: what leads elsewhere, or means a device or a stream somewhere, is none. */
const FILE_NAME = /^[^\p{Cc}/\\:.][^\p{Cc}/\\:]*$/u

export const isFileName = (text: string): boolean => FILE_NAME.test(text)

/** The number of a field, `fallback` where the line ends before it. @throws WfdbError on what is no whole number */
export function wholeNumber(field: string | undefined, fallback: number): number {
  if (field === undefined) return fallback
  const value = Number(field)

  if (!Number.isSafeInteger(value))
    throw new WfdbError(`"${field}" stands where the header needs a whole number`)

  return value
}
