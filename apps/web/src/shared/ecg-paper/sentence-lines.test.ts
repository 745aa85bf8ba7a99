import { expect, it } from 'vitest'
import { sentenceLines } from './sentence-lines.ts'

const texts = (...parts: string[]) =>
  sentenceLines(parts.map((text) => ({ text, tone: 'plain' }))).map(({ text }) => text)

it('starts a new line after a clause', () => {
  expect(texts('心跳大致平稳，', '有 1 次提早的心跳。')).toEqual([
    '心跳大致平稳，\n',
    '有 1 次提早的心跳。',
  ])
})

it('leaves short sentences, ends and words that go on as they are', () => {
  expect(texts('心跳平稳，', '未见异常。')).toEqual(['心跳平稳，', '未见异常。'])

  expect(texts('这一次的心跳', '大致平稳而且有力，')).toEqual([
    '这一次的心跳',
    '大致平稳而且有力，',
  ])
})
