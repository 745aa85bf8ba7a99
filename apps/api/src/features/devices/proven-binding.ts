import { MS_PER_HOUR } from '@kangban/china-time'
import { refuse } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { bindingCode, stepsNear } from '../../security/binding-code.ts'
import { giveBack, requireUnder } from '../../security/rate-limits.ts'

/** Tries within an hour that came to nothing. */
const HOURLY = {
  /** More than anybody mistypes. */
  account: 10,
  /** A household, or a carrier's gateway for many. */
  address: 60,
  /** Of a million codes, four of which are right at a time, by however many accounts. */
  device: 20,
} as const

type Whose = keyof typeof HOURLY

const limitOf = (whose: Whose, key: string) => ({
  name: `binding ${whose}`,
  key,
  most: HOURLY[whose],
  windowMs: MS_PER_HOUR,
})

/** The scanned text holds the code that the device showed or told, if it is JSON and has one. */
function codeIn(jsonBrs: string | undefined): string {
  try {
    const told: unknown = JSON.parse(jsonBrs ?? '')
    if (typeof told !== 'object' || told === null || !('bindingCode' in told)) return ''
    return typeof told.bindingCode === 'string' ? told.bindingCode : ''
  } catch {
    return ''
  }
}

interface Asked {
  accountId: string
  deviceCode: string
  jsonBrs: string | undefined
  device: { codeKeyCipher: string | null } | undefined
}

/**
 * The minute of the code by which the person shows that the device is at hand. Unknown devices, those of others, a wrong
 * code and none are refused alike, and count alike.
 * @throws AppError
 */
export async function provenBinding({ services, address }: Context, asked: Asked) {
  const { vault, clock, config } = services
  // The documents know no such code; production refuses this profile.
  if (config.profile === 'documented') return { step: null, succeeded: async () => undefined }
  const { accountId, deviceCode, jsonBrs, device } = asked
  const at = clock.now()

  const limits = [
    limitOf('account', accountId),
    limitOf('address', address),
    limitOf('device', deviceCode),
  ]

  // Counted before it is looked at, so that tries that come together gain nothing.
  await requireUnder(services, ...limits)
  const sealed = device?.codeKeyCipher ?? vault.encrypt('00')
  const key = vault.decrypt(sealed)
  const given = codeIn(jsonBrs)
  // Every code is made and compared, whichever is right.
  const right = stepsNear(at).filter((step) => vault.same(bindingCode(key, step), given))
  const step = device?.codeKeyCipher ? right.at(-1) : undefined
  if (step === undefined) throw refuse('deviceNotFound', 'device unknown or its code not shown')
  // A try that bound is none of those that are limited.
  return { step, succeeded: () => giveBack(services, ...limits) }
}
