import { randomInt } from 'node:crypto'
import { type Refusal, refuse } from '@kangban/contracts'
import { MS_PER_MINUTE, MS_PER_SECOND } from '@kangban/china-time'
import { SMS_CODE_MINUTES, SMS_PAUSE_SECONDS } from '@kangban/contracts/constants'
import type { Context, Services } from '../context.ts'
import { smsCodesRepository, type History } from './sms-codes.repository.ts'
import { isPostgres } from '../database/open-database.ts'

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
const PAUSE_MS = SMS_PAUSE_SECONDS * MS_PER_SECOND
const DAILY_PER_PHONE = 10
/** To the administrator: one for each prize that is handed out at a counter. */
const DAILY_REDEMPTIONS = 200
const HOURLY_PER_ADDRESS = 60
const WRONG_TRIES = 5

const codesOf = ({ database, config }: Services) =>
  smsCodesRepository(database, { isPostgres: isPostgres(config.databaseUrl) })

const hashPurpose = (purpose: string, phoneHash: string) => `code ${purpose} ${phoneHash}`

/** @throws AppError when the limits of a phone or of an address allow no further code */
function requireAllowed(
  { lastToPhone, toPhoneToday, fromAddressThisHour }: History,
  { at, daily }: { at: Date; daily: number },
) {
  if (lastToPhone && at.getTime() - lastToPhone.getTime() < PAUSE_MS)
    throw refuse('codeTooSoon', 'a code was sent to this phone less than 60 s ago')
  if (toPhoneToday >= daily) throw refuse('codeDailyLimit', 'daily limit of a phone reached')
  if (fromAddressThisHour < HOURLY_PER_ADDRESS) return

  throw refuse('tooManyRequests', 'hourly limit of an address reached')
}

/** Sends a code of 6 random digits, within the limits per phone and per address. It does not look whether the phone is known. */
export async function sendCodeTo(
  { services, address }: Context,
  phone: string,
  named?: CodePurpose,
): Promise<void> {
  const { config, vault, clock, sms } = services
  const repository = codesOf(services)
  const at = clock.now()
  const purpose = named ?? UNNAMED
  const phoneHash = vault.hash('phone', phone)
  const addressHash = vault.hash('address', address)
  const redeeming = phone === config.adminPhone && GOOD_FOR.redemption.includes(purpose)
  const daily = redeeming ? DAILY_REDEMPTIONS : DAILY_PER_PHONE
  const code = String(randomInt(1_000_000)).padStart(6, '0')

  const reserved = {
    phoneHash,
    addressHash,
    purpose,
    codeHash: vault.hash(hashPurpose(purpose, phoneHash), code),
    createdAt: at,
    expiresAt: new Date(at.getTime() + LIFETIME_MS),
  }

  const id = await repository.reserve(reserved, (history) => requireAllowed(history, { at, daily }))

  try {
    await sms.sendSms({
      to: phone,
      text: `【康伴】验证码${code}，${SMS_CODE_MINUTES}分钟内有效。请勿告诉他人。`,
      code,
    })
  } catch (cause) {
    // A code that nobody got must not keep its phone waiting for the next one.
    await repository.forget(id)
    throw refuse('codeNotSent', `the SMS could not be sent: ${String(cause)}`)
  }
}

/** Uses up a code: once, within 5 minutes, by the phone and for the purpose it was sent for, at most 5 wrong tries. */
export async function useCode(
  { services }: Context,
  phone: string,
  given: { pin: string; purpose: CodePurpose },
) {
  const { vault, clock } = services
  const repository = codesOf(services)
  const wrong = (why: string) => refuse(WRONG[given.purpose], why)
  const at = clock.now()
  const phoneHash = vault.hash('phone', phone)
  const stored = await repository.newest({ phoneHash, purposes: GOOD_FOR[given.purpose], at })
  const expected = stored?.codeHash ?? vault.hash('no code', phoneHash)

  const matches = vault.same(
    expected,
    vault.hash(hashPurpose(stored?.purpose ?? UNNAMED, phoneHash), given.pin),
  )

  if (!stored) throw wrong('no code in force')
  if (!(await repository.countTry(stored.id, WRONG_TRIES))) throw wrong('code used up')
  if (!matches) throw wrong('wrong code')
  if (!(await repository.use(stored.id, at))) throw wrong('code just used')
}
