import { addDays, MS_PER_SECOND, shanghaiTime, startOfShanghaiDay } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import { SAMPLE_RATE } from '@kangban/ecg-core'
import { doctorKnows } from '@kangban/rules/ecg/ecg-doctor'
import type { Context } from '../../context.ts'
import { ecgDone, NOTHING_DONE } from '../../shared/ecg/ecg-done.repository.ts'
import { personAsked } from '../../shared/family/person-asked.ts'
import { rowWords } from './ecg-facts.ts'
import { ecgRepository } from './ecg.repository.ts'

const LONGEST_MONTH = 31

type Repository = ReturnType<typeof ecgRepository>
type Row = Awaited<ReturnType<Repository['listRows']>>[number]
type Done = Awaited<ReturnType<typeof ecgDone>>

function doctorOf({ startedAt, sampleCount }: Row, done: Done) {
  const seconds = sampleCount / SAMPLE_RATE

  return doctorKnows({
    startedAt,
    endedAt: new Date(startedAt.getTime() + seconds * MS_PER_SECOND),
    ...done,
  })
}

function wireRow(row: Row, done: Done) {
  const words = rowWords(row)

  return {
    id: row.id,
    dataTime: shanghaiTime(row.startedAt),
    source: row.source === 'recorder' ? ('recorder' as const) : ('watch' as const),
    durationSeconds: row.sampleCount / SAMPLE_RATE,
    ...words,
    thumbnail: row.thumbnail,
    doctor: words.finding === 'af' ? doctorOf(row, done) : null,
  }
}

export const listEcgMonth: Handler<typeof contract.ecg.listEcgMonth, Context> = async ({
  context,
  input,
}) => {
  const first = `${input.month}-01`
  const next = `${addDays(first, LONGEST_MONTH).slice(0, 7)}-01`
  const repository = ecgRepository(context.services.database)
  const { accountId, userCode } = await personAsked(context, input.userCode)
  const span = { accountId, from: startOfShanghaiDay(first), to: startOfShanghaiDay(next) }
  const rows = await repository.listRows(span)
  const isSuspected = rows.some(({ rhythm }) => rhythm === 'af')
  const { database } = context.services

  const done = isSuspected ? await ecgDone(database, { userCode, since: span.from }) : NOTHING_DONE

  return { list: rows.map((row) => wireRow(row, done)) }
}
