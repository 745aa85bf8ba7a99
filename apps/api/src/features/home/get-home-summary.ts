import type { contract, Handler } from '@kangban/contracts'
import { homeSummary } from '@kangban/rules/home/summary'
import type { Context } from '../../context.ts'
import { personAsked } from '../../shared/family/person-asked.ts'
import { ofHome } from './home-data.ts'

export const getHomeSummary: Handler<typeof contract.home.getHomeSummary, Context> = async ({
  context,
  input,
}) => {
  const { accountId, areas } = await personAsked(context, input.userCode)
  const name = `home of ${areas.join(', ')}`
  return ofHome(context.services, { accountId, name }, (data) => homeSummary(data, areas))
}
