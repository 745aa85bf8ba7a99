import { randomInt } from 'node:crypto'
import { type Refusal, refuse } from '@kangban/contracts'
import { MS_PER_MINUTE } from '@kangban/china-time'
import { SMS_CODE_MINUTES } from '@kangban/contracts/constants'
import type { Context } from '../context.ts'
import { type Asker, askerOf, keepDevice } from './asker.ts'
import {
  guessingLimits,
  pauseOfStrangers,
  refuseSending,
  sendingLimits,
  triesOfCode,
} from './code-limits.ts'
import { knownDevicesRepository } from './known-devices.repository.ts'
import { forgetLimit, giveBack, takeFrom } from './rate-limits.ts'
import { smsCodesRepository } from './sms-codes.repository.ts'

type CodePurpose = 'login' | 'redemption' | 'deletion'

/** Purpose of a code whose asker named none, as the documents do. */
const UNNAMED = 'unnamed'

/** What a code may have been asked for to be good for a purpose: the end of an account must be named. */
const GOOD_FOR: Readonly<Record<CodePurpose, string[]>> = {
  login: ['login', UNNAMED],
  redemption: ['redemption', UNNAMED],
  deletion: ['deletion'],
}

const WRONG = {
  login: 'codeWrong',
  redemption: 'redemptionCodeWrong',
  deletion: 'codeWrong',
} as const satisfies Record<CodePurpose, Refusal>

const LIFETIME_MS = SMS_CODE_MINUTES * MS_PER_MINUTE

const hashPurpose = (purpose: string, phoneHash: string) => `code ${purpose} ${phoneHash}`

async function limitsOf(
  { services: { config, database } }: Context,
  asked: { phone: string; phoneHash: string; asker: Asker; purpose: string },
) {
  const { phone, phoneHash, asker, purpose } = asked
  const { deviceHash } = asker

  const isKnown =
    deviceHash !== null &&
    (await knownDevicesRepository(database).isKnown({ phoneHash, deviceHash }))

  const isRedeeming = phone === config.adminPhone && GOOD_FOR.redemption.includes(purpose)
  return sendingLimits({ phoneHash, asker, isKnown, isRedeeming })
}

/** Sends a code of 6 random digits to whoever asks, within the limits. It does not look whether the phone has an account. */
export async function sendCodeTo(
  context: Context,
  phone: string,
  named?: CodePurpose,
): Promise<void> {
  const { services } = context
  const { vault, clock, sms } = services
  const repository = smsCodesRepository(services.database)
  const purpose = named ?? UNNAMED
  const phoneHash = vault.hash('phone', phone)
  const asker = askerOf(context)
  const limits = await limitsOf(context, { phone, phoneHash, asker, purpose })
  const taken = await takeFrom(services, ...limits)
  if (!taken.ok) throw refuseSending(taken)
  const at = clock.now()
  const code = String(randomInt(1_000_000)).padStart(6, '0')

  const deviceHash = keepDevice(context)
  // Who may keep no token is known again by the address alone.
  const comesBack = asker.deviceHash !== null || context.device.isKept

  const id = await repository.keep({
    phoneHash,
    askerHash: comesBack ? deviceHash : asker.addressHash,
    purpose,
    codeHash: vault.hash(hashPurpose(purpose, phoneHash), code),
    createdAt: at,
    expiresAt: new Date(at.getTime() + LIFETIME_MS),
  })

  try {
    await sms.sendSms({
      to: phone,
      text: `【康伴】验证码${code}，${SMS_CODE_MINUTES}分钟内有效。请勿告诉他人。`,
      code,
    })
  } catch (cause) {
    // A code that nobody got must not keep its phone waiting for the next one.
    await repository.forget(id)
    await giveBack(services, ...limits)
    throw refuse('codeNotSent', `the SMS could not be sent: ${String(cause)}`)
  }
}

/** Uses up a code: once, within 5 minutes, by whoever asked for it and for that purpose, at most 5 wrong tries. */
export async function useCode(
  context: Context,
  phone: string,
  given: { pin: string; purpose: CodePurpose },
): Promise<void> {
  const { services } = context
  const { vault, clock, database } = services
  const repository = smsCodesRepository(database)
  const wrong = (why: string) => refuse(WRONG[given.purpose], why)
  const at = clock.now()
  const phoneHash = vault.hash('phone', phone)
  const asker = askerOf(context)
  const { deviceHash } = asker
  const wanted = { phoneHash, purposes: GOOD_FOR[given.purpose], at }

  const own =
    deviceHash === null ? null : await repository.newest({ ...wanted, askerHash: deviceHash })

  const stored = own ?? (await repository.newest({ ...wanted, askerHash: asker.addressHash }))
  const limits = guessingLimits({ phoneHash, asker, hasOwnCode: own !== null })

  // Taken before it is compared, so that guesses that come together gain nothing.
  const taken = await takeFrom(services, ...limits)
  if (!taken.ok) throw refuse('tooManyRequests', taken.limit.name)
  if (!stored) throw wrong('no code in force that this asker asked for')
  if (!(await takeFrom(services, triesOfCode(stored.id))).ok) throw wrong('code used up')

  if (!vault.same(stored.codeHash, vault.hash(hashPurpose(stored.purpose, phoneHash), given.pin)))
    throw wrong('wrong code')

  if (!(await repository.use(stored.id, at))) throw wrong('code just used')
  await giveBack(services, ...limits)
  // Whoever has the phone was sent those codes, or reads now that strangers had them sent.
  await forgetLimit(services, pauseOfStrangers(phoneHash))
  if (deviceHash !== null)
    await knownDevicesRepository(database).remember({ phoneHash, deviceHash }, at)
}

/** Whoever ends sessions elsewhere trusts no device but the own; which one a session was on is not kept. */
export async function forgetOtherDevices(context: Context, phoneHash: string): Promise<void> {
  const { deviceHash } = askerOf(context)
  await knownDevicesRepository(context.services.database).forgetOthers({ phoneHash, deviceHash })
}
