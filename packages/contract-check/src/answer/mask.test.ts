import { describe as group, expect, it } from 'vitest'
import { describe, maskAnswer, showCode } from './mask.ts'

group('masking', () => {
  it('keeps type, length and shape alone', () => {
    expect(describe('王桂兰 138')).toBe('text(7) 某某某 111')
    expect(describe('Wáng-12')).toBe('text(7) Aaaa-11')
    expect(describe('x'.repeat(50))).toBe(`text(50) ${'a'.repeat(40)}…`)

    expect([
      describe(36.5),
      describe(72),
      describe(-3),
      describe([1, 2]),
      describe({ a: 1 }),
      describe(null),
    ]).toEqual(['number 11.1', 'integer 11', 'integer -1', 'list(2)', 'object(1)', 'null'])
  })

  it('shows a short code and hides anything longer', () => {
    expect([showCode('9999'), showCode(402), showCode('13800000001'), showCode('王桂兰')]).toEqual([
      '"9999"',
      '402',
      'text(11) 11111111111',
      'text(3) 某某某',
    ])
  })

  it('masks a whole answer, keeping what the contract itself lists, with sorted keys', () => {
    const schema = {
      type: 'object',
      properties: {
        state: { anyOf: [{ type: 'string', enum: ['02'] }, { type: 'null' }] },
        list: {
          type: 'array',
          items: { type: 'object', properties: { kind: { const: 'ecg' }, at: { type: 'string' } } },
        },
      },
    }

    const answer = {
      state: '02',
      list: [{ kind: 'ecg', at: '2026-03-02T10:00:00+08:00', 李: true }],
      a: 13800000001,
    }

    expect(JSON.stringify(maskAnswer(answer, schema))).toBe(
      '{"a":11111111111,"list":[{"<text(1) 某>":true,"at":"1111-11-11T11:11:11+11:11","kind":"ecg"}],"state":"02"}',
    )
  })
})
