// What a long record came to, in words: marked beats by kind, runs, and how much of it was suspected fibrillation.
import { BEAT_MARK_LABELS } from '@kangban/contracts'
import { type CountInterval, MIN_AF_SECONDS } from '@kangban/ecg-core'
import { durationWords } from '../reports/report-wording.ts'
import { type HolterSummary, ONLY_WIDE_IN_AF } from './holter-figures.ts'
import { grouped } from './mark-words.ts'

/** Records that were analysed before these were kept have none of them. */
export interface KindCounts {
  supraventricularBeats?: CountInterval | undefined
  ventricularBeats?: CountInterval | undefined
  /** Two wide beats in a row. */
  couplets?: number | undefined
  /** Wide beats in the longest run of three or more; 0 where there is none. */
  longestRunBeats?: number | undefined
}

export type CountedSummary = HolterSummary & KindCounts

/** More digits than these nobody counted. */
const TOLD_DIGITS = 2

function told(value: number): string {
  const step = 10 ** Math.max(0, String(Math.round(value)).length - TOLD_DIGITS)
  return grouped(Math.round(value / step) * step)
}

/**
 * A kind that is frequent enough to be counted has an upper limit below twice what is expected. Where it lies beyond three times
 * what is marked, it comes from the length of the record alone and says nothing of the heart; nor does a lower one so far below
 * it. That of a handful is no ratio.
 */
const UNSURE = { times: 3, more: 10 } as const

const isFar = (lower: number, upper: number): boolean => upper > UNSURE.times * lower + UNSURE.more

/**
 * 1,234 次，估计实际 1,100–1,300 次: what is marked, as the hours and the marks count it, and between what the truth is expected;
 * in words where that is too wide to tell anything, the number alone where no interval is known or it is one.
 */
export function countText(counted: number, interval: CountInterval | undefined): string {
  const marked = `${grouped(counted)} 次`
  if (!interval || interval.low === interval.high) return marked

  if (isFar(counted, interval.high) || isFar(interval.low, counted))
    return `${marked}，次数不太准，以医生看波形为准`

  return `${marked}，估计实际 ${told(interval.low)}–${told(interval.high)} 次`
}

/** Beats by kind, pairs and the longest run; empty where nothing was marked. */
export function kindCountsText(summary: CountedSummary): string {
  const { earlyBeats, wideEarlyBeats, suspectedAfSeconds } = summary
  const { couplets = 0, longestRunBeats = 0 } = summary
  if (earlyBeats === 0) return ''
  const narrow = earlyBeats - wideEarlyBeats

  return [
    narrow > 0 &&
      `${BEAT_MARK_LABELS.supraventricular}${countText(narrow, summary.supraventricularBeats)}`,
    wideEarlyBeats > 0 &&
      `${BEAT_MARK_LABELS.ventricular} ${countText(wideEarlyBeats, summary.ventricularBeats)}`,
    couplets > 0 && `成对的宽大心跳 ${grouped(couplets)} 次`,
    longestRunBeats > 0 && `最长的连续宽大心搏 ${grouped(longestRunBeats)} 次心跳`,
    suspectedAfSeconds > 0 && ONLY_WIDE_IN_AF,
  ]
    .filter(Boolean)
    .join('；')
}

const percent = (part: number): string => {
  const value = 100 * part
  return value > 0 && value < 1 ? '不到 1%' : `${Math.round(value)}%`
}

/** Empty where no part of the record is doubtful, or nothing is known of doubts. */
function burdenLimits({ suspectedAfLimits: limits, usableSeconds }: HolterSummary): string {
  if (!limits) return ''

  const [least, most] = [limits.leastSeconds, limits.mostSeconds].map((seconds) =>
    percent(Math.min(1, seconds / usableSeconds)),
  )

  return least === most ? '' : `，把握大的占 ${least}，连同拿不准的占 ${most}`
}

/** How much of what could be read was suspected fibrillation, and between what that lies. Empty where there was none. */
export function afBurdenText(summary: HolterSummary): string {
  const { suspectedAfSeconds, usableSeconds } = summary
  if (suspectedAfSeconds === 0 || usableSeconds === 0) return ''
  const share = percent(Math.min(1, suspectedAfSeconds / usableSeconds))
  const minutes = durationWords(Math.max(1, Math.round(suspectedAfSeconds / 60)))
  return `疑似房颤共 ${minutes}，占看得清的 ${share}${burdenLimits(summary)}（只算 ${MIN_AF_SECONDS} 秒以上的片段）`
}
