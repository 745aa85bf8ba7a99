import { shanghaiTime } from '@kangban/china-time'
import { type contract, type Handler, splitImageIds } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { fileIdsOf, readFileLinks } from '../../shared/files/file-links.ts'
import { isOver } from './check-appointment.ts'
import { kindOf, latestLetter, readContent } from './letters.ts'
import { type Letter, outpatientRepository } from './outpatient.repository.ts'

const MAX_ROWS = 100
/** Letters that are read for them; an appointment is seldom changed twice. */
const MAX_LETTERS = 500

const sentAt = (letter: Letter | undefined): string | null =>
  letter?.mailedAt ? shanghaiTime(letter.mailedAt) : null

export const listAppointments: Handler<
  typeof contract.outpatient.listAppointments,
  Context
> = async ({ context }) => {
  const { database, links, vault, clock } = context.services
  const { accountId } = sessionUser(context)
  const all = await outpatientRepository(database).mailed(accountId, MAX_LETTERS)
  const byFirst = Map.groupBy(all, ({ id, firstId }) => firstId ?? id)
  const ids = all.flatMap(({ fileIds }) => fileIdsOf(fileIds))
  const linksOf = await readFileLinks(database, links, { accountId, ids })

  const rows = [...byFirst].flatMap(([id, letters]) => {
    const first = letters.find((letter) => letter.id === id)
    const latest = latestLetter(letters)
    const createdAt = sentAt(first)
    if (!latest || createdAt === null) return []
    const cancelledAt = sentAt(letters.find((letter) => kindOf(letter) === 'cancel'))
    const { diagnosticReportIds, otherMaterialIds, ...fields } = readContent(vault, latest)
    const open = isOver(fields, clock.now()) ? ('past' as const) : ('submitted' as const)

    return [
      {
        id,
        state: cancelledAt ? ('cancelled' as const) : open,
        createdAt,
        changedAt: latest === first ? null : sentAt(latest),
        cancelledAt,
        ...fields,
        diagnosticReports: linksOf(splitImageIds(diagnosticReportIds)),
        otherMaterials: linksOf(splitImageIds(otherMaterialIds)),
      },
    ]
  })

  return rows.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, MAX_ROWS)
}
