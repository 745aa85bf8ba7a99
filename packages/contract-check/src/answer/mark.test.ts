import { describe, expect, it } from 'vitest'
import type { JsonSchema } from './json-schema.ts'
import { markAt, markOf, schemasAt } from './mark.ts'

const root: JsonSchema = {
  type: 'object',
  properties: {
    names: { type: 'array', items: { type: 'string' }, 'x-decided': 'A-01' },
    rows: {
      type: 'array',
      'x-decided': 'A-02',
      items: {
        type: 'object',
        properties: { id: { type: 'string' }, kind: { type: 'string', 'x-decided': 'A-03' } },
      },
    },
    perhaps: { anyOf: [{ type: 'object', 'x-decided': 'A-04' }, { type: 'null' }] },
  },
}

describe('the mark of a place', () => {
  it('is that of the field, and of its items, which have no name of their own', () => {
    expect([markAt(root, 'names'), markAt(root, 'names[]'), markAt(root, 'rows[]')]).toEqual([
      { row: 'A-01' },
      { row: 'A-01' },
      { row: 'A-02' },
    ])
  })

  it('is not that of the named fields below, which have their own or none', () => {
    expect([markAt(root, ''), markAt(root, 'rows[].id'), markAt(root, 'rows[].kind')]).toEqual([
      {},
      {},
      { row: 'A-03' },
    ])
  })

  it('may stand at a way that the value takes', () => {
    expect([markAt(root, 'perhaps'), markOf({ anyOf: [{ type: 'null' }] }, root)]).toEqual([
      { row: 'A-04' },
      {},
    ])
  })

  it('is none where the contract has no such field', () => {
    expect([schemasAt(root, 'rows[].none'), markAt(root, 'none')]).toEqual([[], {}])
    expect(schemasAt(root, 'rows[kind=a].id')).toEqual([{ type: 'string' }])
  })
})
