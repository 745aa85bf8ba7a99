import { readStored, writeStored } from '../../../stores/storage.ts'

const KEY = 'userCode'

/** The user code of the address is kept where none is; whose points are shown says the session alone. */
export function keepUserCode(query: URLSearchParams): void {
  const given = query.get(KEY)
  if (given && !readStored(KEY)) writeStored(KEY, given)
}

/** A path with the user code behind it, as documented. */
export const withUserCode = (path: string, userCode: string | undefined): string =>
  userCode ? `${path}?${KEY}=${encodeURIComponent(userCode)}` : path
