import { ATTRIBUTION, type contract, type Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { lookupRepository } from './lookup.repository.ts'

export const listDiseaseCategories: Handler<
  typeof contract.lookup.listDiseaseCategories,
  Context
> = async ({ context }) => {
  const diseases = await lookupRepository(context.services.database).listDiseaseNames()
  const categories = Map.groupBy(diseases, ({ category }) => category)

  return {
    classify: Array.from(categories, ([className, members]) => ({
      className,
      typeNames: members.map(({ name }) => name),
    })),
    kangban: { attribution: ATTRIBUTION },
  }
}
