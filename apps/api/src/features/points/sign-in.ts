import { type contract, type Handler, refuse } from '@kangban/contracts'
import { shanghaiDay, shanghaiTime } from '@kangban/china-time'
import { type Context, sessionUser } from '../../context.ts'
import { lockAccount } from '../../database/lock-account.ts'
import { once } from '../../database/once.ts'
import { contentHash } from '../../security/content-hash.ts'
import { daysDone, SIGN_IN_POINTS } from '@kangban/rules/points/sign-in-cycle'
import { pointsRepository } from './points.repository.ts'

export const signInRecord = ({ day, at, points }: { day: string; at: Date; points: number }) => ({
  id: day,
  createTime: shanghaiTime(at),
  integral: points,
})

export const signIn: Handler<typeof contract.points.signIn, Context> = async ({ context }) => {
  const { database, clock, vault } = context.services
  const { accountId } = sessionUser(context)
  const at = clock.now()
  const day = shanghaiDay(at)
  const content = contentHash(vault, {})
  const call = { accountId, operation: 'points.signIn', key: context.idempotencyKey, content, at }

  const kangban = await once(database, call, async (transaction) => {
    const repository = pointsRepository(transaction)
    // Two sign-ins around midnight are of two days, and still count one after the other.
    await lockAccount(transaction, accountId)
    const [newest = null] = await repository.newestSignIns(accountId, 1)

    if (newest?.day === day) {
      throw refuse('signedInToday', 'signed in today')
    }

    const done = daysDone(newest, day)
    const points = SIGN_IN_POINTS[done] ?? 0
    const record = { accountId, day, cycleDay: done + 1, points, at }
    await repository.saveSignIn(record)

    await repository.book({
      accountId,
      amount: points,
      reason: 'sign-in',
      detail: '签到',
      at,
      idempotencyKey: `sign-in ${accountId} ${day}`,
    })

    return signInRecord(record)
  })

  return { kangban }
}
