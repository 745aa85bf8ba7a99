import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { contract } from '../contract.ts'
import { jsonSchemaOf } from '../documents/json-schema.ts'
import { listOperations } from '../operation.ts'
import { id, KIND } from './kinds.ts'

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every text of an answer by which the thing itself is named, with the path to it. */
function idsIn(node: unknown, path: string): [path: string, schema: Node][] {
  if (!isNode(node)) return []

  return Object.entries(node).flatMap(([key, value]) => {
    const at = `${path}.${key}`
    if (key !== 'id' || !path.endsWith('.properties') || !isNode(value)) return idsIn(value, at)
    const branches: readonly unknown[] = [value['anyOf'] ?? value].flat()

    return branches.flatMap((branch): [string, Node][] =>
      isNode(branch) && branch['type'] === 'string' && !('enum' in branch) ? [[at, branch]] : [],
    )
  })
}

it('every id of an answer is one, and not empty', () => {
  const ids = listOperations(contract).flatMap(([name, { output }]) =>
    idsIn(jsonSchemaOf(output, 'output'), name),
  )

  expect(ids.length).toBeGreaterThan(60)
  const wrong = ids.filter(([, schema]) => schema[KIND] !== 'id' || !schema['minLength'])
  expect(wrong.map(([path]) => path)).toEqual([])
})

it('a page reads an empty one all the same', () => {
  expect(z.parse(id, '')).toBe('')
})
