import { expect, it } from 'vitest'
import { bmiOf, bodyFacts, habitFacts, historyFacts, known } from './digest.ts'
import { FULL as INFO } from '../testing/info.ts'

const TODAY = '2026-11-22'

const texts = (facts: readonly { label: string; text: string }[]) =>
  facts.map(({ label, text }) => `${label} ${text}`)

it('has age, sex, measures and BMI, with the reference of adults for adults', () => {
  expect(texts(bodyFacts(INFO, TODAY))).toEqual([
    '年龄 72 岁',
    '性别 女',
    '身高 158 厘米',
    '体重 61 公斤',
    '腰围 82 厘米',
    'BMI 24.4',
  ])

  const noteAt = (birthday: string) => bodyFacts({ ...INFO, birthday }, TODAY).at(-1)?.note

  expect([noteAt('1954-03-18'), noteAt('2008-11-23'), noteAt('2008-11-22')]).toEqual([
    '成人参考 18.5–23.9',
    undefined,
    '成人参考 18.5–23.9',
  ])

  expect(
    known(bodyFacts({ ...INFO, height: null, birthday: null }, TODAY)).map(({ label }) => label),
  ).toEqual(['性别', '体重', '腰围'])
})

it('reckons the BMI to one decimal', () => {
  expect(bmiOf(170, 65)).toBe(22.5)
})

it('tells diseases, medication and habits; no disease is an answer, an answer without a list is not known', () => {
  const own = [{ tagName: '高血压' }, { tagName: '心房颤动' }]

  expect(texts(historyFacts(INFO, own))).toEqual([
    '本人病史 高血压、心房颤动',
    '家族病史 高血压',
    '用药 在服降压药',
  ])

  const healthy = { ...INFO, medHis: false, familyMedHis: false, familyMedList: [], takeMed: false }

  expect(texts(historyFacts(healthy, []))).toEqual([
    '本人病史 没有',
    '家族病史 没有',
    '用药 没有在服药',
  ])

  expect(
    known(historyFacts({ ...healthy, medHis: true, familyMedHis: null, takeMed: null }, [])),
  ).toEqual([])

  const bare = {
    ...INFO,
    familyMedHis: undefined,
    familyMedList: undefined,
    mentalMedList: undefined,
  }

  expect(known(historyFacts(bare, [{ tagName: null }])).map(({ label }) => label)).toEqual(['用药'])

  expect(texts(habitFacts(INFO))).toEqual([
    '睡眠 5–7 小时',
    '吸烟 不吸烟',
    '饮酒 不喝酒',
    '饮食 荤素均衡，口味偏咸',
    '运动 每周 3 次以上，每次 20 分钟',
  ])
})
