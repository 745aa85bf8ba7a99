import { expect, it } from 'vitest'
import { inThirdPerson } from './third-person.ts'

it.each([
  [
    '昨夜睡得安稳，今早血压略高，请午后再测一次。',
    '妈妈昨夜睡得安稳，今早血压略高，请陪妈妈午后再测一次。',
  ],
  ['3 件事还没了结，先看疑似房颤。', '妈妈 3 件事还没了结，先看疑似房颤。'],
  ['请把记录给医生看。', '请陪妈妈把记录给医生看。'],
  ['请尽快请医生看这份心电。', '请陪妈妈尽快请医生看这份心电。'],
  ['绑好后这里每天说说您的身体。', '妈妈绑好后这里每天说说妈妈的身体。'],
])('%s is told to her son as %s', (text, told) => {
  expect(inThirdPerson(text, '妈妈', true)).toBe(told)
})

it('names nobody in what goes on a sentence', () => {
  expect(inThirdPerson('近一周多数偏高，', '妈妈', false)).toBe('近一周多数偏高，')
  expect(inThirdPerson('请把记录给医生看。', '妈妈', false)).toBe('请陪妈妈把记录给医生看。')
})
