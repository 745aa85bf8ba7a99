import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { exportLink } from './export/export-link.ts'

export const getExportLink: Handler<typeof contract.account.getExportLink, Context> = ({
  context,
}) => Promise.resolve({ url: exportLink(context.services.links, sessionUser(context).userCode) })
