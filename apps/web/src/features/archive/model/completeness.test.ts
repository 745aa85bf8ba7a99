import { expect, it } from 'vitest'
import { completenessOf } from './completeness.ts'
import { archiveSentence } from './sentence.ts'
import { FULL } from '../testing/info.ts'

const EMPTY: typeof FULL = {
  ...FULL,
  birthday: null,
  sex: null,
  height: null,
  weight: null,
  waistline: null,
  medHis: null,
  familyMedHis: null,
  takeMed: null,
  sleepQuality: null,
}

it('counts ten things, each of the same weight, and is 100 only when nothing is missing', () => {
  expect(completenessOf(FULL, 3)).toMatchObject({ done: 10, all: 10, percent: 100 })
  expect(completenessOf(FULL, 0)).toMatchObject({ done: 9, percent: 90 })
  expect(completenessOf(EMPTY, 0)).toMatchObject({ done: 0, percent: 0 })
})

it('an answer of no is an answer', () => {
  expect(
    completenessOf({ ...FULL, medHis: false, familyMedHis: false, takeMed: false }, 1).done,
  ).toBe(10)
})

it('does not take for answered what the back end does not know', () => {
  expect(completenessOf({ ...FULL, familyMedHis: undefined }, 3).done).toBe(9)
})

it('names what is missing, where it belongs', () => {
  const parts = completenessOf(
    { ...FULL, waistline: null, takeMed: null, drinkingStatus: null },
    0,
  ).parts

  expect(parts.map(({ title, missing }) => [title, missing])).toEqual([
    ['基本信息', ['腰围']],
    ['病史和用药', ['用药']],
    ['生活习惯', ['睡眠、烟酒、饮食和运动']],
    ['体检和就诊资料', ['体检报告或病历照片']],
  ])
})

const historyPlace = (info: typeof FULL) =>
  completenessOf(info, 1).parts.find(({ title }) => title === '病史和用药')?.place

it('leads to where each is asked: what is taken by the questionnaire, the own history on its page', () => {
  expect(historyPlace({ ...FULL, takeMed: null })).toBe('/informationGathering')
  expect(historyPlace({ ...FULL, familyMedHis: null })).toBe('/informationGathering')
  expect(historyPlace({ ...FULL, medHis: null, takeMed: null })).toBe('/disease')
})

const say = (info: typeof FULL, documents: number) =>
  archiveSentence(completenessOf(info, documents), documents, false)

it('the sentence tells how much is there and nothing about the health', () => {
  expect(say(EMPTY, 0)).toBe('档案还是空的，\n先填几项基本信息。')
  expect(say(FULL, 5)).toBe('档案填齐了，\n存着 5 份资料。')
  expect(say({ ...FULL, height: null }, 0)).toBe('档案填了 8/10 项，\n还没有存资料。')
})
