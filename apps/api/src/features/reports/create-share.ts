import { MS_PER_DAY, shanghaiTime } from '@kangban/china-time'
import {
  AppError,
  BUSINESS_FAILURE,
  type contract,
  type Handler,
  MESSAGES,
  MOST_SHARES,
} from '@kangban/contracts'
import { randomBytes } from 'node:crypto'
import { type Context, sessionUser } from '../../context.ts'
import { sharesRepository } from './shares.repository.ts'

const TOKEN_BYTES = 32

const refuse = (userMessage: string, logMessage: string) =>
  new AppError(BUSINESS_FAILURE, { userMessage, logMessage })

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
    most: MOST_SHARES,
  })

  if (made === 'no report')
    throw refuse(MESSAGES.reportNotFound, 'unknown report, or of a kind without a share page')
  if (made === 'too many')
    throw refuse(`最多同时分享${MOST_SHARES}份，请先取消不用的分享`, 'too many living shares')
  const page = made.kind === 'weekly' ? 'zb' : 'rb'
  return { id: made.id, token, url: `#/${page}?token=${token}`, expiresAt: shanghaiTime(expiresAt) }
}
