// How often codes are sent and guessed at. The reasons and what they add up to stand in ADR 20.
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from '@kangban/china-time'
import { SMS_CODE_MINUTES, SMS_PAUSE_SECONDS } from '@kangban/contracts/constants'
import { refuse } from '@kangban/contracts'
import type { Asker } from './asker.ts'
import type { Limit, Reached } from './rate-limits.ts'

const PAUSE_MS = SMS_PAUSE_SECONDS * MS_PER_SECOND
/** Of strangers to a phone together: doubled with each code, an hour at most. */
const PAUSES_OF_STRANGERS_MS = [1, 2, 4, 8, 16, 32, 60].map((times) => times * PAUSE_MS)
const DAILY = 10
/** To the administrator: one for each prize that is handed out at a counter. */
const DAILY_REDEMPTIONS = 200
const HOURLY_OF_ADDRESS = 60
/** To devices that their phones do not know yet; what a service of 100,000 people sends in a day. */
const HOURLY_OF_ALL = 1000
const TRIES_OF_CODE = 5
const HOURLY_TRIES_OF_ASKER = 20
const HOURLY_TRIES_OF_ADDRESS = 100

interface Sending {
  phoneHash: string
  asker: Asker
  /** Whether a code of this phone was used on this device before. */
  isKnown: boolean
  /** To the administrator, for a prize. */
  isRedeeming: boolean
}

const who = ({ deviceHash, addressHash }: Asker): string => deviceHash ?? addressHash

/** What the next code to a phone is taken from. A known device has limits of its own, which no stranger can use up. */
export function sendingLimits({ phoneHash, asker, isKnown, isRedeeming }: Sending): Limit[] {
  const kind = isRedeeming ? 'redemption codes' : 'codes'
  const pause = { pausesMs: [PAUSE_MS], forgottenMs: MS_PER_DAY }
  const day = { most: isRedeeming ? DAILY_REDEMPTIONS : DAILY, windowMs: MS_PER_DAY }

  if (isKnown) {
    const key = `${phoneHash} ${who(asker)}`

    return [
      { name: `pause of ${kind} of a known device`, key, ...pause },
      { name: `${kind} of a known device`, key, ...day },
    ]
  }

  const { addressHash: address } = asker

  return [
    isRedeeming
      ? { name: `pause of ${kind}`, key: phoneHash, ...pause }
      : pauseOfStrangers(phoneHash),
    { name: kind, key: isRedeeming ? phoneHash : `${phoneHash} ${address}`, ...day },
    { name: 'codes of an address', key: address, most: HOURLY_OF_ADDRESS, windowMs: MS_PER_HOUR },
    { name: 'codes of all', key: '', most: HOURLY_OF_ALL, windowMs: MS_PER_HOUR },
  ]
}

/** Between codes to a phone that strangers to it ask for. */
export const pauseOfStrangers = (phoneHash: string): Limit => ({
  name: 'pause of codes',
  key: phoneHash,
  pausesMs: PAUSES_OF_STRANGERS_MS,
  forgottenMs: MS_PER_DAY,
})

/** What tells whoever asked why no code is sent. */
export function refuseSending({ limit, retryAfterMs }: Reached) {
  if ('pausesMs' in limit)
    return refuse('codePause', limit.name, Math.ceil(retryAfterMs / MS_PER_MINUTE))

  return refuse(limit.windowMs === MS_PER_DAY ? 'codeDailyLimit' : 'tooManyRequests', limit.name)
}

/** Guesses at one code. */
export const triesOfCode = (id: string): Limit => ({
  name: 'tries of a code',
  key: id,
  most: TRIES_OF_CODE,
  windowMs: SMS_CODE_MINUTES * MS_PER_MINUTE,
})

interface Guessing {
  phoneHash: string
  asker: Asker
  /** It was sent a code, which has tries of its own: nobody at its address may keep it from those. */
  hasOwnCode: boolean
}

/** What a guess is taken from; a right one gives it back. */
export const guessingLimits = ({ phoneHash, asker, hasOwnCode }: Guessing): Limit[] => [
  {
    name: 'tries of an asker',
    key: `${phoneHash} ${who(asker)}`,
    most: HOURLY_TRIES_OF_ASKER,
    windowMs: MS_PER_HOUR,
  },
  ...(hasOwnCode
    ? []
    : [
        {
          name: 'tries of an address',
          key: asker.addressHash,
          most: HOURLY_TRIES_OF_ADDRESS,
          windowMs: MS_PER_HOUR,
        },
      ]),
]
