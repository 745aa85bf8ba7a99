import { describe, expect, it } from 'vitest'
import { spokenText } from './spoken-text.ts'

describe('what is read aloud', () => {
  it.each([
    ['今早 139/89，接近上限', '今早 高压139，低压89，接近上限'],
    ['血压 152/90 mmHg，偏高', '血压 高压152，低压90毫米汞柱，偏高'],
    ['平均 148/91 毫米汞柱', '平均 高压148，低压91毫米汞柱'],
    ['高压139/89', '高压139，低压89'],
    ['只有高压 142/--', '只有高压 高压142，低压没有测到'],
  ])('has both pressures by their names: %s', (written, said) => {
    expect(spokenText(written)).toBe(said)
  })

  it.each([
    ['心率 93–129次/分', '心率 93到129次每分'],
    ['血氧 86–97%', '血氧 百分之86到97'],
    ['11月16日–22日', '11月16日到22日'],
    ['睡了 5～7 小时', '睡了 5到7 小时'],
    ['12:30–13:10', '12点30分到13点10分'],
  ])('says a range from end to end: %s', (written, said) => {
    expect(spokenText(written)).toBe(said)
  })

  it.each([
    ['心率 72次/分，正常', '心率 72次每分，正常'],
    ['最低 86%，有 24 次低于 90%', '最低 百分之86，有 24 次低于 百分之90'],
    ['皮肤温度 33.7 ℃，比平时高 0.3°C', '皮肤温度 33.7摄氏度，比平时高 0.3摄氏度'],
    ['比上周高 3 mmHg', '比上周高 3毫米汞柱'],
    ['QTc 352 ms', 'QTc 352毫秒'],
    ['还差 3,098 步', '还差 3098 步'],
    ['比平时 −2', '比平时 负2'],
  ])('says units in words: %s', (written, said) => {
    expect(spokenText(written)).toBe(said)
  })

  it.each([
    ['今早 06:10 测的', '今早 6点10分 测的'],
    ['22:00 以后', '22点 以后'],
    ['2026-11-20 的日报', '2026年11月20日 的日报'],
    ['胸痛：不要等，拨打 120。', '胸痛：不要等，拨打幺二零。'],
    ['▲ 偏高，✓ 正常', '偏高，正常'],
    ['心率 --', '心率 没有测到'],
  ])('says times, days and numbers to dial as people do: %s', (written, said) => {
    expect(spokenText(written)).toBe(said)
  })

  it.each(['第 16/30 页', '高压139，低压89毫米汞柱，百分之97，72次每分', '昨夜睡得安稳', ''])(
    'leaves what is in words, and what is no reading: %s',
    (text) => {
      expect(spokenText(text)).toBe(text)
    },
  )
})
