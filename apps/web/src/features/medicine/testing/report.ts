import { type Constitution, CONSTITUTIONS } from '@kangban/contracts'
import type { HistoryEntry, Report } from '../model/report.ts'

type Verdict = Report['main']['verdict']

const VERDICT_TEXTS: Record<Verdict, string> = {
  yes: '是',
  basically: '基本是',
  tendency: '有倾向',
  no: '否',
}

const named = (type: Constitution, verdict: Verdict) => ({
  type,
  name: CONSTITUTIONS[type],
  verdict,
  verdictText: VERDICT_TEXTS[verdict],
})

const score = (type: Constitution, points: number, change: number) => ({
  ...named(type, 'no'),
  score: points,
  change,
})

/** A report whose main type is a tendency to a lack of qi, better than three months before. */
export const testReport = (): Report => ({
  day: '2024-01-01',
  main: named('qi-deficiency', 'tendency'),
  secondary: [named('yang-deficiency', 'tendency')],
  sentence: [
    { text: '您有', tone: 'plain' },
    { text: '气虚质的倾向', tone: 'warn' },
    { text: '，还不明显，现在调养正好。', tone: 'plain' },
  ],
  elderSentence: [{ text: '您有点偏气虚质，要多歇息。', tone: 'plain' }],
  scores: [
    score('balanced', 59.4, 3.1),
    { ...named('qi-deficiency', 'tendency'), score: 37.5, change: -18.8 },
    { ...named('yang-deficiency', 'tendency'), score: 32.1, change: 0 },
    score('yin-deficiency', 3.1, -3.2),
    score('phlegm-dampness', 6.3, 3.2),
    score('damp-heat', 8.3, 4.1),
    score('blood-stasis', 10.7, -7.2),
    score('qi-stagnation', 3.6, -7.1),
    score('special-diathesis', 3.6, -10.7),
  ],
  meaning: {
    summary: '元气不足，容易疲劳。',
    traits: ['说话声音低', '稍动就出汗'],
    prone: '容易感冒。',
  },
  advice: [
    { topic: 'diet', title: '饮食', items: ['常吃山药、小米'] },
    { topic: 'living', title: '起居', items: ['保证午睡'] },
    { topic: 'exercise', title: '运动', items: ['慢走'] },
    { topic: 'mood', title: '情志', items: ['凡事慢慢来'] },
    { topic: 'acupoints', title: '穴位', items: ['按揉足三里'] },
  ],
  dos: ['常吃山药小米粥', '中午睡半小时', '慢走'],
  donts: ['别累着', '别吃生冷', '别吹风'],
  previous: {
    day: '2023-10-03',
    main: named('qi-deficiency', 'yes'),
    changeText: '主要体质仍是气虚质，气虚质得分从56.3分降到37.5分。',
  },
  disclaimer: '按公布的规则计算，结果仅供参考，不是诊断。',
})

export const testHistory = (): HistoryEntry[] => [
  {
    day: '2024-01-01',
    main: { ...named('qi-deficiency', 'tendency'), score: 37.5 },
    secondary: [],
  },
  { day: '2023-10-03', main: { ...named('qi-deficiency', 'yes'), score: 56.3 }, secondary: [] },
]
