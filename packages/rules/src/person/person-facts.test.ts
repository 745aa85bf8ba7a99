import { expect, it } from 'vitest'
import { personFacts } from './person-facts.ts'

const tag = (tagName: string) => ({ id: tagName, tagCode: tagName, tagName })

const somebody = {
  name: '王桂兰',
  sex: 2 as const,
  birthday: '1954-03-18',
  tagParamList: [tag('高血压')],
}

it('says who it is, with the age on the day of the report', () => {
  expect(personFacts(somebody, '2026-03-17')).toEqual(['王桂兰', '女', '71 岁', '高血压'])
  expect(personFacts(somebody, '2026-03-18')).toContain('72 岁')
})

it('leaves out what is not known, and conditions beyond the third', () => {
  const tags = ['甲', '乙', '丙', '丁'].map(tag)
  const unknown = { name: null, sex: null, birthday: null, tagParamList: tags }
  expect(personFacts(unknown, '2026-03-18')).toEqual(['甲', '乙', '丙'])
  expect(personFacts({ name: null, sex: null, birthday: null }, '2026-03-18')).toEqual([])
})
