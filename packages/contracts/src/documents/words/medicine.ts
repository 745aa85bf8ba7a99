import type { Words } from './words.ts'

export const MEDICINE_WORDS: Words = {
  date: [
    '看哪一天的，不填就是最近的',
    'The latest answers at or before this day; the newest without it',
  ],
  day: ['答题的日期', 'Day of the answers'],
  'scores.change': [
    '比上一次多或少；第一次为 null',
    'Difference to the answers before; null for the first ones',
  ],
  meaning: ['这种体质是怎么回事', 'What the constitution means'],
  summary: ['一句总的说明', 'In one sentence'],
  traits: ['常见的表现', 'How it shows'],
  prone: ['容易得什么', 'What it is prone to'],
  advice: ['调养建议', 'Advice'],
  topic: [
    '哪一方面：diet 饮食，living 起居，exercise 运动，mood 情志，acupoints 穴位',
    'Of what: diet, living, exercise, mood or acupoints',
  ],
  'advice.title': ['题目', 'Heading'],
  'advice.items': ['一条一条', 'Point by point'],
  dos: ['宜，三条', 'What is good, three of them'],
  donts: ['忌，三条', 'What to avoid, three of them'],
  previous: ['上一次，没有为 null', 'The answers before; null without any'],
  changeText: ['和上一次比，用文字', 'What has changed since, in words'],
}
