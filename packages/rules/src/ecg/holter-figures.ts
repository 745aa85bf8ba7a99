import { MS_PER_SECOND } from '@kangban/china-time'
import { MIN_AF_SECONDS, PAUSE_MS } from '@kangban/ecg-core'
import { HOLTER_EPISODE_LABELS, type HolterFigure, UNITS } from '@kangban/contracts'

/** What of an analysis the figures are made of; the summary of ecg-core has it. */
export interface HolterSummary {
  recordedSeconds: number
  usableSeconds: number
  beats: number
  earlyBeats: number
  wideEarlyBeats: number
  heartRate: { meanBpm: number; lowestBpm: number; highestBpm: number } | null
  suspectedAfSeconds: number
  /** An analysis of before has none. */
  suspectedAfLimits?: { leastSeconds: number; mostSeconds: number } | undefined
  pausesOver2s: number
  pausesOver2500ms: number
  longestPauseMs: number | null
  sdnn: { windowSeconds: number; valueMs: number } | null
  rmssd: { windowSeconds: number; valueMs: number } | null
}

/** While no beat is due at a set time none is early. */
export const ONLY_WIDE_IN_AF = '疑似房颤的时段里只计宽大的心跳'

const rounded = (value: number | null | undefined, digits = 0) =>
  typeof value === 'number' ? Math.round(value * 10 ** digits) / 10 ** digits : null

const inMinutes = (seconds: number) => rounded(seconds / 60, 1)

/** Empty where no part of the record is doubtful. */
function afLimits({ suspectedAfLimits: limits }: HolterSummary): string {
  if (!limits || limits.leastSeconds === limits.mostSeconds) return ''
  return `，把握大的有${inMinutes(limits.leastSeconds)}分钟，连同拿不准的共${inMinutes(limits.mostSeconds)}分钟`
}

/** The figures of a long record in the order in which they are shown. */
export function holterFigures(summary: HolterSummary): HolterFigure[] {
  const { recordedSeconds, usableSeconds, heartRate, sdnn, rmssd } = summary

  const figure = (
    name: HolterFigure['name'],
    label: string,
    rest: Pick<HolterFigure, 'value' | 'unit' | 'method'> & { windowSeconds?: number },
  ): HolterFigure => ({ name, label, windowSeconds: rounded(usableSeconds) ?? 0, ...rest })

  const over8 = '连续8个心跳间隔的平均'

  return [
    figure('heartRateMean', '平均心率', {
      value: rounded(heartRate?.meanBpm),
      unit: UNITS.heartRate,
      method: '全部心跳间隔的平均',
    }),
    figure('heartRateLow', '最慢心率', {
      value: rounded(heartRate?.lowestBpm),
      unit: UNITS.heartRate,
      method: over8,
    }),
    figure('heartRateHigh', '最快心率', {
      value: rounded(heartRate?.highestBpm),
      unit: UNITS.heartRate,
      method: over8,
    }),
    figure('beats', '心跳总数', { value: summary.beats, unit: '次', method: '识别出的全部心跳' }),
    figure('premature', '提早的心跳', {
      value: summary.earlyBeats,
      unit: '次',
      method: `按形态、宽度、早晚、前面的波和后面的停顿一起判断${summary.suspectedAfSeconds > 0 ? `；${ONLY_WIDE_IN_AF}` : ''}`,
    }),
    figure('prematureWide', '其中疑似室性', {
      value: summary.wideEarlyBeats,
      unit: '次',
      method: '同上，疑似来自心室',
    }),
    figure('suspectedAf', HOLTER_EPISODE_LABELS['suspected-af'], {
      value: inMinutes(summary.suspectedAfSeconds),
      unit: '分钟',
      method: `间隔持续不齐${MIN_AF_SECONDS}秒以上的各段合计${afLimits(summary)}`,
    }),
    figure('pausesOver2s', '停顿', {
      value: summary.pausesOver2s,
      unit: '次',
      method: `信号清楚处超过${PAUSE_MS / MS_PER_SECOND}秒的心跳间隔`,
    }),
    figure('longestPause', '最长停顿', {
      value: summary.longestPauseMs === null ? null : rounded(summary.longestPauseMs / 1000, 2),
      unit: '秒',
      method: `超过${PAUSE_MS / MS_PER_SECOND}秒的心跳间隔里最长的`,
    }),
    figure('sdnn', 'SDNN', {
      value: rounded(sdnn?.valueMs),
      unit: '毫秒',
      method: '全部正常心跳间隔的标准差',
      windowSeconds: rounded(sdnn?.windowSeconds) ?? 0,
    }),
    figure('rmssd', 'RMSSD', {
      value: rounded(rmssd?.valueMs),
      unit: '毫秒',
      method: '相邻正常心跳间隔之差的均方根',
      windowSeconds: rounded(rmssd?.windowSeconds) ?? 0,
    }),
    figure('usable', '有效信号', {
      value: recordedSeconds > 0 ? rounded((100 * usableSeconds) / recordedSeconds) : null,
      unit: '%',
      method: '除去脱落、平直、超量程和噪声的秒数',
      windowSeconds: rounded(recordedSeconds) ?? 0,
    }),
  ]
}
