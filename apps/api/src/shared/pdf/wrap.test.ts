import { describe, expect, it } from 'vitest'
import { wrap } from './wrap.ts'

/** One unit a character. */
const measure = (text: string): number => text.length

function lines(text: string, width: number): string[] {
  return wrap([{ text, style: 'plain' }], width, measure).map((line) =>
    line.map((part) => part.text).join(''),
  )
}

describe('wrap', () => {
  it('breaks between Han characters, but not inside a word or number', () => {
    expect(lines('心率七十', 3)).toEqual(['心率七', '十'])
    expect(lines('心率 QTc 392.5', 6)).toEqual(['心率 QTc', '392.5'])
    expect(lines('心率为QTc', 4)).toEqual(['心率为', 'QTc'])
  })

  it('breaks neither a date nor a time of day', () => {
    expect(lines('最近：2026年11月16日 12:50，11月2日', 17)).toEqual([
      '最近：',
      '2026年11月16日 12:50，',
      '11月2日',
    ])

    expect(lines('入睡到醒来：22:01–04:53', 14)).toEqual(['入睡到醒来：', '22:01–04:53'])
  })

  it('lets no punctuation begin a line', () => {
    expect(lines('心跳平稳，再测', 4)).toEqual(['心跳平稳，', '再测'])
  })

  it('keeps the style of each part through a break', () => {
    const phrases = [
      { text: '甲乙', style: 'plain' },
      { text: '丙丁', style: 'warn' },
    ]

    expect(wrap(phrases, 3, measure)).toEqual([
      [
        { text: '甲乙', style: 'plain' },
        { text: '丙', style: 'warn' },
      ],
      [{ text: '丁', style: 'warn' }],
    ])
  })

  it('gives no line for nothing', () => expect(wrap([], 10, measure)).toEqual([]))
})
