import type { Words } from './words.ts'

export const NOTES_WORDS: Words = {
  metric: [
    '哪个指标：heartRate、oxygen、temperature、steps 或 sleep',
    'Which metric: heart rate, oxygen, temperature, steps or sleep',
  ],
  day: ['哪一天；睡眠是夜里结束的那天', 'Which day; of sleep the one on which the night ended'],
  at: [
    '哪一分钟；睡眠是那天的开始',
    'A whole minute; of a night the beginning of the day on which it ended',
  ],
}
