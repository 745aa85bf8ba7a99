import { expect, it } from 'vitest'
import { attentionView, medicationText } from '@kangban/rules/reports/attention-view'
import { WEEK } from '../testing/week.ts'

it('counts each kind with its gravest value, limit and time, marked as in the list of warnings', () => {
  expect(WEEK.warnings.byKind.map(attentionView)).toEqual([
    {
      kind: 'oxygen-low',
      state: 'alert',
      count: '1 次',
      text: '夜间血氧偏低，86%（下限 90%），',
      when: '1 日 22:24',
      fullWhen: '2024年1月1日 22:24',
    },
    {
      kind: 'pressure-high',
      state: 'high',
      count: '3 次',
      text: '早晨血压偏高，最高 153/95 mmHg（上限 140/90），',
      when: '5 日 06:49',
      fullWhen: '2024年1月5日 06:49',
    },
  ])
})

it('tells what is taken and who entered it; what was not filled in is not taken for nothing', () => {
  const nothing = {
    takeMed: null,
    hypertensionTreatment: null,
    atypicalAntipsychotics: null,
    oralCorticosteroids: null,
  }

  const pills = {
    ...nothing,
    takeMed: true,
    hypertensionTreatment: true,
    oralCorticosteroids: true,
  }

  expect(medicationText(pills)).toBe('降压药、口服激素（本人填写）')
  expect(medicationText({ ...nothing, takeMed: false })).toBe('没有在吃药（本人填写）')
  expect(medicationText(nothing)).toBe('资料里没有填写')

  expect([true, false, null].map((takeMed) => medicationText({ takeMed }))).toEqual([
    '在吃药（本人填写）',
    '没有在吃药（本人填写）',
    '资料里没有填写',
  ])
})
