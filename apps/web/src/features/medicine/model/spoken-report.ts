import { sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { COPY } from '../copy.ts'
import type { Report } from './report.ts'

/** The report as it is read aloud: the conclusion, what to do and what to leave. */
export const spokenReport = ({ elderSentence, dos, donts, disclaimer }: Report): string =>
  [
    sentenceText(elderSentence),
    `${COPY.dos}：${dos.join('；')}。`,
    `${COPY.donts}：${donts.join('；')}。`,
    // Up to where it says that this is no diagnosis; the source in front is for the eye.
    disclaimer.slice(Math.max(disclaimer.indexOf('结果仅供参考'), 0)),
  ].join('')
