// An answer beside its schema, as the laws of the contract see it.
import type { Marks, Node } from '@kangban/contracts/laws'
import { type Branch, branchesOf, hasType, type JsonSchema } from './json-schema.ts'

interface Place {
  readonly root: JsonSchema
  readonly path: string
  readonly key: string
  readonly documentedOnly: boolean
}

const NO_FIELDS: ReadonlyMap<string, Node> = new Map()

const marksOf = (branch: Branch, documentedOnly: boolean): Marks => ({
  ...(documentedOnly && branch['x-decided'] !== undefined && { open: true }),
  ...(branch['x-quantity'] !== undefined && { quantity: branch['x-quantity'] }),
  ...(branch.minimum !== undefined && { minimum: branch.minimum }),
  ...(branch['x-plausible'] && { plausible: branch['x-plausible'] }),
  ...(branch.format !== undefined && { format: branch.format }),
  ...(branch['x-kind'] !== undefined && { kind: branch['x-kind'] }),
})

function walk(schemas: readonly JsonSchema[], value: unknown, place: Place): Node {
  const { path, key } = place

  const branches = schemas
    .flatMap((schema) => branchesOf(schema, place.root))
    .filter((branch) => hasType(branch, value))

  const node = {
    path,
    key,
    value,
    marks: marksOf(branches[0] ?? {}, place.documentedOnly),
    fields: NO_FIELDS,
    items: [],
  }

  if (Array.isArray(value)) {
    const below = branches.flatMap(({ items }) => (typeof items === 'object' ? [items] : []))

    return {
      ...node,
      items: value.map((item) => walk(below, item, { ...place, path: `${path}[]` })),
    }
  }

  if (value === null || typeof value !== 'object') return node

  // A field that the contract does not know is nothing to its laws.
  const fields = Object.entries(value).flatMap(([name, each]): [string, Node][] => {
    const below = branches.flatMap(({ properties }) => properties?.[name] ?? [])
    if (below.length === 0) return []
    return [[name, walk(below, each, { ...place, key: name, path: `${path}.${name}` })]]
  })

  return { ...node, fields: new Map(fields) }
}

/** What is our choice is open to a back end of which the documents alone are asked for. */
export const nodeOf = (schema: JsonSchema, data: unknown, documentedOnly: boolean): Node =>
  walk([schema], data, { root: schema, path: 'data', key: '', documentedOnly })
