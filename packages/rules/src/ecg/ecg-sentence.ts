import type { Sentence } from '@kangban/contracts'
import type { EcgFindings, HrvFinding, RhythmReason } from '@kangban/ecg-core'
import { ecgWording, RANGES, SINUS_BPM } from '@kangban/ecg-core'

export interface EcgFacts extends EcgFindings {
  complete: boolean
}

/** What one ECG says, in both forms; the words are those of ecg-core, as on the page that has just measured. */
export function ecgSentence(facts: EcgFindings): { sentence: Sentence; elderSentence: Sentence } {
  const { sentence, elderSentence } = ecgWording(facts)
  return { sentence, elderSentence }
}

/** What the rhythm rests on; the findings themselves are in English for developers. */
const RHYTHM_REASONS: Readonly<Record<RhythmReason, string>> = {
  'too few beats': '清楚的心跳太少，无法判断节律',
  'too little usable signal': '可用的信号太少，无法判断节律',
  'beats unlike each other': '波形大多不清楚，无法判断节律',
  'too few clear beats in a row': '连续清楚的心跳太少，无法判断节律',
  'intervals irregular, no constant P wave before the beats':
    '心跳间隔持续不齐，心跳前看不到固定的 P 波',
  'intervals irregular, P waves could not be looked for': '心跳间隔持续不齐，看不清有没有 P 波',
  'many early beats': '提早的心跳较多',
  'intervals repeat in a pattern': '心跳间隔长短不一，按固定的次序重复',
  'very slow or very fast': `全程平均心率低于 ${SINUS_BPM.low} 或高于 ${SINUS_BPM.high} 次/分`,
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
  /** Median over the beats, tangent method. */
  qtMs: number | null
  hrv: Omit<HrvFinding<'SDNN'>, 'metric'> | null
}

/** The summary that travels as `dataContent`: each figure with its unit and how it was taken. */
export function ecgSummary(facts: EcgFacts & EcgFigures): string {
  const { heartRateBpm, qtMs, hrv } = facts

  const figures = [
    heartRateBpm !== null &&
      `全程平均心率${Math.round(heartRateBpm)}次/分（参考${heartRate.low}–${heartRate.high}）`,
    qtMs !== null && `QT间期${Math.round(qtMs)}毫秒（切线法，中位数）`,
    hrv &&
      `SDNN ${Math.round(hrv.valueMs)}毫秒（${Math.round(hrv.windowSeconds)}秒内${hrv.beats}次心跳）`,
  ].filter((text) => typeof text === 'string')

  const cut = facts.complete ? '' : '测量中断，未满预定时长。'
  return `${spoken(ecgSentence(facts).sentence)}${figures.length > 0 ? `${figures.join('，')}。` : ''}${cut}自动分析，不是诊断。`
}

/** 30秒, 1分05秒. */
export function durationText(exactSeconds: number): string {
  const seconds = Math.round(exactSeconds)
  const minutes = Math.floor(seconds / 60)
  return minutes === 0 ? `${seconds}秒` : `${minutes}分${String(seconds % 60).padStart(2, '0')}秒`
}
