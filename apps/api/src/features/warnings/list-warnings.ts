import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { warningEvent } from '@kangban/rules/warnings/warning-event'
import { warningsRepository } from './warnings.repository.ts'

/** The list has no pages; older events are in the reports. */
const MOST = 200

/** The events of the user or of a person who granted access: the contract's rule has refused any other code before. */
export const listWarnings: Handler<typeof contract.warnings.listWarnings, Context> = async ({
  context,
  input,
}) => {
  const ownerCode = input.userCode || sessionUser(context).userCode
  const rows = await warningsRepository(context.services.database).list(ownerCode, MOST)
  return rows.map(warningEvent)
}
