import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Services } from '../../context.ts'
import { dueReportsRepository } from './due-reports.repository.ts'
import { heartFactsFrom, makeHeartRisk } from './make-heart-risk.ts'
import { factsFrom, makeReports, yesterdayOf } from './make-reports.ts'

/**
 * Makes whatever report of an account is due, of every kind. Once all are made they are not looked for again before the next
 * day, or before something has changed of which they are made (ADR 30).
 */
export async function makeDueReports(
  services: Pick<Services, 'database' | 'reads' | 'memory' | 'clock'>,
  accountId: string,
): Promise<void> {
  const repository = dueReportsRepository(services)
  const yesterday = yesterdayOf(services.clock.now())

  const hashOf = (marks: string) =>
    createHash('sha256')
      .update(yesterday + marks)
      .digest('hex')

  const last = await repository.last(accountId, yesterday)
  if (last && last.madeOf === hashOf(last.marks)) return

  const newest = await repository.newestDaily(accountId)
  const fromDay = [factsFrom(newest, yesterday), heartFactsFrom(yesterday)].toSorted()[0] ?? ''
  // Before what they stand for, so that whatever changes in the meantime has another one.
  const marks = await repository.marks({ accountId, fromDay, toDay: yesterday })
  // Each looks for itself, and others are heard in between.
  await nextTurn()
  const areMade = await makeReports(services, accountId)
  await nextTurn()
  const isScreened = await makeHeartRisk(services, accountId)
  if (areMade && isScreened) await repository.keep({ accountId, fromDay, madeOf: hashOf(marks) })
}
