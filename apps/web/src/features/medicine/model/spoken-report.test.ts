import { expect, it } from 'vitest'
import { spokenReport } from './spoken-report.ts'
import { testReport } from '../testing/report.ts'

it('reads the conclusion, three and three, and that this is no diagnosis, without its source', () => {
  expect(spokenReport(testReport())).toBe(
    '您有点偏气虚质，要多歇息。宜：常吃山药小米粥；中午睡半小时；慢走。忌：别累着；别吃生冷；别吹风。结果仅供参考，不是诊断。',
  )
})

it('reads another disclaimer whole', () => {
  expect(spokenReport({ ...testReport(), disclaimer: '请看医生。' })).toMatch(/别吹风。请看医生。$/)
})
