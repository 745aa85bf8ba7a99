import {
  AppError,
  BUSINESS_FAILURE,
  type contract,
  type Handler,
  MESSAGES,
} from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { readRedemptionPage } from '@kangban/rules/redemption-page'
import { qrCodeLink } from '../../security/qr-code-link.ts'
import { redemptionRepository } from './redemption.repository.ts'

const refuse = (userMessage: string, logMessage: string) =>
  new AppError(BUSINESS_FAILURE, { userMessage, logMessage })

export const getQrCode: Handler<typeof contract.redemption.getQrCode, Context> = async ({
  context,
  input,
}) => {
  const { config, database, links } = context.services
  const { accountId } = sessionUser(context)

  if (!(await redemptionRepository(database).isOwn({ id: input.id, accountId }))) {
    throw refuse(MESSAGES.prizeNotFound, 'no such redemption of this user')
  }

  const origins = [context.origin, ...config.corsOrigins]
  const page = readRedemptionPage(input.reqUrl, { id: input.id, origins })
  if (page === null)
    throw refuse(MESSAGES.redemptionLinkWrong, 'not our redemption page with that id')
  return { url: qrCodeLink(links, page) }
}
