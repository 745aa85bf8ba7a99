import { describe, expect, it } from 'vitest'
import { clausesOf, unitsOf } from './phrases.ts'

const marked = (text: string): string =>
  clausesOf(text)
    .map((units) => units.join('|'))
    .join('‖')

describe('where a line may end', () => {
  it('is between clauses first, then between words, never inside one', () => {
    expect(marked('昨夜睡得安稳，血压、心率、血氧都正常')).toBe(
      '昨夜|睡得|安稳，‖血压、|心率、|血氧|都|正常',
    )

    expect(marked('心电图提示疑似房颤，请尽快问问医生。')).toBe(
      '心电图|提示|疑似|房颤，‖请尽快|问问|医生。',
    )
  })

  it('is not between a figure and what it counts', () => {
    expect(unitsOf('平均 148/91 mmHg')).toEqual(['平均 ', '148/91 mmHg'])
    expect(unitsOf('比上周高 3 mmHg')).toEqual(['比', '上周', '高 ', '3 mmHg'])
    expect(unitsOf('心率 93–129 次/分')).toEqual(['心率 ', '93–129 次/分'])
    expect(unitsOf('深睡 1小时20分')).toEqual(['深睡 ', '1小时20分'])
    expect(unitsOf('近 30 天有 24 次')).toEqual(['近 30 天', '有 ', '24 次'])
    expect(unitsOf('还差 346 步')).toEqual(['还', '差 ', '346 步'])
  })

  it('keeps a word that no dictionary knows together', () => {
    expect(unitsOf('疑似早搏')).toEqual(['疑似', '早搏'])
  })

  it('leaves no mark at the beginning of a line and no bracket at its end', () => {
    for (const unit of unitsOf('没有连上网，请检查（网络）后重试！')) {
      expect(unit).not.toMatch(/^[，。！？）、]/)
      expect(unit).not.toMatch(/（$/)
    }
  })

  it('loses nothing of a text', () => {
    for (const text of ['', '好', '第一行\n第二行，90%', '  两个空格  ', 'ECG 记录 no. 5'])
      expect(clausesOf(text).flat().join('')).toBe(text)
  })

  it('is between any two characters where the browser knows no words', () => {
    const { Segmenter } = Intl
    Reflect.deleteProperty(Intl, 'Segmenter')

    try {
      expect(unitsOf('走 5 步，晴')).toEqual(['走 ', '5 步，', '晴'])
    } finally {
      Object.defineProperty(Intl, 'Segmenter', {
        value: Segmenter,
        configurable: true,
        writable: true,
      })
    }
  })
})
