import type { contract, Handler } from '@kangban/contracts'
import { doctorKnows } from '@kangban/rules/ecg/ecg-doctor'
import { holterRowWords } from '@kangban/rules/ecg/holter-row-verdict'
import { type Context, sessionUser } from '../../context.ts'
import { spanOf, wireHead } from './holter-facts.ts'
import { ecgDone } from '../../shared/ecg/ecg-done.repository.ts'
import { readStoredAnalysis, type StoredAnalysis } from '../../shared/ecg/stored-analysis.ts'
import { holterRepository } from './holter.repository.ts'

type Row = Awaited<ReturnType<ReturnType<typeof holterRepository>['list']>>['rows'][number]

type Done = Awaited<ReturnType<typeof ecgDone>>

const hoursOf = (facts: StoredAnalysis | null) =>
  (facts?.hours ?? []).map(
    ({ heartRate }) =>
      heartRate && {
        low: Math.round(heartRate.lowestBpm),
        high: Math.round(heartRate.highestBpm),
      },
  )

function judged({ summary, ...row }: Row) {
  const head = wireHead(row)
  const facts = summary === null ? null : readStoredAnalysis(summary)
  const { from: startedAt, to: endedAt } = spanOf(row)
  return { head, facts, startedAt, endedAt, words: holterRowWords(head.status, facts) }
}

/** `done`: null where somebody else looks, whom it does not concern. */
function wireRow({ head, facts, words, ...span }: ReturnType<typeof judged>, done: Done | null) {
  const isTold = done !== null && words.finding === 'af'
  const doctor = isTold ? doctorKnows({ ...span, ...done }) : null
  return { ...head, ...words, hours: hoursOf(facts), doctor }
}

export const listHolterRecords: Handler<
  typeof contract.holter.listHolterRecords,
  Context
> = async ({ context, input }) => {
  const { pn, ps } = input
  const { services } = context
  const { userCode } = sessionUser(context)
  const ownerCode = input.userCode || userCode

  const { rows, total } = await holterRepository(services).list({
    ownerCode,
    skip: (pn - 1) * ps,
    take: ps,
  })

  const records = rows.map(judged)
  const oldest = records.findLast(({ words }) => words.finding === 'af')

  const done =
    oldest && ownerCode === userCode
      ? await ecgDone(services.database, { userCode, since: oldest.startedAt })
      : null

  return { list: records.map((record) => wireRow(record, done)), total, pn, ps }
}
