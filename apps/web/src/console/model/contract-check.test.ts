import type { OperationResult } from '@kangban/contract-check'
import { expect, it } from 'vitest'
import { outcomeOf } from './contract-check.ts'

const call = (name: string, part: Partial<OperationResult>): OperationResult => ({
  name,
  method: 'GET',
  path: '/x',
  summary: 'x',
  safety: 'read',
  status: 'kept',
  drifts: [],
  warnings: [],
  assumptions: [],
  notes: [],
  ...part,
})

const drift = { kind: 'retyped', path: 'data.list[].value', expected: 'number', got: 'text(2) 11' }
const notCalled = { status: 'not-called', reason: { zh: '需要 --allow x', en: 'x' } } as const

const operations: OperationResult[] = [
  call('a.kept', {}),
  call('b.drifted', { status: 'drifted', drifts: [{ ...drift, kind: 'retyped', count: 3 }] }),
  call('c.changes', { ...notCalled, safety: 'mutating' }),
  call('d.changes', { ...notCalled, safety: 'idempotent' }),
  call('e.sends', { ...notCalled, safety: 'sends-message' }),
  call('f.skipped', { status: 'skipped', reason: { zh: '没有可用的 id', en: 'no value' } }),
]

const shown = outcomeOf({ operations, milliseconds: 2345 }, { retyped: { zh: '类型不符' } })

it('counts what was kept, and says of each drift what was promised and what came', () => {
  expect(shown.kept).toBe(1)
  expect(shown.took).toContain('2 个接口，用了 2.3 秒')

  expect(shown.drifted).toEqual([
    {
      name: 'b.drifted',
      findings: [
        {
          where: '类型不符 data.list[].value',
          says: '约定 number，实际 text(2) 11，共 3 处',
        },
      ],
    },
  ])
})

it('says why the others were not looked at, and nothing of options of a command', () => {
  expect(shown.unseen).toEqual([
    { reason: '会改数据，不叫', names: ['c.changes', 'd.changes'] },
    { reason: '会发短信，不叫', names: ['e.sends'] },
    { reason: '没有可用的 id', names: ['f.skipped'] },
  ])

  expect(JSON.stringify(shown)).not.toContain('--')
})
