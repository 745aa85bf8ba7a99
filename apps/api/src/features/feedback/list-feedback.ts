import { shanghaiTime } from '@kangban/china-time'
import { type contract, FEEDBACK_TYPES, type FeedbackType, type Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { fileIdsOf, readFileLinks } from '../../shared/files/file-links.ts'
import { maskPhone } from '@kangban/rules/person/mask'
import { feedbackRepository } from './feedback.repository.ts'

const MAX_ROWS = 100
const TYPES = Object.keys(FEEDBACK_TYPES) as FeedbackType[]

export const listFeedback: Handler<typeof contract.feedback.listFeedback, Context> = async ({
  context,
}) => {
  const { database, links, vault } = context.services
  const { accountId } = sessionUser(context)
  const rows = await feedbackRepository(database).newest(accountId, MAX_ROWS)
  const ids = rows.flatMap(({ fileIds }) => fileIdsOf(fileIds))
  const linksOf = await readFileLinks(database, links, { accountId, ids })

  return rows.map((row) => {
    const type = TYPES.find((known) => known === row.kind) ?? 'other'

    return {
      id: row.id,
      type,
      typeName: FEEDBACK_TYPES[type],
      content: vault.decrypt(row.textCipher),
      contact: row.phoneCipher ? maskPhone(vault.decrypt(row.phoneCipher)) : null,
      images: linksOf(fileIdsOf(row.fileIds)),
      createdAt: shanghaiTime(row.at),
      reply: row.replyCipher ? vault.decrypt(row.replyCipher) : null,
      repliedAt: row.repliedAt ? shanghaiTime(row.repliedAt) : null,
    }
  })
}
