import { describe, expect, it } from 'vitest'
import { breachesOf } from '../one-answer.ts'
import { nodeOf } from '../testing/node-of.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')

const told = (name: string, data: unknown): string[] =>
  breachesOf({ name, summary: '', input: {}, now: NOW, answer: nodeOf(data) }).map(
    ({ law, path }) => `${law} ${path}`,
  )

const disease = (tags: Readonly<Record<string, readonly string[]>>, text = '胸痛时拨打 120。') =>
  told('lookup.getDisease', {
    dise_name: '高血压',
    department_name: '心血管内科',
    content: [{ title: '概述', rows: [{ type: 'text', content: text }] }],
    tags: Object.entries(tags).map(([title, content]) => ({
      title,
      rows: [{ type: 'list', content }],
    })),
  })

const TAGS = { 宜: ['每天量血压', '坚持走路'], 忌: ['不要太咸', '少喝酒'] }

describe('a disease', () => {
  it('tells what to do where it says so, and what not', () => {
    expect(disease(TAGS)).toEqual([])
    expect(disease({ ...TAGS, 宜: ['忌烟', '饭菜清淡'] })).toEqual(['words data.tags[].title'])
    expect(disease({ 宜: ['少盐', '少油'], 忌: ['多盐', '多糖'] })).toEqual([])
  })

  it('has no number called that helps abroad alone', () => {
    expect(disease(TAGS, '请马上拨打 911。')).toEqual(['words data.content[].rows[].content'])
    expect(disease(TAGS, '请拨打 114 预约，急时拨打 999。')).toEqual([])
  })
})

const news = (first: object) =>
  told('services.listNews', [
    { pic: 'https://a.example/n/1.svg', title: '量血压', url: 'https://a.example/p/1', ...first },
    { pic: 'https://a.example/n/2.svg', title: '睡得好', url: 'https://a.example/p/2' },
  ])

describe('the lookup', () => {
  it('has each name once', () => {
    const categories = (...classify: readonly (readonly [string, ...string[]])[]) =>
      told('lookup.listDiseaseCategories', {
        classify: classify.map(([className, ...typeNames]) => ({ className, typeNames })),
      })

    // A disease may be of two categories.
    expect(categories(['心血管', '高血压', '冠心病'], ['老年', '高血压'])).toEqual([])
    const twice = 'same-id data.classify'
    expect(categories(['心血管', '高血压'], ['心血管', '冠心病'])).toEqual([twice])
    expect(categories(['心血管', '高血压', '高血压'])).toEqual([`${twice}[].typeNames`])
    expect(told('lookup.listDiseaseNames', ['高血压', '冠心病'])).toEqual([])
    expect(told('lookup.listDiseaseNames', ['高血压', '高血压'])).toEqual(['same-id data'])
  })
})

describe('articles', () => {
  it('each have a page and a picture of their own', () => {
    expect(news({})).toEqual([])
    expect(news({ url: 'https://a.example/n/1.svg' })).toContain('kind data[].url')
    expect(news({ pic: 'https://a.example/p/1.html' })).toEqual(['kind data[].pic'])
    expect(news({ url: 'https://a.example/p/2' })).toEqual(['same-id data[].url'])
  })
})
