import { expect, it } from 'vitest'
import { instrumentSentence, monthSentence, watchSentence } from './list-sentence.ts'

const TODAY = '2026-11-20'

const words = (sentence: ReturnType<typeof watchSentence>) =>
  sentence.map(({ text }) => text).join('')

it('sums up the day of the watch', () => {
  expect(words(watchSentence(['clear', 'clear'], TODAY, TODAY))).toBe(
    '今天手表记了 2 次心电，都未见明显异常。',
  )

  const outside = watchSentence(['clear', 'rate', 'rate'], '2026-11-19', TODAY)
  expect(words(outside)).toBe('昨天手表记了 3 次心电，2 次心率不在参考范围。')
  expect(outside[1]?.tone).toBe('warn')

  expect(words(watchSentence(['unjudged', 'unjudged'], TODAY, TODAY))).toBe(
    '今天手表记了 2 次心电。',
  )

  expect(words(watchSentence([], '2026-11-02', TODAY))).toBe('11月2日手表没有记下心电。')
})

it('sums up the day of the recorder', () => {
  expect(words(instrumentSentence(['unjudged', 'af'], TODAY, TODAY))).toBe(
    '今天用心电仪测了 2 次，1 次疑似房颤。',
  )

  expect(words(instrumentSentence([], TODAY, TODAY))).toBe('今天还没有用心电仪测过。')
})

it('sums up the month', () => {
  expect(words(monthSentence(['clear', 'af', 'af'], '2026-11'))).toBe(
    '11月测了 3 次，2 次疑似房颤。',
  )

  expect(words(monthSentence([], '2026-03'))).toBe('3月没有测心电。')
})
