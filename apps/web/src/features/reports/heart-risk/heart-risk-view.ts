import { SPOKEN_UNITS as SPOKEN, UNITS } from '@kangban/contracts'
import { shanghaiClock, shanghaiDay } from '@kangban/china-time'
import type { HeartRiskContent } from '@kangban/contracts'
import { dateWords } from '@kangban/rules/reports/report-wording'
import { sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { HEART_RISK } from './heart-risk-copy.ts'

/** 11月15日 12:50 */
export const timeText = (moment: string): string =>
  `${dateWords(shanghaiDay(moment))} ${shanghaiClock(moment)}`

const foundTexts = (report: HeartRiskContent): string[] =>
  report.findings
    .filter(({ state }) => state === 'found')
    .map(({ title, text }) => `${title}：${text}`)

/** The report as it is read aloud. */
export function spokenHeartRisk(report: HeartRiskContent): string {
  const { elderSentence, levelText, findings, trend, advice, disclaimer } = report

  const unmeasured = findings
    .filter(({ state }) => state === 'unmeasured')
    .map(({ title }) => title)

  return [
    sentenceText(elderSentence),
    `${levelText}。`,
    ...foundTexts(report).map((text) => `${text}。`),
    unmeasured.length > 0 ? `${unmeasured.join('、')}${HEART_RISK.unmeasured}。` : '',
    `${trend.text}。`,
    `${HEART_RISK.advice}：${advice.join('；')}。`,
    disclaimer,
  ]
    .join('')
    .replaceAll(UNITS.heartRate, SPOKEN.heartRate)
}

/** The report as a message to the family. */
export function heartRiskMessage(report: HeartRiskContent, span: string): string {
  const { sentence, levelText, advice, disclaimer } = report

  return [
    `${HEART_RISK.title}（${span}）${levelText}`,
    sentenceText(sentence),
    ...foundTexts(report),
    ...advice,
    disclaimer,
  ].join('\n')
}
