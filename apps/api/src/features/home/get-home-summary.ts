import type { contract, Handler } from '@kangban/contracts'
import { homeSummary } from '@kangban/rules/home/summary'
import type { Context } from '../../context.ts'
import { personAsked } from '../../shared/family/person-asked.ts'
import { readHome } from './home-data.ts'

export const getHomeSummary: Handler<typeof contract.home.getHomeSummary, Context> = async ({
  context,
  input,
}) => {
  const { accountId, areas } = await personAsked(context, input.userCode)
  return homeSummary(await readHome(context.services, accountId), areas)
}
