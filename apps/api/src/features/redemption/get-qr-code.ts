import { type contract, type Handler, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { readRedemptionPage } from '@kangban/rules/points/redemption-page'
import { qrCodeLink } from '../../security/qr-code-link.ts'
import { redemptionRepository } from './redemption.repository.ts'

export const getQrCode: Handler<typeof contract.redemption.getQrCode, Context> = async ({
  context,
  input,
}) => {
  const { config, database, links } = context.services
  const { accountId } = sessionUser(context)

  if (!(await redemptionRepository(database).isOwn({ id: input.id, accountId }))) {
    throw refuse('prizeNotFound', 'no such redemption of this user')
  }

  const { h5Test, h5Production } = config.links
  const h5 = [h5Test, h5Production].filter(Boolean).map((host) => new URL(host).origin)
  const origins = [context.origin, ...config.corsOrigins, ...h5]
  const page = readRedemptionPage(input.reqUrl, { id: input.id, origins })
  if (page === null) throw refuse('redemptionLinkWrong', 'not our redemption page with that id')
  return { url: qrCodeLink(links, page) }
}
