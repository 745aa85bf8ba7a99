import { addDays, shanghaiTime, startOfShanghaiDay } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import { SAMPLE_RATE } from '@kangban/ecg-core'
import type { Context } from '../../context.ts'
import { personAsked } from '../../shared/family/person-asked.ts'
import { durationText } from '@kangban/rules/ecg/ecg-sentence'
import { rowWords } from './ecg-facts.ts'
import { ecgRepository } from './ecg.repository.ts'
import { reportLink } from './report-link.ts'

export const listEcgMeasurements: Handler<
  typeof contract.ecg.listEcgMeasurements,
  Context
> = async ({ context, input }) => {
  const { database, links } = context.services

  const { userCode: ownerCode, isOwner } = await personAsked(context, input.userCode)

  const rows = await ecgRepository(database).listEcgMeasurements({
    ownerCode,
    from: startOfShanghaiDay(input.measurementDate),
    to: startOfShanghaiDay(addDays(input.measurementDate, 1)),
  })

  return rows.map((row) => ({
    recordStartTime: shanghaiTime(row.startedAt).slice(0, 19).replace('T', ' '),
    durationStr: durationText(row.sampleCount / SAMPLE_RATE),
    completed: row.complete,
    labeled: row.analysedAt !== null,
    pdfFilePath: isOwner && row.analysedAt ? reportLink(links, row.id) : null,
    kangban: { id: row.id, ...rowWords(row) },
  }))
}
