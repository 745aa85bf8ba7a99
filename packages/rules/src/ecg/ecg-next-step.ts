import { ecgAdvice } from './ecg-advice.ts'
import { type EcgJudged, ecgVerdict } from './ecg-row-verdict.ts'

export interface EcgNextStep {
  text: string
  /** Whether it is said for which signs nobody may wait. */
  emergency: boolean
}

/**
 * What to do after a record; null where its sentence has said all. `advice` is what its sentence asks for, null where
 * nothing hurries or nobody told it.
 */
export function ecgNextStep(judged: EcgJudged, advice: string | null): EcgNextStep | null {
  const { finding, state } = ecgVerdict(judged)
  const first = advice ?? ecgAdvice(judged, null)

  switch (finding) {
    case 'af':
      return { text: `${first}。挂心内科，带上近 30 天血压。`, emergency: true }
    case 'rate':
      return state === 'alert'
        ? { text: `${first}。`, emergency: true }
        : { text: '安静坐 10 分钟再测一次；还是这样，请给医生看。', emergency: false }
    case 'early':
    case 'rhythm':
      return { text: '下次看医生时带上这份心电；心慌、头晕就早点去。', emergency: true }
    default:
      return null
  }
}
