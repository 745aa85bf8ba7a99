import { MS_PER_SECOND } from '@kangban/china-time'
import {
  BUSINESS_FAILURE,
  FORBIDDEN,
  HTTP_REFUSALS,
  SESSION_ENDED,
  WARNING,
} from '@kangban/contracts/codes'

export const NETWORKS = ['usual', 'slow', 'offline'] as const
export const TIMES = ['once', 'thrice', 'always'] as const

/** What goes wrong between the phone and the service. */
export interface Faults {
  network: (typeof NETWORKS)[number]
  /** By which every call is late where the network is slow. */
  waitSeconds: number
  /** Name of the operation that is answered wrongly, `points.signIn`; empty for none. */
  call: string
  /** What it is answered. */
  code: string
  times: (typeof TIMES)[number]
}

export const NO_FAULTS: Faults = {
  network: 'usual',
  waitSeconds: 1.5,
  call: '',
  code: BUSINESS_FAILURE,
  times: 'once',
}

/** Every code that a call can be answered. */
export const FAILURE_CODES = [BUSINESS_FAILURE, WARNING, SESSION_ENDED, FORBIDDEN, ...HTTP_REFUSALS]

const COUNTS: Record<Faults['times'], number> = { once: 1, thrice: 3, always: Infinity }

export const isTimes = (text: string | null): text is Faults['times'] =>
  TIMES.some((times) => times === text)

/** How often a fault still happens after it has happened so many times. */
export const leftOf = ({ times }: Pick<Faults, 'times'>, happened: number): number =>
  Math.max(0, COUNTS[times] - happened)

/** What becomes of a call: it waits, then it fails, is answered wrongly, or is passed on. */
export interface Fate {
  waitMs: number
  end: 'passes' | 'fails' | 'refused'
}

/** @param happened how often the named call has been refused already */
export function fateOf(faults: Faults, operation: string | undefined, happened: number): Fate {
  const waitMs = faults.network === 'slow' ? faults.waitSeconds * MS_PER_SECOND : 0
  if (faults.network === 'offline') return { waitMs, end: 'fails' }
  const isNamed = faults.call !== '' && operation === faults.call
  return { waitMs, end: isNamed && leftOf(faults, happened) > 0 ? 'refused' : 'passes' }
}
