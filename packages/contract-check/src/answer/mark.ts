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
  const row =
    schema['x-decided'] ??
    branchesOf(schema, root).find((branch) => branch['x-decided'])?.['x-decided']

  return row === undefined ? {} : { row }
}

/** Steps of a path below data, as the table of inputs writes them (see find-values.ts): names, and `[]` for items. */
const stepsOf = (path: string): string[] => path.match(/\[[^\]]*\]|[^.[\]]+/g) ?? []

const isItem = (step: string): boolean => step.startsWith('[')

/** The schemas of what may stand one step below. */
const below = (schemas: readonly JsonSchema[], step: string, root: JsonSchema): JsonSchema[] =>
  schemas
    .flatMap((schema) => branchesOf(schema, root))
    .flatMap(({ properties, items }) => {
      const found = isItem(step) ? items : properties?.[step]
      return typeof found === 'object' ? [found] : []
    })

/** The schemas at a path; none where the contract has no such field. */
export const schemasAt = (root: JsonSchema, path: string): JsonSchema[] =>
  stepsOf(path).reduce<JsonSchema[]>((at, step) => below(at, step, root), [root])

/** The mark at a path below data. */
export function markAt(root: JsonSchema, path: string): Mark {
  let at: readonly JsonSchema[] = [root]
  let mark = markOf(root, root)

  for (const step of stepsOf(path)) {
    at = below(at, step, root)
    const own = at.map((each) => markOf(each, root)).find(({ row }) => row !== undefined)
    mark = own ?? (isItem(step) ? mark : {})
  }

  return mark
}
