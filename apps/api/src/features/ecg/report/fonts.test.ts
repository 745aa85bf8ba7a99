import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fontRuns, loadFonts } from '../../../shared/pdf/fonts.ts'
import type { ReportFont } from '../../../shared/pdf/fonts.ts'

function font(key: string, characters: string): ReportFont {
  return {
    key,
    face: Buffer.alloc(0),
    covered: new Set(Array.from(characters, (char) => char.codePointAt(0) ?? 0)),
  }
}

function cut(text: string, fonts: ReportFont[]): string[] {
  return fontRuns(text, fonts).map((run) => `${run.font.key}:${run.text}`)
}

describe('fontRuns', () => {
  const fonts = [font('main', 'ab c'), font('rare', 'bxy')]

  it('takes the first font that has the character and joins neighbours', () => {
    expect(cut('abxyc', fonts)).toEqual(['main:ab', 'rare:xy', 'main:c'])
  })

  it('marks what no font has, drops controls and makes every space a plain one', () => {
    expect(cut('a𠮷b\u0000\u200D\n\u3000c', fonts)).toEqual(['main:a〓b  c'])
  })
})

describe('loadFonts', () => {
  it('needs one font a weight for everyday text', async () => {
    const fonts = await loadFonts('王秀兰 I 导联')
    expect(fonts[400].map(({ key }) => key)).toEqual(['chinese-simplified-400'])
    expect(fonts[700].map(({ key }) => key)).toEqual(['chinese-simplified-700'])
  })

  it('adds the slice that has a rare character, and none for one that nobody has', async () => {
    const fonts = await loadFonts('骉㛃𠮷')
    expect(cut('骉㛃𠮷', fonts[400])).toEqual(['24-400:骉', 'chinese-simplified-400:〓〓'])
    expect(fonts[700]).toHaveLength(2)
  })

  it('keeps what it has read', async () => {
    const [first] = (await loadFonts(''))[400]
    const [second] = (await loadFonts('甲'))[400]
    expect(second).toBe(first)
  })

  it('finds every character of the printed texts in the main font', async () => {
    const sources = readdirSync(import.meta.dirname).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )

    const text = sources
      .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))
      .join('')

    const [main] = (await loadFonts(''))[700]

    const missing = Array.from(text.replaceAll('\n', '')).filter(
      (char) => !main?.covered.has(char.codePointAt(0) ?? 0),
    )

    expect(missing).toEqual([])
    expect(text).toContain('信号缺失')
  })
})
