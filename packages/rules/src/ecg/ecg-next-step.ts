import { type EcgJudged, ecgVerdict } from './ecg-row-verdict.ts'

export interface EcgNextStep {
  text: string
  /** Whether it is said for which signs nobody may wait. */
  emergency: boolean
}

/** What to do after a record; null where its sentence has said all. */
export function ecgNextStep(judged: EcgJudged): EcgNextStep | null {
  const { finding, state } = ecgVerdict(judged)

  switch (finding) {
    case 'af':
      return { text: '把这份心电和近 30 天血压带给心内科看。', emergency: true }
    case 'rate':
      return state === 'alert'
        ? { text: '请今天把这份心电给医生看。', emergency: true }
        : { text: '安静坐 10 分钟再测一次；还是这样，请给医生看。', emergency: false }
    case 'early':
    case 'rhythm':
      return { text: '下次看医生时带上这份心电；心慌、头晕就早点去。', emergency: true }
    default:
      return null
  }
}
