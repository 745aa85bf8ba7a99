import type {
  DailyContent,
  DailySection,
  LabelledText,
  ReportState,
  Sentence,
} from '@kangban/contracts'
import { ADVICE } from '../day/urgency.ts'
import { thousands } from '../day/thousands.ts'
import { isShortWalk, walkWords } from '../activity/walking-words.ts'
import type { Baseline } from './baseline.ts'
import { baselineOf } from './baseline.ts'
import { dailySections } from './daily-sections.ts'
import { type DayRecord, warningsOf } from './day-record.ts'
import { remindersOf } from './reminders-of.ts'
import { eventOf, recordFindings, type ReportFinding, STATE_TEXTS } from './record-findings.ts'
import { plain } from './report-wording.ts'

export interface DailyFacts {
  record: DayRecord
  /** The days before it, oldest first. */
  before: readonly DayRecord[]
  ageYears: number | null
}

/** No more clauses, and no more advice, than can be taken in at once. */
const MAX_CLAUSES = 2
const MAX_ADVICE = 3

const KEY_METRICS: readonly DailySection['metric'][] = [
  'sleep',
  'bloodPressure',
  'heartRate',
  'steps',
  'oxygen',
]

const MAX_KEY_NUMBERS = 3

const withUnit = ({ valueText, unit }: DailySection): string =>
  unit === '' ? valueText : `${valueText} ${unit}`

const isMeasured = ({ value }: DailySection): boolean => value !== null

export const keyNumbersOf = (sections: readonly DailySection[]): LabelledText[] =>
  KEY_METRICS.flatMap((metric) =>
    sections.filter((section) => section.metric === metric && isMeasured(section)),
  )
    .slice(0, MAX_KEY_NUMBERS)
    .map((section) => ({ label: section.title, text: withUnit(section) }))

/** Few steps are no cause for worry; everything else out of range is. */
const isOut = ({ metric, state }: DailySection): boolean =>
  metric !== 'steps' && (state === 'high' || state === 'low')

function stateOf(
  sections: readonly DailySection[],
  findings: readonly ReportFinding[],
): ReportState {
  if (
    findings.some(({ level }) => level === 'bad') ||
    sections.some(({ state }) => state === 'alert')
  )
    return 'bad'
  if (findings.length > 0 || sections.some(isOut)) return 'warn'
  return sections.some(({ state }) => state === 'good') ? 'good' : 'normal'
}

/** What an average out of range says where no warning has said it already. */
function sectionFindings(
  sections: readonly DailySection[],
  findings: readonly ReportFinding[],
): ReportFinding[] {
  const said = findings.map(({ text }) => text).join()

  return sections
    .filter((section) => isOut(section) || section.state === 'alert')
    .filter(
      ({ metric }) => metric === 'heartRate' || metric === 'bloodPressure' || metric === 'oxygen',
    )
    .filter(({ title }) => !said.includes(title))
    .map((section) => ({
      rank: 30,
      level: section.state === 'alert' ? 'bad' : 'warn',
      text: `平均${section.title} ${withUnit(section)}，${section.stateText}`,
      elderText: `${section.title}${section.stateText}`,
      action: section.state === 'alert' ? ADVICE.soon : '请再量几次，常这样就问问医生',
    }))
}

function outSentence(findings: readonly ReportFinding[], gravest: ReportFinding) {
  const told = findings.filter(({ level }) => level === gravest.level).slice(0, MAX_CLAUSES)
  const tone = gravest.level === 'bad' ? 'bad' : 'plain'

  const say = (clause: (finding: ReportFinding) => string): Sentence => [
    ...told.map((finding) => ({ text: `${clause(finding)}，`, tone }) as const),
    { text: `${gravest.action}。`, tone: gravest.level },
  ]

  return { sentence: say(({ text }) => text), elderSentence: say(({ elderText }) => elderText) }
}

function wellSentence(sections: readonly DailySection[]) {
  const measured = (metric: DailySection['metric']) =>
    sections.find((one) => one.metric === metric && isMeasured(one))

  const sleep = measured('sleep')

  const vitals = (['bloodPressure', 'heartRate', 'oxygen'] as const)
    .map(measured)
    .filter((section) => section !== undefined)

  const steps = measured('steps')

  const clauses = [
    sleep ? `睡了${sleep.valueText}` : null,
    ...vitals.slice(0, MAX_CLAUSES).map((section) => `平均${section.title} ${withUnit(section)}`),
    vitals.length > 1 ? '都在正常范围' : vitals.length === 1 ? '在正常范围' : null,
    !sleep && vitals.length === 0 && steps ? `走了 ${steps.valueText} 步` : null,
  ].filter((clause) => clause !== null)

  const text = clauses.length > 0 ? `这一天${clauses.join('，')}。` : '这一天测得太少，请戴好手表。'
  const elder = vitals.length > 1 ? '这一天各项正常。' : text
  return { sentence: [plain(text)], elderSentence: [plain(elder)] }
}

/** Findings first; on a good day one friendly thing to go on with. */
function adviceOf(
  findings: readonly ReportFinding[],
  { steps, stepsGoal, pressures }: DayRecord,
  baseline: Baseline,
) {
  const walk = steps !== null && steps < stepsGoal ? stepsGoal - steps : 0
  const isShort = isShortWalk(walk)

  const advice = [
    ...findings.map(({ action }) => action),
    pressures.length === 0 && baseline.systolic !== null ? '昨天没量血压，今天早晚各量一次' : null,
    walk > 0 && isShort ? `今天多走${walkWords(walk)}，就够 ${thousands(stepsGoal)} 步` : null,
    walk > 0 && !isShort && findings.length === 0 ? '饭后出去走走，累了就歇' : null,
  ].filter((text) => text !== null)

  return advice.length > 0 ? [...new Set(advice)].slice(0, MAX_ADVICE) : ['各项平稳，照这样过就好']
}

/** A day as a report: what was measured against limits and against the person's own usual days. Never a diagnosis. */
export function dailyReport({ record: made, before, ageYears }: DailyFacts): DailyContent {
  const baseline = baselineOf(before)
  const record = { ...made, warnings: warningsOf([made], before) }
  const sections = dailySections({ record, baseline, ageYears })
  const own = recordFindings({ record, baseline, ageYears })

  const findings = [...own, ...sectionFindings(sections, own)].toSorted(
    (a, b) => Number(b.level === 'bad') - Number(a.level === 'bad') || a.rank - b.rank,
  )

  const state = stateOf(sections, findings)
  const gravest = findings[0]

  return {
    kind: 'daily',
    state,
    stateText: STATE_TEXTS[state],
    ...(gravest ? outSentence(findings, gravest) : wellSentence(sections)),
    keyNumbers: keyNumbersOf(sections),
    sections,
    events: record.warnings
      .toSorted((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime())
      .map(eventOf),
    ...remindersOf([record]),
    advice: adviceOf(findings, record, baseline),
  }
}
