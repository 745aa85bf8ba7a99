import { isDeepStrictEqual } from 'node:util'
import { readDiseases } from '../../../../prisma/seed/diseases.ts'
import type { Transaction } from '../database/once.ts'

/** Brings the health lookup to what is written: adds, rewords, and takes away what left the book. */
export async function ensureDiseases(database: Transaction): Promise<void> {
  const written = readDiseases()

  const stored = new Map(
    (await database.disease.findMany()).map((disease) => [disease.name, disease]),
  )

  const names = written.map(({ name }) => name)
  const gone = [...stored.keys()].filter((name) => !names.includes(name))
  if (gone.length > 0) await database.disease.deleteMany({ where: { name: { in: gone } } })
  const missing = written.filter(({ name }) => !stored.has(name))
  if (missing.length > 0) await database.disease.createMany({ data: missing })

  for (const disease of written) {
    const before = stored.get(disease.name)

    if (before && !isDeepStrictEqual(before, disease)) {
      await database.disease.update({ where: { name: disease.name }, data: disease })
    }
  }
}
