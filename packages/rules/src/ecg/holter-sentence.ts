import { BLOCK_SECONDS, type HolterStatus, type Sentence } from '@kangban/contracts'
import { SECONDS_PER_HOUR } from '@kangban/china-time'
import { type EpisodeKind, rangeState } from '@kangban/ecg-core'
import type { HolterSummary } from './holter-figures.ts'

interface Told {
  sentence: Sentence
  elderSentence: Sentence
}
type Words = Sentence[number]

const plain = (text: string): Words => ({ text, tone: 'plain' })
const warn = (text: string): Words => ({ text, tone: 'warn' })
const bad = (text: string): Words => ({ text, tone: 'bad' })
const same = (...sentence: Words[]): Told => ({ sentence, elderSentence: sentence })

/** Less of the record than this says too little. */
const MIN_USABLE = 0.5
/** Above 30 an hour extra beats are frequent: grade 2 of B. Lown and M. Wolf, Circulation 44 (1971) 130. */
const FREQUENT_AN_HOUR = 30

/** 24 小时, 45 分钟. */
function spanText(seconds: number): string {
  return seconds < 3600
    ? `${Math.max(1, Math.round(seconds / 60))} 分钟`
    : `${Math.round(seconds / SECONDS_PER_HOUR)} 小时`
}

interface Facts {
  summary: HolterSummary
  episodes: readonly { kind: EpisodeKind }[]
}

function findings({ summary, episodes }: Facts): Told {
  const { recordedSeconds, usableSeconds, earlyBeats, pausesOver2500ms, heartRate } = summary
  const span = spanText(recordedSeconds)

  if (!heartRate || usableSeconds < MIN_USABLE * recordedSeconds) {
    return same(plain(`这 ${span}的记录信号不足，`), warn('请贴好电极后再测一次。'))
  }

  const suspected = episodes.filter(({ kind }) => kind === 'suspected-af').length

  if (suspected > 0) {
    const minutes = spanText(summary.suspectedAfSeconds)

    return {
      sentence: [
        bad(`${span}里有 ${suspected} 段心跳间隔不齐，共约 ${minutes}，疑似房颤，`),
        plain('请尽快请医生看这份记录。'),
      ],
      elderSentence: [bad('心跳不齐，疑似房颤，请看医生。')],
    }
  }

  if (pausesOver2500ms > 0) {
    return same(
      warn(`${span}里有 ${pausesOver2500ms} 次超过 2.5 秒的停顿，`),
      plain('请医生看一看。'),
    )
  }

  if (earlyBeats > FREQUENT_AN_HOUR * (usableSeconds / SECONDS_PER_HOUR)) {
    return same(warn(`${span}里有 ${earlyBeats} 次提早的心跳，次数较多，`), plain('请医生看一看。'))
  }

  const state = rangeState('heartRate', heartRate.meanBpm)
  const mean = `${span}平均心率 ${Math.round(heartRate.meanBpm)} 次/分`
  if (state !== 'normal')
    return same(
      warn(`${mean}，${state === 'high' ? '偏快' : '偏慢'}，`),
      plain('其余未见明显异常。'),
    )
  return same(plain(`${mean}，未见明显异常。`))
}

/** What a long record says, or what it waits for; no diagnosis. Tones as in every other sentence. */
export function holterSentence(
  head: { status: HolterStatus; blocks: number },
  facts: Facts | null,
): Told {
  if (facts) return findings(facts)

  switch (head.status) {
    case 'receiving':
      return same(plain(`记录还在上传，已收到 ${spanText(head.blocks * BLOCK_SECONDS)}。`))
    case 'failed':
      return same(warn('这份记录没有分析完，请再试一次。'))
    default:
      return same(plain('记录已收齐，正在分析，请稍候。'))
  }
}
