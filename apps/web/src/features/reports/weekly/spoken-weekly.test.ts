import { expect, it } from 'vitest'
import { spokenWeekly } from './spoken-weekly.ts'
import { WEEK } from '../testing/week.ts'

it('reads a week as people would say it', () => {
  const text = spokenWeekly(WEEK)
  expect(text.startsWith('早晨血压偏高，请尽快问问医生。佩戴 7 天，血压 9 次。')).toBe(true)

  for (const part of [
    '早晨血压平均高压145，低压89毫米汞柱，偏高，比上周低 4 mmHg。',
    '心率平均67次每分，正常，比上周快 2 次每分。',
    '最低血氧平均百分之90，低过，比上周低 3 个百分点。',
    '睡眠平均5小时48分，良好，和上周持平。',
    '请医生留意：夜间血氧偏低1次，86%；早晨血压偏高3次，153/95。',
    '最好：周四睡得好、走满 4,500 步。',
    '下周目标：早晚各量一次血压；每天走 4,500 步。',
  ]) {
    expect(text).toContain(part)
  }

  expect(text.endsWith('不是诊断。')).toBe(true)
})

it('says that a week was calm', () => {
  const calm = {
    ...WEEK,
    warnings: { ...WEEK.warnings, byKind: [] },
    bestDay: null,
    worstDay: null,
    goals: [],
  }

  expect(spokenWeekly(calm)).toContain('这一周没有预警。')
  expect(spokenWeekly(calm)).not.toContain('最好')
})
