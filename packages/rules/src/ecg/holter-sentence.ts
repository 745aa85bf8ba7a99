import { BLOCK_SECONDS, type HolterStatus, type Sentence } from '@kangban/contracts'
import { ECG_WORDS, ecgRateVerdict } from './ecg-row-verdict.ts'
import { type HolterFacts, holterFinding } from './holter-row-verdict.ts'
import { lengthText } from '../day/time-words.ts'
import { adviceOfStretch, type Asked, showAdvice } from '../warnings/advice-now.ts'

interface Told {
  sentence: Sentence
  elderSentence: Sentence
}
type Words = Sentence[number]

const plain = (text: string): Words => ({ text, tone: 'plain' })
const warn = (text: string): Words => ({ text, tone: 'warn' })
const bad = (text: string): Words => ({ text, tone: 'bad' })
const same = (...sentence: Words[]): Told => ({ sentence, elderSentence: sentence })

/** What a long record says, and what home asks for about it now; no diagnosis. Tones as in every other sentence. */
export function holterSentence(facts: HolterFacts, { stretch, waiting }: Asked): Told {
  const { summary, episodes } = facts
  const { recordedSeconds, earlyBeats, pausesOver2500ms, heartRate } = summary
  const span = lengthText(recordedSeconds)
  const mean = `${span}平均心率 ${Math.round(heartRate?.meanBpm ?? 0)} 次/分`

  switch (holterFinding(facts)) {
    case 'unclear':
      return same(plain(`这 ${span}的记录信号不足，`), warn('请贴好电极后再测一次。'))

    case 'af': {
      const suspected = episodes.filter(({ kind }) => kind === 'suspected-af').length
      const minutes = lengthText(summary.suspectedAfSeconds)

      const advice = bad(`${adviceOfStretch('af-suspected', { stretch, waiting })}。`)

      return {
        sentence: [
          bad(`${span}里有 ${suspected} 段心跳间隔不齐，共约 ${minutes}，疑似房颤，`),
          advice,
        ],
        elderSentence: [bad('心跳不齐，疑似房颤，'), advice],
      }
    }

    case 'pauses':
      return same(
        warn(`${span}里有 ${pausesOver2500ms} 次超过 2.5 秒的停顿，`),
        plain('请医生看一看。'),
      )
    case 'early':
      return same(
        warn(`${span}里有 ${earlyBeats} 次提早的心跳，次数较多，`),
        plain('请医生看一看。'),
      )

    case 'rate': {
      const { state, text } = ecgRateVerdict(heartRate?.meanBpm ?? NaN)

      return state === 'alert'
        ? same(bad(`${mean}，${text}，`), bad(`${showAdvice('这份记录', stretch, waiting)}。`))
        : same(warn(`${mean}，${text}，`), plain(`其余${ECG_WORDS.clear}。`))
    }

    case 'clear':
      return same(plain(`${mean}，${ECG_WORDS.clear}。`))
  }
}

/** What a long record waits for that says nothing yet. */
export function holterWaitSentence(head: { status: HolterStatus; blocks: number }): Told {
  switch (head.status) {
    case 'receiving':
      return same(plain(`记录还在上传，已收到 ${lengthText(head.blocks * BLOCK_SECONDS)}。`))
    case 'failed':
      return same(warn('这份记录没有分析完，请再试一次。'))
    default:
      return same(plain('记录已收齐，正在分析，请稍候。'))
  }
}
