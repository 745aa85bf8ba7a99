import type { Database } from '../../database/open-database.ts'

/** The whole lookup is a book of some hundred names; no more is ever read at once. */
const MAX_DISEASES = 2000

export const lookupRepository = (database: Database) => ({
  /** Names in the order of the book, with the category that each stands in. */
  listDiseaseNames: () =>
    database.disease.findMany({
      orderBy: [{ position: 'asc' }, { name: 'asc' }],
      take: MAX_DISEASES,
      select: { name: true, category: true },
    }),

  find: (name: string) => database.disease.findUnique({ where: { name } }),
})
