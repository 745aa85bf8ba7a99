import type { contract, Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { lookupRepository } from './lookup.repository.ts'

export const listDiseaseNames: Handler<typeof contract.lookup.listDiseaseNames, Context> = async ({
  context,
}) => (await lookupRepository(context.services.database).listDiseaseNames()).map(({ name }) => name)
