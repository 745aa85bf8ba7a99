import type { BeatKind } from '../beats/beats.ts'
import { rangeState } from './ranges.ts'
import type { Rhythm } from '../rhythm/rhythm.ts'

/** A piece of a sentence; `warn`: out of the ordinary, `bad`: act today. */
export interface Words {
  text: string
  tone: 'plain' | 'warn' | 'bad'
}

export interface EcgFindings {
  rhythm: Rhythm
  /** Beats per minute, null where none could be counted. */
  heartRateBpm: number | null
  prematureBeats: number
}

/** `unclear`: the signal allows no statement. A verdict is what a program noticed, never a diagnosis. */
export type Verdict = 'unremarkable' | 'noticed' | 'urgent' | 'unclear'

export interface EcgWording {
  verdict: Verdict
  /** The word of a tag, e.g. 疑似早搏. */
  tag: string
  sentence: Words[]
  /** Shorter and never milder, for elderly mode. */
  elderSentence: Words[]
}

const plain = (text: string): Words => ({ text, tone: 'plain' })
const warn = (text: string): Words => ({ text, tone: 'warn' })
const bad = (text: string): Words => ({ text, tone: 'bad' })

const noticed = (tag: string, sentence: Words[]): EcgWording => ({
  verdict: 'noticed',
  tag,
  sentence,
  elderSentence: sentence,
})

const UNCLEAR: EcgWording = {
  verdict: 'unclear',
  tag: '信号不足',
  sentence: [plain('这次信号不足，'), warn('请坐稳后再测一次。')],
  elderSentence: [warn('没测清楚，请再测一次。')],
}

const SUSPECTED_AF: EcgWording = {
  verdict: 'urgent',
  tag: '疑似房颤',
  sentence: [bad('心跳间隔不齐，疑似房颤，'), plain('请尽快请医生看这份心电图。')],
  elderSentence: [bad('心跳不齐，疑似房颤，请看医生。')],
}

function pace(heartRateBpm: number, prematureBeats: number): { words: Words; tag: string | null } {
  const state = rangeState('heartRate', heartRateBpm)
  if (state === 'high') return { words: warn('心跳偏快，'), tag: '心率偏快' }
  if (state === 'low') return { words: warn('心跳偏慢，'), tag: '心率偏慢' }
  return { words: plain(prematureBeats > 0 ? '心跳大致平稳，' : '心跳平稳，'), tag: null }
}

/**
 * What one ECG says, in cautious Chinese (疑似, 未见明显异常, 信号不足): the one source of these words for the page that
 * has just measured, the stored record and its report.
 */
export function ecgWording({ rhythm, heartRateBpm, prematureBeats }: EcgFindings): EcgWording {
  if (rhythm === 'unclassified' || heartRateBpm === null) return UNCLEAR
  if (rhythm === 'af') return SUSPECTED_AF
  const { words, tag } = pace(heartRateBpm, prematureBeats)
  if (prematureBeats > 0)
    return noticed('疑似早搏', [words, warn(`有 ${prematureBeats} 次提早的心跳。`)])
  if (rhythm === 'other') return noticed('节律不典型', [words, warn('节律不典型，请医生看一看。')])
  if (tag !== null) return noticed(tag, [words, plain('其余未见明显异常。')])
  const sentence = [words, plain('未见明显异常。')]
  return { verdict: 'unremarkable', tag: '未见明显异常', sentence, elderSentence: sentence }
}

/** Beats that came early, whatever their shape. */
export const countPremature = (beats: readonly { kind: BeatKind }[]): number =>
  beats.filter(({ kind }) => kind !== 'normal').length
