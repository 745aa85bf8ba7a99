import type { contract, Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { servicesRepository } from './services.repository.ts'

export const listNews: Handler<typeof contract.services.listNews, Context> = ({ context, input }) =>
  servicesRepository(context.services.database).listNews(input.typeId)
