import { expect, it } from 'vitest'
import { namesOf } from './names.ts'

it('[RECORD-12] takes the names of an array of texts, each once', () => {
  expect(namesOf('["本人","老伴"," 儿子","老伴"]')).toEqual(['本人', '老伴', '儿子'])
})

it.each([null, '', '{', 'null', '7', '{"names":["老伴"]}', '[]', '[null,7,{"name":"老伴"}," "]'])(
  'offers the user alone where the rule is %j',
  (ruleJson) => {
    expect(namesOf(ruleJson)).toEqual(['本人'])
  },
)
