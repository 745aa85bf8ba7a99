import type { Words } from './words.ts'

export const HOME_WORDS: Words = {
  day: ['今天', 'Today'],
  cards: ['每个指标一张卡片', 'A card a metric'],
  metric: ['哪个指标', 'Which metric'],
  value: [
    '最新的数值：次/分、高压 mmHg、%、睡着的分钟、今天的步数、℃；没测为 null',
    'The newest value: bpm, systolic mmHg, per cent, minutes asleep, steps today or degrees; null where nothing was measured',
  ],
  secondValue: ['低压，只有血压有', 'Diastolic pressure, of the blood pressure alone'],
  byHand: [
    '最新的数值是手动输入的',
    'Whether the value was typed in, later than what a device measured',
  ],
  measuredAt: [
    '什么时候测的；睡眠是最近一夜结束的时候',
    'When that was; of sleep the end of the newest night',
  ],
  note: ['数值下面的一行，比如 58–104', 'One short line below the value, e.g. 58–104'],
  trend: ['最近的走势，旧的在前；null 是没测', 'The recent course, oldest first; null is a gap'],
  secondTrend: ['低压的走势', 'The same of the diastolic pressure'],
  stages: ['昨夜的睡眠阶段，只有睡眠有', "Last night's stages, of sleep alone"],
  openMatters: ['有几件事等着处理', 'How many matters wait to be dealt with'],
  updatedAt: ['数据到什么时候', 'How new the data is'],
}
