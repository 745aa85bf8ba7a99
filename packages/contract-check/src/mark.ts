// Where the contract says that name or form of a field is our choice.
import { branchesOf, type JsonSchema } from './json-schema.ts'

export interface Mark {
  readonly row?: string
}

/**
 * The row of a field's own schema, or of a way that its value may take. It holds for the field and for what its items are,
 * since items have no name; not for the named fields below.
 */
export function markOf(schema: JsonSchema, root: JsonSchema): Mark {
  const row = schema['x-decided'] ?? branchesOf(schema, root).find((branch) => branch['x-decided'])?.['x-decided']
  return row === undefined ? {} : { row }
}

/** The mark at a path below data, as the table of inputs writes them: `classify[].typeNames`. */
export function markAt(schema: JsonSchema, path: string): Mark {
  let at: readonly JsonSchema[] = [schema]
  let mark = markOf(schema, schema)
  for (const [, key, item] of path.matchAll(/([^.[\]]+)|(\[[^\]]*\])/g)) {
    const ways = at.flatMap((each) => branchesOf(each, schema))
    at = ways.flatMap(({ properties, items }) => {
      const below = key === undefined ? items : properties?.[key]
      return typeof below === 'object' ? [below] : []
    })
    const own = at.map((each) => markOf(each, schema)).find(({ row }) => row !== undefined)
    // Items are what the field is; a named field has a mark of its own.
    mark = own ?? (item === undefined ? {} : mark)
  }
  return mark
}
