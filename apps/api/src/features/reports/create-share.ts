import { type contract, type Handler, MAX_SHARES, refuse } from '@kangban/contracts'
import { MS_PER_DAY, shanghaiTime } from '@kangban/china-time'
import { randomBytes } from 'node:crypto'
import { type Context, sessionUser } from '../../context.ts'
import { sharesRepository } from './shares.repository.ts'

const TOKEN_BYTES = 32

export const createShare: Handler<typeof contract.reports.createShare, Context> = async ({
  context,
  input,
}) => {
  const { database, clock, vault } = context.services
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + input.days * MS_PER_DAY)

  const made = await sharesRepository(database).create({
    accountId: sessionUser(context).accountId,
    reportId: input.reportId,
    tokenHash: vault.hash('share token', token),
    createdAt,
    expiresAt,
    most: MAX_SHARES,
  })

  if (made === 'no report')
    throw refuse('reportNotFound', 'unknown report, or of a kind without a share page')
  if (made === 'too many') throw refuse('sharesFull', 'too many living shares', MAX_SHARES)
  const page = made.kind === 'weekly' ? 'zb' : 'rb'
  return { id: made.id, token, url: `#/${page}?token=${token}`, expiresAt: shanghaiTime(expiresAt) }
}
