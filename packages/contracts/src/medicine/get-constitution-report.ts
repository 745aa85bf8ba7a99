import * as z from 'zod/mini'
import { day, sentence } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { ADVICE_TOPICS, type AdviceTopic } from './constitution-names.ts'
import { ConstitutionScore, NamedConstitution } from './constitution.ts'
import { real } from '../quantities/quantity.ts'

const topic = z.enum(Object.keys(ADVICE_TOPICS) as [AdviceTopic, ...AdviceTopic[]])

export const ConstitutionReport = z.object({
  day,
  main: NamedConstitution,
  secondary: z.array(NamedConstitution),
  /** A type that stands out is told in the tone `warn`. */
  sentence,
  elderSentence: sentence,
  /** All nine; `change` is the difference to the answers before, null for the first ones. */
  scores: z.array(
    z.object({ ...ConstitutionScore.shape, change: z.nullable(real('scoreChange')) }),
  ),
  meaning: z.object({ summary: z.string(), traits: z.array(z.string()), prone: z.string() }),
  advice: z.array(z.object({ topic, title: z.string(), items: z.array(z.string()) })),
  /** 宜 and 忌, three each, for the elderly layout. */
  dos: z.array(z.string()),
  donts: z.array(z.string()),
  previous: z.nullable(z.object({ day, main: NamedConstitution, changeText: z.string() })),
  /** What the report rests on, and that it is no diagnosis. */
  disclaimer: z.string(),
})

const named = { type: 'qi-deficiency', name: '气虚质', verdict: 'yes', verdictText: '是' } as const
const rest = { verdict: 'no', verdictText: '否' } as const
const tended = { verdict: 'tendency', verdictText: '有倾向' } as const

export const getConstitutionReport = operation({
  origin: 'ours',
  method: 'GET',
  path: '/tcm/v1/app/report',
  summary: 'The constitution report of the latest answers at or before a day; null without any',
  input: z.object({ date: z.optional(day) }),
  output: z.nullable(ConstitutionReport),
  ownership: 'own',
  safety: 'read',
  example: {
    input: { date: '2026-03-01' },
    output: {
      day: '2026-02-20',
      main: named,
      secondary: [{ type: 'yang-deficiency', name: '阳虚质', ...tended }],
      sentence: [
        { text: '您的体质偏', tone: 'plain' },
        { text: '气虚质', tone: 'warn' },
        { text: '，还有阳虚质的倾向。', tone: 'plain' },
      ],
      elderSentence: [{ text: '您偏气虚质，容易累，要多歇息。', tone: 'warn' }],
      scores: [
        { type: 'balanced', name: '平和质', ...rest, score: 46.9, change: 6.3 },
        { ...named, score: 43.8, change: -9.3 },
        { type: 'yang-deficiency', name: '阳虚质', ...tended, score: 35.7, change: 7.1 },
        { type: 'yin-deficiency', name: '阴虚质', ...rest, score: 15.6, change: -3.1 },
        { type: 'phlegm-dampness', name: '痰湿质', ...rest, score: 21.9, change: 0 },
        { type: 'damp-heat', name: '湿热质', ...rest, score: 8.3, change: 4.1 },
        { type: 'blood-stasis', name: '血瘀质', ...rest, score: 17.9, change: -3.5 },
        { type: 'qi-stagnation', name: '气郁质', ...rest, score: 10.7, change: 0 },
        { type: 'special-diathesis', name: '特禀质', ...rest, score: 3.6, change: 0 },
      ],
      meaning: {
        summary: '元气不足，容易疲劳。',
        traits: ['说话声音低', '容易出汗'],
        prone: '容易感冒',
      },
      advice: [{ topic: 'diet', title: '饮食', items: ['常吃山药、小米、大枣'] }],
      dos: ['午睡半小时', '常喝山药粥', '慢走'],
      donts: ['别累着', '别吃生冷', '别吹风'],
      previous: { day: '2025-11-20', main: named, changeText: '气虚质得分从53.1降到43.8。' },
      disclaimer: '结果仅供参考，不是诊断。',
    },
  },
})
