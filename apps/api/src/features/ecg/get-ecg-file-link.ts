import { type contract, type Handler, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { recordFileLink } from '../../shared/ecg/record-file-link.ts'
import { ecgRepository } from './ecg.repository.ts'

export const getEcgFileLink: Handler<typeof contract.ecg.getEcgFileLink, Context> = async ({
  context,
  input: { ecgId, format },
}) => {
  const { database, links } = context.services
  const own = { id: ecgId, accountId: sessionUser(context).accountId }
  if (!(await ecgRepository(database).has(own)))
    throw refuse('ecgNotFound', 'no such ECG of this user')
  return { url: recordFileLink(links, { kind: 'ecg', id: ecgId, format }) }
}
