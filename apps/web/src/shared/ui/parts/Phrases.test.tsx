import { render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Sentence } from './Sentence.tsx'

// The other tests of pages see the text alone.
vi.unmock('./Phrases.tsx')

const shown = (value: Parameters<typeof Sentence>[0]['value']) =>
  render(<Sentence value={value} />).container.querySelector('p') as HTMLElement

const warned = (text: string) => ({ text, tone: 'warn' as const })
const plain = (text: string) => ({ text, tone: 'plain' as const })

describe('a sentence at the head of a page', () => {
  it('is its text, clause by clause', () => {
    const sentence = shown('昨夜睡得安稳，血压、心率、血氧都正常')
    expect(sentence.textContent).toBe('昨夜睡得安稳，血压、心率、血氧都正常')

    expect([...sentence.children].map((clause) => clause.textContent)).toEqual([
      '昨夜睡得安稳，',
      '血压、心率、血氧都正常',
    ])
  })

  it('lets a line end between words', () => {
    const [clause] = shown('血氧正常').children
    expect(clause?.innerHTML).toBe('血氧<wbr>正常')
  })

  it('tells what needs care, wherever a clause ends', () => {
    const sentence = shown([plain('血压'), warned('偏高，夜间血氧偏低'), plain('。')])
    expect(sentence.textContent).toBe('血压偏高，夜间血氧偏低。')
    const toned = [...sentence.querySelectorAll('[class*=warn]')].map((part) => part.textContent)
    expect(toned.join('')).toBe('偏高，夜间血氧偏低')
  })

  it('holds a figure and its unit together over the space between them', () => {
    const whole = shown('平均 148/91 mmHg').querySelector('[class*=whole]')
    expect(whole?.textContent).toBe('148/91 mmHg')
  })

  it('keeps the line that a text asks for', () => {
    const sentence = shown('没有连上网。\n请再试一次')
    expect(sentence.textContent).toBe('没有连上网。\n请再试一次')
    expect(sentence.childNodes[1]?.textContent).toBe('\n')
  })
})
