import { expect, it } from 'vitest'
import { spokenReport } from './spoken-report.ts'
import { CONTENT } from '../testing/report.ts'

it('is read aloud in words: no slash, no sign, and what is missing is said', () => {
  const spoken = spokenReport(CONTENT)

  expect(spoken).toBe(
    '血氧偏低，请尽快问问医生。' +
      '睡眠7小时12分，良好，比平时多睡 1小时。' +
      '心率72次每分，有偏快，比平时快 6 次每分。' +
      '血压高压151，低压93毫米汞柱，偏高，和平时差不多。' +
      '血氧百分之96，低过，还在积累您的平时水平。' +
      '皮肤温度未测量。' +
      '步数6,969步，达标，比平时多 2,241 步。' +
      '预警事件2 次。今日建议：请尽快问问医生；请多歇一会儿。家用设备测量，供参考，不是诊断。',
  )

  expect(spokenReport({ ...CONTENT, events: [] })).toContain('这一天没有预警事件。')
})
