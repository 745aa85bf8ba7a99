// Rights, tags and the constitution in two calls: told rightly nothing is found, told wrongly by one of them it is.
import { describe, expect, it } from 'vitest'
import { between } from '../testing/told.ts'

const card = (isHave: number, validFrom: string | null, input: object = { code: '0001' }) =>
  between([
    ['services.getEntitlementDetail', { code: '0001', validFrom, validTo: '2026-11-29' }],
    ['services.getEntitlement', { isHave }, input],
  ])

describe('a card', () => {
  it('that holds today is a right', () => {
    expect(card(1, '2026-02-12')).toEqual([])
    expect(card(0, '2026-02-12')).toEqual(['services.getEntitlement same-fact data.isHave'])
    expect(card(0, '2026-02-12', {})).toHaveLength(1)
    expect(card(0, '2026-02-12', { code: '0002' })).toEqual([])
    expect([card(0, '2026-03-05'), card(0, null)]).toEqual([[], []])
  })
})

describe('the types of tags', () => {
  const tags = [{ id: '1' }, { id: '2' }]

  const told = (mental: readonly object[]) =>
    between([
      ['profile.listDiseaseTags', tags, { type: '1001' }],
      ['profile.listDiseaseTags', mental, { type: '3001' }],
    ])

  it('do not have one list', () => {
    expect(told([{ id: '2' }, { id: '9' }])).toEqual([])
    expect(told(tags)).toEqual(['profile.listDiseaseTags asked data'])
  })
})

const history = (day: string, score: number) => ({
  day,
  main: { type: 'qi-deficiency', score },
})

describe('the constitution', () => {
  const list = [history('2026-02-28', 37.5), history('2026-02-13', 56.3)]

  const told = (change: number, rows: readonly object[] = list) =>
    between([
      [
        'medicine.getConstitutionReport',
        {
          day: '2026-02-28',
          previous: { day: '2026-02-13' },
          scores: [{ type: 'qi-deficiency', score: 37.5, change }],
        },
      ],
      ['medicine.listConstitutionReports', rows],
    ])

  it('is the newest of the list, and changed from the one before it', () => {
    expect(told(-18.8)).toEqual([])

    expect(told(18.8)).toEqual(['medicine.getConstitutionReport same-fact data.scores[].change'])

    expect(told(-18.8, list.slice(1))).toEqual(['medicine.listConstitutionReports newest data'])
  })
})
