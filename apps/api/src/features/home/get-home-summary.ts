import type { contract, Handler } from '@kangban/contracts'
import { homeSummary } from '@kangban/rules/home/summary'
import { type Context, sessionUser } from '../../context.ts'
import { readHome } from './home-data.ts'

export const getHomeSummary: Handler<typeof contract.home.getHomeSummary, Context> = async ({
  context,
}) => homeSummary(await readHome(context.services, sessionUser(context).accountId))
