import { ATTRIBUTION, type contract, type Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { lookupRepository } from './lookup.repository.ts'

export const listCategories: Handler<typeof contract.lookup.listCategories, Context> = async ({
  context,
}) => {
  const diseases = await lookupRepository(context.services.database).listNames()
  const categories = Map.groupBy(diseases, ({ category }) => category)

  return {
    classify: Array.from(categories, ([className, members]) => ({
      className,
      typeNames: members.map(({ name }) => name),
    })),
    kangban: { attribution: ATTRIBUTION },
  }
}
