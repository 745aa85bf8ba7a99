// Who asks for a code: a browser by the token that it keeps in a cookie, what keeps no cookies by its address. See ADR 20.
import { randomBytes } from 'node:crypto'
import { MS_PER_DAY, MS_PER_SECOND } from '@kangban/china-time'
import type { Context } from '../context.ts'

export interface Asker {
  /** Null where no token was shown. */
  readonly deviceHash: string | null
  readonly addressHash: string
}

/** So long a device is known that nobody logs in on. */
export const DEVICE_MS = 365 * MS_PER_DAY

const TOKEN = /^[\w-]{43}$/

const hashDevice = ({ services }: Context, token: string) =>
  services.vault.hash('device token', token)

const shownToken = ({ device }: Context): string | null => {
  const token = device.read() ?? ''
  return TOKEN.test(token) ? token : null
}

export function askerOf(context: Context): Asker {
  const token = shownToken(context)

  return {
    deviceHash: token === null ? null : hashDevice(context, token),
    addressHash: context.services.vault.hash('address', context.address),
  }
}

/** Gives the device a token, or the one that it has for another year. */
export function keepDevice(context: Context): string {
  const token = shownToken(context) ?? randomBytes(32).toString('base64url')
  context.device.set(token, DEVICE_MS / MS_PER_SECOND)
  return hashDevice(context, token)
}
