import { expect, it } from 'vitest'
import { historyQuery, readHistory } from '../lists/history-address.ts'
import { canToggle, keyOf, parsePick, toggled } from './pick.ts'
import { rowOf } from '../testing/rows.ts'

const first = rowOf({ id: 'a' })
const second = rowOf({ id: 'b' })
const week = rowOf({ id: 'w', kind: 'weekly' })
const survey = rowOf({ id: 's', kind: 'tcm', day: '2024-01-02' })
const paper = rowOf({ id: 'p', kind: 'document' })

it('takes two of one kind, and takes back', () => {
  const one = toggled(null, { kind: 'daily', key: 'a' })

  expect([canToggle(one, second), canToggle(one, week), canToggle(null, paper)]).toEqual([
    true,
    false,
    false,
  ])

  const two = toggled(one, { kind: 'daily', key: 'b' })
  expect(two).toEqual({ kind: 'daily', keys: ['a', 'b'] })
  expect([canToggle(two, first), canToggle(two, rowOf({ id: 'c' }))]).toEqual([true, false])
  expect(toggled(one, { kind: 'daily', key: 'a' })).toBeNull()
})

it('asks for a constitution by its day', () => {
  expect(keyOf(survey)).toEqual({ kind: 'tcm', key: '2024-01-02' })
})

it('reads from the address what it wrote there, and nothing else', () => {
  const address = {
    kind: 'weekly',
    year: '2024',
    picking: true,
    pick: { kind: 'weekly', keys: ['w'] },
    compare: { kind: 'daily', keys: ['a', 'b'] },
  } as const

  expect(readHistory(new URLSearchParams(historyQuery(address)))).toEqual(address)
  const nothing = { kind: null, year: null, picking: false, pick: null, compare: null }
  expect(readHistory(new URLSearchParams('kind=hourly&year=20&compare=daily:a'))).toEqual(nothing)
  expect(historyQuery(nothing)).toBe('')
  expect(parsePick('document:a,b')).toBeNull()
  expect(parsePick('daily:a,a,<b>,c,d')).toEqual({ kind: 'daily', keys: ['a', 'c'] })
})
