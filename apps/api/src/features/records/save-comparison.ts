import { randomUUID } from 'node:crypto'
import type { contract, Handler } from '@kangban/contracts'
import { refuse } from '@kangban/contracts'
import { SHANGHAI_OFFSET, startOfShanghaiDay } from '@kangban/china-time'
import { type Context, sessionUser } from '../../context.ts'
import { once } from '../../database/once.ts'
import { contentHash } from '../../security/content-hash.ts'
import { nameHash, openRecord, VALUE_NAMES } from './record-row.ts'
import { recordsRepository, storeRecord } from './records.repository.ts'

type Input = Parameters<Handler<typeof contract.records.saveComparison, Context>>[0]['input']

const OFFSET = /(Z|[+-]\d{2}:\d{2})$/
/** Nothing was measured before the product was. */
const EARLIEST = startOfShanghaiDay('2000-01-01').getTime()

/** Whether the calendar and the clock have such a time: `Date` alone takes 30 February for 2 March. */
const exists = (text: string): boolean => {
  const minute = text.slice(0, 16)
  const read = new Date(`${minute}Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(minute)
}

/** The moment that was entered; without an offset it is China's time. */
function measuredAt(entered: string | null | undefined, now: Date): Date {
  if (!entered) return now
  const text = entered.replace(' ', 'T')
  const at = new Date(OFFSET.test(text) ? text : `${text}${SHANGHAI_OFFSET}`)

  if (!exists(text) || Number.isNaN(at.getTime()) || at.getTime() < EARLIEST) {
    throw refuse('measuredAtWrong', 'createTime is no moment or too old')
  }

  if (at > now) throw refuse('measuredAtInFuture', 'createTime lies in the future')
  return at
}

const valuesOf = (input: Input) =>
  Object.fromEntries(
    VALUE_NAMES.map((name) => {
      const value = input[name]
      return [name, value === undefined || value === null || value === '' ? null : Number(value)]
    }),
  )

export const saveComparison: Handler<typeof contract.records.saveComparison, Context> = async ({
  context,
  input,
}) => {
  const { database, clock, vault } = context.services
  const { accountId } = sessionUser(context)
  const now = clock.now()

  const row = {
    id: randomUUID(),
    accountId,
    userNameCipher: vault.encrypt(input.userName),
    userNameHash: nameHash(vault, input.userName),
    createdAt: measuredAt(input.createTime, now),
    sysTime: now,
    ...valuesOf(input),
  }

  const call = {
    accountId,
    operation: 'records.saveComparison',
    key: context.idempotencyKey,
    content: contentHash(vault, input),
    at: now,
  }

  const id = await once(
    database,
    call,
    async (transaction) => (await storeRecord(transaction, row)).id,
  )

  return { kangban: openRecord(await recordsRepository(database).find(id), vault) }
}
