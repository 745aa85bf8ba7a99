import type { Marks, Node } from '../node.ts'

/** A node whose marks are given by the names of fields. */
export function nodeOf(
  value: unknown,
  marks: Readonly<Record<string, Marks>> = {},
  { path = 'data', key = '' } = {},
): Node {
  const below = (name: string, each: unknown, step: string) =>
    nodeOf(each, marks, { key: name, path: path + step })

  const fields =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([name, each]) => [name, below(name, each, `.${name}`)] as const)
      : []

  return {
    path,
    key,
    value,
    marks: marks[key] ?? {},
    fields: new Map(fields),
    items: Array.isArray(value) ? value.map((item) => below(key, item, '[]')) : [],
  }
}
