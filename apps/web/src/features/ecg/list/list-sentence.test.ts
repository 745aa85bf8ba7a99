import { expect, it } from 'vitest'
import { instrumentSentence, watchSentence } from './list-sentence.ts'

const TODAY = '2026-11-20'

const words = (sentence: ReturnType<typeof watchSentence>) =>
  sentence.map(({ text }) => text).join('')

const rates = (...values: (number | null)[]) => values.map((heartRat) => ({ heartRat }))

it('sums up the day of the watch', () => {
  expect(words(watchSentence(rates(71, null), TODAY, TODAY))).toBe(
    '今天手表记了 2 次心电，心率都在参考范围。',
  )

  const outside = watchSentence(rates(71, 104, 58), '2026-11-19', TODAY)
  expect(words(outside)).toBe('昨天手表记了 3 次心电，2 次心率不在参考范围。')
  expect(outside[1]?.tone).toBe('warn')
  expect(words(watchSentence(rates(null, null), TODAY, TODAY))).toBe('今天手表记了 2 次心电。')
  expect(words(watchSentence([], '2026-11-02', TODAY))).toBe('11月2日手表没有记下心电。')
})

it('sums up the day of the recorder', () => {
  expect(words(instrumentSentence([1, 2], TODAY, TODAY))).toBe('今天用心电仪测了 2 次。')
  expect(words(instrumentSentence([], TODAY, TODAY))).toBe('今天还没有用心电仪测过。')
})
