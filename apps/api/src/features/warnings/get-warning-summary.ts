import { addDays, shanghaiDay, startOfShanghaiDay } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { storedWarning } from '@kangban/rules/warnings/warning-texts'
import { RECENT_DAYS, warningsSentences } from '@kangban/rules/warnings/warnings-sentence'
import { warningsRepository } from './warnings.repository.ts'

export const getWarningSummary: Handler<
  typeof contract.warnings.getWarningSummary,
  Context
> = async ({ context, input }) => {
  const { database, clock } = context.services
  const ownerCode = input.userCode || sessionUser(context).userCode
  const today = shanghaiDay(clock.now())
  const since = startOfShanghaiDay(addDays(today, 1 - RECENT_DAYS))
  const { open, recent } = await warningsRepository(database).summary(ownerCode, since)

  const facts = open.map((row) => ({
    ...storedWarning(row),
    ofToday: shanghaiDay(row.occurredAt) === today,
  }))

  return { open: open.length, ...warningsSentences({ open: facts, recent }) }
}
