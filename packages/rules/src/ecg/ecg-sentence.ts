import type { Sentence } from '@kangban/contracts'
import type { HrvFinding, Rhythm, RhythmReason } from '@kangban/ecg-core'
import { RANGES, SINUS_BPM } from '@kangban/ecg-core'
import { NOTHING } from '../verdicts.ts'
import type { Asked } from '../warnings/advice-now.ts'
import { ecgAdvice } from './ecg-advice.ts'
import { qtcText } from './ecg-figures.ts'
import {
  ECG_WORDS,
  type EcgJudged,
  ecgRateText,
  ecgRateVerdict,
  ecgVerdict,
  type RateRange,
} from './ecg-row-verdict.ts'

/** What one ECG is judged by where its samples were analysed. */
export interface EcgFindings extends EcgJudged {
  rhythm: Rhythm
}

export interface EcgFacts extends EcgFindings {
  complete: boolean
}

type Piece = Sentence[number]

const plain = (text: string): Piece => ({ text, tone: 'plain' })
const warn = (text: string): Piece => ({ text, tone: 'warn' })
const bad = (text: string): Piece => ({ text, tone: 'bad' })

function pace({ heartRateBpm, prematureBeats }: EcgFindings): Piece {
  const { state, text } = heartRateBpm === null ? NOTHING : ecgRateVerdict(heartRateBpm)
  if (state === 'high' || state === 'low') return warn(`心跳${text}，`)
  return plain(prematureBeats > 0 ? '心跳大致平稳，' : '心跳平稳，')
}

const earlyWords = (beats: number): string => `有 ${beats} 次提早的心跳`

function wordsOf(facts: EcgFindings, asked: Asked | null): Sentence {
  const { text, finding } = ecgVerdict(facts)
  const advice = ecgAdvice(facts, asked)
  const asks = advice === null ? [] : [bad(`${advice}。`)]

  switch (finding) {
    case 'af':
      return [bad(`这份心电${text}，`), ...asks]
    case 'early':
      return [pace(facts), warn(`${earlyWords(facts.prematureBeats)}。`)]

    case 'rhythm': {
      const early = facts.prematureBeats > 0 ? `，${earlyWords(facts.prematureBeats)}` : ''
      return [pace(facts), warn(`${text}${early}，请医生看一看。`)]
    }

    case 'rate':
      return advice === null
        ? [pace(facts), plain(`其余${ECG_WORDS.clear}。`)]
        : [bad(`${text}，`), ...asks]
    case 'clear':
      return [pace(facts), plain(`${text}。`)]
    case 'unclear':
    case 'unjudged':
      return [plain(`这次${ECG_WORDS.unclear}，`), warn('请坐稳后再测一次。')]
  }
}

/**
 * What one ECG says of the verdict that its row shows, and what home asks for about it; in elderly mode shorter and never
 * milder.
 */
export function ecgSentence(
  facts: EcgFindings,
  asked: Asked | null,
): { sentence: Sentence; elderSentence: Sentence } {
  const sentence = wordsOf(facts, asked)
  const isUnclear = ecgVerdict(facts).finding === 'unclear'
  return { sentence, elderSentence: isUnclear ? [warn('没测清楚，请再测一次。')] : sentence }
}

/** What the rhythm rests on; the findings themselves are in English for developers. */
const RHYTHM_REASONS: Readonly<Record<RhythmReason, string>> = {
  'too few beats': '清楚的心跳太少，无法判断节律',
  'too little usable signal': '可用的信号太少，无法判断节律',
  'beats unlike each other': '波形大多不清楚，无法判断节律',
  'too few clear beats in a row': '连续清楚的心跳太少，无法判断节律',
  'noise that looks like beats': '杂波太多，分不清哪些是心跳，无法判断节律',
  'intervals irregular, no constant P wave before the beats':
    '心跳间隔持续不齐，心跳前看不到固定的 P 波',
  'intervals irregular, P waves could not be looked for': '心跳间隔持续不齐，看不清有没有 P 波',
  'many early beats': '提早的心跳较多',
  'intervals repeat in a pattern': '心跳间隔长短不一，按固定的次序重复',
  'regular and very fast': `心跳又快又齐，全程平均心率高于 ${SINUS_BPM.high} 次/分`,
  'suddenly very fast or no longer': `有一段心跳又快又齐，高于 ${SINUS_BPM.high} 次/分，突然开始或突然停止`,
  'very slow or very fast': `全程平均心率低于 ${SINUS_BPM.low} 或高于 ${SINUS_BPM.high} 次/分`,
  'most beats ordinary, many early ones among them':
    '多数心跳按时到来，快慢在常见范围，其间有较多提早的心跳',
  'intervals regular or led by constant P waves, at an ordinary rate':
    '心跳间隔规则，或心跳前有固定的 P 波，快慢在常见范围',
}

const isReason = (stored: string): stored is RhythmReason => Object.hasOwn(RHYTHM_REASONS, stored)

/** In Chinese; empty for a reason that this version does not know. */
export const rhythmReason = (stored: string): string =>
  isReason(stored) ? RHYTHM_REASONS[stored] : ''

export const spoken = (sentence: Sentence): string => sentence.map(({ text }) => text).join('')

const { heartRate } = RANGES

export interface EcgFigures {
  rateRange: RateRange | null
  /** Median over the beats, tangent method. */
  qtMs: number | null
  /** Corrected after Fridericia, and the beats that it was made of. */
  qtcMs: number | null
  qtcBeats: number | null
  qtcSdMs: number | null
  hrv: Omit<HrvFinding<'SDNN'>, 'metric'> | null
}

type Told = string | false | null

function regularFigures({ heartRateBpm, qtMs, hrv }: EcgFacts & EcgFigures): Told[] {
  return [
    heartRateBpm !== null &&
      `全程平均心率${Math.round(heartRateBpm)}次/分（参考${heartRate.low}–${heartRate.high}）`,
    qtMs !== null && `QT间期${Math.round(qtMs)}毫秒（切线法，中位数）`,
    hrv &&
      `SDNN ${Math.round(hrv.valueMs)}毫秒（${Math.round(hrv.windowSeconds)}秒内${hrv.beats}次心跳）`,
  ]
}

/** In suspected fibrillation neither QT nor HRV is told as of a regular heart. */
function irregularFigures(facts: EcgFacts & EcgFigures): Told[] {
  const { heartRateBpm, qtcBeats } = facts
  const qtc = qtcText(facts)
  const rate = ecgRateText(facts, facts.rateRange)

  return [
    heartRateBpm !== null && `心率${rate}次/分（全程平均${Math.round(heartRateBpm)}）`,
    qtc !== null && `QTc ${qtc}（Fridericia，${qtcBeats}次心跳平均，仅供参考）`,
    '房颤时不评估心率变异性，不宽的心跳不算提早',
  ]
}

/** The summary that travels as `dataContent`: each figure with its unit and how it was taken. */
export function ecgSummary(facts: EcgFacts & EcgFigures, asked: Asked | null): string {
  const told = facts.rhythm === 'af' ? irregularFigures(facts) : regularFigures(facts)
  const figures = told.filter((text) => typeof text === 'string')

  const cut = facts.complete ? '' : '测量中断，未满预定时长。'
  return `${spoken(ecgSentence(facts, asked).sentence)}${figures.length > 0 ? `${figures.join('，')}。` : ''}${cut}自动分析，不是诊断。`
}

/** 30秒, 1分05秒. */
export function durationText(exactSeconds: number): string {
  const seconds = Math.round(exactSeconds)
  const minutes = Math.floor(seconds / 60)
  return minutes === 0 ? `${seconds}秒` : `${minutes}分${String(seconds % 60).padStart(2, '0')}秒`
}
