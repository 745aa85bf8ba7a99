import { randomBytes } from 'node:crypto'
import { shanghaiDay } from '@kangban/china-time'
import { AppError, type contract, type Handler, type UserInfo } from '@kangban/contracts'
import type { Context, Services } from '../../context.ts'
import { ageOn } from '@kangban/rules/person/age'
import { noteFailedLogIn } from '../../shared/security-events/note-later.ts'
import { useCode } from '../../security/sms-codes.ts'
import { accountRepository } from './account.repository.ts'
import { leaveSession, openSession } from './sessions.ts'

async function accountOf({ database, vault, clock }: Services, phone: string) {
  const repository = accountRepository(database)
  const phoneHash = vault.hash('phone', phone)

  return (
    (await repository.findByPhone(phoneHash)) ??
    repository.register({
      userCode: `U${randomBytes(9).toString('hex')}`,
      phoneHash,
      phoneCipher: vault.encrypt(phone),
      createdAt: clock.now(),
    })
  )
}

type Facts = Awaited<ReturnType<ReturnType<typeof accountRepository>['userFacts']>>

function userInfo(services: Services, facts: Facts, token: string): UserInfo {
  const { profile } = facts

  const open = (sealed: string | null | undefined) =>
    sealed ? services.vault.decrypt(sealed) : null

  const sex = profile?.sex

  return {
    id: facts.id,
    name: open(profile?.nameCipher),
    userCode: facts.userCode,
    idNo: open(profile?.idNoCipher),
    avatar: null,
    age: profile?.birthday ? ageOn(profile.birthday, shanghaiDay(services.clock.now())) : null,
    sex: sex === 1 || sex === 2 ? sex : null,
    userPhone: services.vault.decrypt(facts.phoneCipher),
    isBinding: facts.bindings.length > 0,
    token,
    // The documents have the field and no call that takes it. A secret of its own would open nothing: what keeps the
    // session going is its token, and that is what an app that keeps this one has.
    refreshToken: token,
  }
}

type LogIn = Handler<typeof contract.account.logIn, Context>

/** Opens a session of the account with that number, which is made where there is none. */
export async function enterAs(
  services: Services,
  phone: string,
  caller: Pick<Context, 'userAgent' | 'address'>,
): Promise<Awaited<ReturnType<LogIn>>> {
  const account = await accountOf(services, phone)
  const token = await openSession(services, account.id, caller)
  const facts = await accountRepository(services.database).userFacts(account.id)

  return {
    token,
    userCode: facts.userCode,
    isNewUser: facts.onboardedAt === null,
    userInfo: userInfo(services, facts, token),
  }
}

export const logIn: LogIn = async ({ context, input }) => {
  try {
    await useCode(context, input.phone, { pin: input.pin, purpose: 'login' })
  } catch (cause) {
    if (cause instanceof AppError) noteFailedLogIn(context, input.phone)
    throw cause
  }

  // Nobody would have its token any more, and it would go on.
  if (context.user) await leaveSession(context, context.user)
  return enterAs(context.services, input.phone, context)
}
