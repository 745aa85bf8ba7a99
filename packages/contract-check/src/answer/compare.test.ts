import { describe, expect, it } from 'vitest'
import { compareRecordings } from './compare.ts'

const item = { id: 'a', dataTime: '1111-11-11T11:11:11+11:11', heartRat: 11, qt: 111, hrv: null }

const recording = (label: string, items: unknown[]) => ({
  label,
  answers: new Map<string, unknown>([['ecg.listEcgRecords', { dataEcgInfosRespList: items }]]),
})

const rowsOf = (...lists: unknown[][]) =>
  compareRecordings(lists.map((items, index) => recording(`r${index}`, items))).operations[0]
    ?.fields ?? []

const differing = (...lists: unknown[][]) =>
  rowsOf(...lists)
    .filter(({ differs }) => differs)
    .map(({ path }) => path.replace('data.dataEcgInfosRespList', 'list'))

describe('comparison', () => {
  it('shows every field on three sides', () => {
    const row = rowsOf([item], [{ ...item, hrv: 1 }]).find(({ path }) => path.endsWith('.hrv'))

    expect(row).toEqual({
      path: 'data.dataEcgInfosRespList[].hrv',
      sides: [
        { types: 'null | number', presence: 'always' },
        { types: 'null', presence: 'always' },
        { types: 'number', presence: 'always' },
      ],
      known: [true, true, true],
      differs: false,
    })
  })

  it('marks a field that one side lacks, has in part, has more, or has of another type', () => {
    const { qt: _, ...without } = item
    expect(differing([item], [item])).toEqual([])
    expect(differing([item], [without])).toEqual(['list[].qt'])
    expect(differing([item, without], [item])).toEqual(['list[].qt'])
    expect(differing([item], [{ ...item, sdk: 1 }])).toEqual(['list[].sdk'])
    expect(differing([{ ...item, heartRat: '11' }], [item])).toEqual(['list[].heartRat'])
  })

  it('says nothing of what an empty list hides', () => {
    expect(differing([], [item])).toEqual([])
  })
})

const differingIn = (name: string, sides: unknown[]) =>
  compareRecordings(
    sides.map((data, index) => ({ label: `r${index}`, answers: new Map([[name, data]]) })),
  )
    .operations[0]?.fields.filter(({ differs }) => differs)
    .map(({ path }) => path)

describe('what we add', () => {
  const tag = { tagCode: 'a', tagName: 'b', selected: true }
  const ours = { ...tag, kangban: { id: 'a', group: null } }

  it('may be absent on a side without a difference, but is held to the contract where it is', () => {
    expect(differingIn('profile.listMedicalTags', [[ours], [tag]])).toEqual([])
    const broken = { ...ours, kangban: { group: null } }
    expect(differingIn('profile.listMedicalTags', [[broken], [tag]])).toEqual(['data[].kangban.id'])
  })

  it('stands beside anything, where no document names the data', () => {
    const sides = [{ kangban: { id: 'a', name: 'b', phone: 'c' } }, null, 'ok', { more: { a: 1 } }]
    expect(differingIn('contacts.saveContact', sides)).toEqual([])
  })
})
