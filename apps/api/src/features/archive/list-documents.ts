import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { fileIdsOf, readFileLinks } from '../../shared/files/file-links.ts'
import { archiveRepository } from './archive.repository.ts'
import { wireDocument } from './wire-document.ts'

/** How many there are of each year, the newest year first. */
function countYears(days: readonly string[]) {
  const totals = new Map<number, number>()

  for (const day of days) {
    const year = Number(day.slice(0, 4))
    totals.set(year, (totals.get(year) ?? 0) + 1)
  }

  return [...totals].map(([year, total]) => ({ year, total })).toSorted((a, b) => b.year - a.year)
}

export const listDocuments: Handler<typeof contract.archive.listDocuments, Context> = async ({
  context,
  input,
}) => {
  const { database, links, vault } = context.services
  const { accountId } = sessionUser(context)
  const { pn, ps, year } = input
  const ofType = { accountId, ...(input.type ? { kind: input.type } : {}) }
  const filter = { ...ofType, ...(year ? { year } : {}) }
  const repository = archiveRepository(database)

  const [rows, total, days] = await Promise.all([
    repository.page(filter, { pn, ps }),
    repository.count(filter),
    repository.days(ofType),
  ])

  const ids = rows.flatMap(({ fileIds }) => fileIdsOf(fileIds))
  const linksOf = await readFileLinks(database, links, { accountId, ids })

  return {
    list: rows.map((row) => wireDocument(row, { vault, linksOf })),
    total,
    pn,
    ps,
    years: countYears(days),
  }
}
