import { expect, it } from 'vitest'
import { spokenText } from '../../../shared/format/spoken-text.ts'
import { spokenRow, weekChange } from './spoken-row.ts'
import { rowOf } from '../testing/rows.ts'

it('reads a report as words that a voice says well', () => {
  expect(spokenText(spokenRow(rowOf({ unread: true })))).toBe(
    '日报 1月1日 周一，未读，要留意，睡眠6小时24分，血压高压151，低压93毫米汞柱，心率68 次每分。',
  )

  expect(
    spokenText(
      spokenRow(
        rowOf({ kind: 'weekly', title: '1月1日–7日', keyNumbers: [], change: '步数少 357' }),
      ),
    ),
  ).toBe('周报 1月1日到7日，要留意，比上周：步数少 357。')
})

it('names the week before once', () => {
  expect([weekChange('和上周持平'), weekChange('步数少 357')]).toEqual([
    '和上周持平',
    '比上周：步数少 357',
  ])
})
