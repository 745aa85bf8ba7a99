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

const personal = { id: '100101', tagCode: '100101', tagName: '高血压', group: null }
const family = { ...personal, id: '200101', tagCode: '200101' }

const profiled = (profile: object, ...others: Parameters<typeof between>[0]) =>
  between([
    ['profile.listDiseaseTags', [personal], { type: '1001', sex: '2' }],
    ['profile.listDiseaseTags', [family], { type: '2001', sex: '2' }],
    ['profile.getHealthInfo', { sex: 2, ...profile }],
    ...others,
  ])

describe('the tags of a person', () => {
  it('are of the type of their list', () => {
    expect(profiled({ tagParamList: [personal], familyMedList: [family] })).toEqual([])
    const wrong = ['profile.getHealthInfo same-fact data.familyMedList[].tagCode']
    expect(profiled({ familyMedList: [personal] })).toEqual(wrong)
  })

  it('are none of the other sex, and of one group', () => {
    const womb = { ...personal, tagCode: '100191', id: '100191', group: 'gynaecological' }

    const listed = (group: string | null) =>
      ['profile.listMedicalTags', [{ ...womb, group }]] as const

    expect(profiled({}, listed('gynaecological'))).toEqual([])
    const place = 'profile.listMedicalTags asked data[].group'
    expect(profiled({}, listed('andrological'))).toEqual([place])
    expect(profiled({ sex: 1 }, listed('gynaecological'))).toEqual([place])
    expect(profiled({ sex: null }, listed('gynaecological'))).toEqual([])
    const tags = ['profile.listDiseaseTags', [womb], { type: '1001', sex: '2' }] as const

    expect(between([listed(null), tags])).toEqual(['profile.listMedicalTags silent data[].group'])

    expect(between([['profile.listDiseaseTags', [womb], { type: '1001', sex: '1' }]])).toEqual([
      'profile.listDiseaseTags asked data[].group',
    ])
  })
})

const suggested = (name: string, dose: string, ...meanwhile: Parameters<typeof between>[0]) =>
  between([
    ['profile.listMedicines', [{ name: '氨氯地平', dose: '5 mg' }]],
    ...meanwhile,
    ['reminders.getReminders', { suggestions: [{ kind: 'medicine', name, dose }] }],
  ])

describe('a medicine that could be planned', () => {
  it('is one that the person takes, as much of it', () => {
    const place = 'data.suggestions[]'
    expect(suggested('氨氯地平', '5 mg')).toEqual([])
    expect(suggested('', '')).toEqual([])
    const saved = ['profile.saveMedicines', {}] as const
    expect(suggested('二甲双胍', '5 mg', saved)).toEqual([])
    expect(suggested('二甲双胍', '5 mg')).toEqual([`reminders.getReminders detail ${place}`])

    expect(suggested('氨氯地平', '10 mg')).toEqual([
      `reminders.getReminders same-fact ${place}.dose`,
    ])
  })
})
