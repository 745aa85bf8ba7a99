import { SPOKEN_UNITS as SPOKEN, UNITS } from '@kangban/contracts'
import type { WeeklyContent, WeeklyMeasure } from '@kangban/contracts'
import { sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { SPOKEN_UNITS } from '../parts/copy.ts'
import { WEEKLY } from './weekly-copy.ts'
import { changeInWords } from './week-view.ts'

function spokenAverage({ measure, averageText, unit }: WeeklyMeasure): string {
  if (measure === 'oxygenLowest') return `百分之${averageText}`
  if (measure.startsWith('pressure'))
    return `高压${averageText.replace('/', '，低压')}${SPOKEN_UNITS[unit] ?? unit}`
  return `${averageText}${SPOKEN_UNITS[unit] ?? unit}`
}

function spokenMeasure(week: WeeklyMeasure): string {
  const { title, average, averageText, stateText, changeText } = week
  if (average === null) return `${title}${averageText}。`
  return `${WEEKLY.average(title)}${spokenAverage(week)}，${stateText}，${changeInWords(changeText)}。`
}

/** The week as it is read aloud: the short sentence, the averages, what to tell a doctor, the days and the goals. */
export function spokenWeekly(report: WeeklyContent): string {
  const { elderSentence, wornDays, pressureCount, measures, warnings } = report
  const { bestDay, worstDay, reminders, goals } = report

  const told = warnings.byKind.map(
    ({ title, count, worst }) => `${title}${count}次，${worst.valueText}`,
  )

  const attention =
    told.length > 0 ? `${WEEKLY.attention}：${told.join('；')}。` : WEEKLY.noAttention

  return [
    sentenceText(elderSentence),
    `${WEEKLY.worn(wornDays)}，${WEEKLY.pressures(pressureCount)}。`,
    ...measures.map(spokenMeasure),
    attention,
    reminders && `${WEEKLY.reminders}：${reminders}。`,
    bestDay && `${WEEKLY.best}：${bestDay.reason}。`,
    worstDay && `${WEEKLY.worst}：${worstDay.reason}。`,
    goals.length > 0 && `${WEEKLY.goals}：${goals.map(({ title }) => title).join('；')}。`,
    WEEKLY.forDoctor,
  ]
    .filter((part) => typeof part === 'string')
    .join('')
    .replaceAll(UNITS.heartRate, SPOKEN.heartRate)
}
