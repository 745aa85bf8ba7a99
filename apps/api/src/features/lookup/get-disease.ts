import { ATTRIBUTION, type contract, type Handler, refuse } from '@kangban/contracts'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { lookupRepository } from './lookup.repository.ts'

/** As on the wire, but that a picture is stored as a path of the web app. */
const Sections = z.array(
  z.object({
    title: z.string(),
    rows: z.array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('text'), content: z.string() }),
        z.object({ type: z.literal('list'), content: z.array(z.string()) }),
        z.object({ type: z.literal('image'), content: z.string() }),
      ]),
    ),
  }),
)

/** The stored sections; pictures with the host that they are on. */
function readSections(stored: unknown, origin: string) {
  return z.parse(Sections, stored).map(({ title, rows }) => ({
    title,
    rows: rows.map((row) =>
      row.type === 'image' ? { ...row, content: new URL(row.content, origin).href } : row,
    ),
  }))
}

export const getDisease: Handler<typeof contract.lookup.getDisease, Context> = async ({
  context,
  input,
}) => {
  const disease = await lookupRepository(context.services.database).find(input.typeName)

  if (!disease) {
    throw refuse('diseaseNotFound', 'no disease of that name')
  }

  return {
    dise_name: disease.name,
    department_name: disease.department,
    content: readSections(disease.content, context.origin),
    tags: readSections(disease.tags, context.origin),
    kangban: { attribution: ATTRIBUTION },
  }
}
