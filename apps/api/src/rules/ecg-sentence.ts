import type { Sentence } from '@kangban/contracts'
import type { EcgFindings, Rhythm } from '@kangban/ecg-core'
import { ecgWording, RANGES } from '@kangban/ecg-core'

export interface EcgFacts extends EcgFindings {
  complete: boolean
}

/** What one ECG says, in both forms; the words are those of ecg-core, as on the page that has just measured. */
export function ecgSentence(facts: EcgFindings): { sentence: Sentence; elderSentence: Sentence } {
  const { sentence, elderSentence } = ecgWording(facts)
  return { sentence, elderSentence }
}

/** What the rhythm rests on; the findings themselves are in English for developers. */
const RHYTHM_REASONS: Readonly<Record<Rhythm, string>> = {
  sinus: '心跳间隔规则，快慢在常见范围',
  af: '心跳间隔持续不齐，没有规律',
  other: '提早的心跳较多，或心跳过快、过慢',
  unclassified: '清楚的心跳太少，无法判断节律',
}
export const rhythmReason = ({ rhythm }: Pick<EcgFacts, 'rhythm'>): string => RHYTHM_REASONS[rhythm]

export const spoken = (sentence: Sentence): string => sentence.map(({ text }) => text).join('')

const { heartRate } = RANGES

/** The summary that travels as `dataContent`. */
export function ecgSummary(facts: EcgFacts & { qtMs: number | null; hrvMs: number | null }): string {
  const { heartRateBpm, qtMs, hrvMs } = facts
  const figures = [
    heartRateBpm === null ? null : `心率${Math.round(heartRateBpm)}次/分（参考${heartRate.low}–${heartRate.high}）`,
    qtMs === null ? null : `QT间期${Math.round(qtMs)}毫秒`,
    hrvMs === null ? null : `心率变异性SDNN ${Math.round(hrvMs)}毫秒`,
  ].filter((text) => text !== null)
  const cut = facts.complete ? '' : '测量中断，未满预定时长。'
  return `${spoken(ecgSentence(facts).sentence)}${figures.length > 0 ? `${figures.join('，')}。` : ''}${cut}自动分析，不是诊断。`
}
