import { refuse } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { isPostgres } from '../../database/open-database.ts'
import { bindingCode, stepsNear } from '../../security/binding-code.ts'
import { bindingTriesRepository } from './binding-tries.repository.ts'

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
  const { vault, clock, database, config } = services
  // The documents know no such code; production refuses this profile.
  if (config.profile === 'documented') return { step: null, succeeded: async () => undefined }
  const { accountId, deviceCode, jsonBrs, device } = asked
  const at = clock.now()
  const tries = bindingTriesRepository(database, { isPostgres: isPostgres(config.databaseUrl) })

  // Counted before it is looked at, so that tries that come together gain nothing.
  const id = await tries.count({
    accountHash: vault.hash('binding account', accountId),
    addressHash: vault.hash('address', address),
    deviceHash: vault.hash('binding device', deviceCode),
    at,
  })

  if (id === null) throw refuse('tooManyRequests', 'too many tries to bind within an hour')
  const sealed = device?.codeKeyCipher ?? vault.encrypt('00')
  const key = vault.decrypt(sealed)
  const given = codeIn(jsonBrs)
  // Every code is made and compared, whichever is right.
  const right = stepsNear(at).filter((step) => vault.same(bindingCode(key, step), given))
  const step = device?.codeKeyCipher ? right.at(-1) : undefined
  if (step === undefined) throw refuse('deviceNotFound', 'device unknown or its code not shown')
  return { step, succeeded: () => tries.forget(id) }
}
