import type { Sentence } from '@kangban/contracts'
import { ECG_WORDS, type EcgFinding } from './ecg-row-verdict.ts'

type Piece = Sentence[number]

/** What is counted, the gravest first; one record counts once. */
const COUNTED: readonly { finding: EcgFinding; words: string; tone: Piece['tone'] }[] = [
  { finding: 'af', words: ECG_WORDS.af, tone: 'bad' },
  { finding: 'rhythm', words: ECG_WORDS.rhythm, tone: 'warn' },
  { finding: 'early', words: ECG_WORDS.early, tone: 'warn' },
  { finding: 'rate', words: '心率不在参考范围', tone: 'warn' },
  { finding: 'unclear', words: '没测清楚', tone: 'plain' },
]

/** How often something was found: a strip counts once, and so does a record of many hours, on every page that counts. */
export const timesFound = (findings: readonly EcgFinding[], finding: EcgFinding): number =>
  findings.filter((found) => found === finding).length

/**
 * Some records in one sentence, after what and how many they are (今天手表记了 3 次心电). Nothing is called well of which
 * nobody knows the rhythm.
 */
export function ecgCountSentence(lead: string, findings: readonly EcgFinding[]): Sentence {
  const pieces = COUNTED.flatMap(({ finding, words, tone }) => {
    const count = timesFound(findings, finding)
    return count === 0 ? [] : [{ text: `${count} 次${words}`, tone }]
  })

  if (pieces.length === 0) {
    const areClear = findings.length > 0 && findings.every((finding) => finding === 'clear')
    if (!areClear) return [{ text: `${lead}。`, tone: 'plain' }]

    return [
      { text: `${lead}，`, tone: 'plain' },
      { text: `${findings.length > 1 ? '都' : ''}${ECG_WORDS.clear}。`, tone: 'plain' },
    ]
  }

  return [
    { text: `${lead}，`, tone: 'plain' },
    ...pieces.map(({ text, tone }, i) => ({
      text: `${text}${i === pieces.length - 1 ? '。' : '，'}`,
      tone,
    })),
  ]
}
