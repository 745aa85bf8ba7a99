import { expect, it } from 'vitest'
import { findNames, indexNames } from './find-names.ts'
import { readingsOf } from './readings.ts'

const NAMES = [
  '高血压',
  '心房颤动',
  '脑梗死',
  '高脂血症',
  '2型糖尿病',
  '糖尿病足',
  '膀胱癌',
  '血尿',
  '维生素D缺乏',
]

const spoken = indexNames(NAMES, readingsOf)
const written = indexNames(NAMES, null)
const names = (words: string, index = spoken) => findNames(index, words).map(({ name }) => name)

it('finds what is written, names that begin with it first', () => {
  expect(names('糖尿病', written)).toEqual(['糖尿病足', '2型糖尿病'])
  expect(names('血', written)).toEqual(['血尿', '高血压', '高脂血症'])
  expect(names('d缺', written)).toEqual(['维生素D缺乏'])
  expect(names('', written)).toEqual([])
  expect(names(' 　', written)).toEqual([])
})

it('finds by pinyin, by initials and by both beside characters, however the keyboard parts them', () => {
  for (const words of [
    'gaoxueya',
    'gxy',
    'GXY',
    "gao'xue'ya",
    'gao xue ya',
    'ｇｘｙ',
    '高xy',
    'gxuey',
  ])
    expect([words, names(words)]).toEqual([words, ['高血压']])

  expect(names('2xtnb')).toEqual(['2型糖尿病'])
  expect(names('tnb')).toEqual(['糖尿病足', '2型糖尿病'])
})

it('knows every reading of a character', () => {
  expect([names('pangguang'), names('bangguang')]).toEqual([['膀胱癌'], ['膀胱癌']])
  expect([names('xueniao'), names('xieniao')]).toEqual([['血尿'], ['血尿']])
})

it('without the library finds no pinyin, and nothing wrong', () => {
  expect(names('gxy', written)).toEqual([])
})

it('tells which characters were found', () => {
  const [found] = findNames(spoken, 'xy')
  expect(found).toEqual({ name: '高血压', alias: null, from: 1, to: 3 })
})

it('finds what people call it, after what is called so', () => {
  expect(findNames(spoken, '中风')).toEqual([{ name: '脑梗死', alias: '中风', from: 0, to: 2 }])
  expect(names('zhongf')).toEqual(['脑梗死'])
  expect(names('高血')).toEqual(['高血压', '高脂血症'])
  // Each once, though two of its everyday names hold the words.
  expect(names('血脂')).toEqual(['高脂血症'])
})
