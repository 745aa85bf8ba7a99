import type { ReportState, Sentence, WeeklyContent, WeeklyMeasure } from '@kangban/contracts'
import { thousands } from '../day/thousands.ts'
import { sleepReference } from '../sleep/sleep-score.ts'
import { isOutOfRange } from '../verdicts.ts'
import { walkWords } from '../activity/walking-words.ts'
import { restVerdict } from '../sleep/night-verdict.ts'
import { timesOf } from '../warnings/episodes.ts'
import { KIND_RANK } from '../warnings/warning-rules.ts'
import { storedWarning } from '../warnings/warning-texts.ts'
import { type DayRecord, warningsOf } from './day-record.ts'
import {
  eventOf,
  type ReportFinding,
  STATE_TEXTS,
  warningFindings,
  worstOf,
} from './record-findings.ts'
import { remindersOf } from './reminders-of.ts'
import { durationWords, plain, weekdayWord } from './report-wording.ts'
import { type WeeklyFacts, weeklyMeasures } from './weekly-measures.ts'
import { groupedBy } from '../day/slots.ts'

const MAX_CLAUSES = 2
const MAX_GOALS = 3
const MAX_KEY_NUMBERS = 3
const KEY_MEASURES = ['pressureMorning', 'sleep', 'steps', 'heartRate', 'oxygenLowest'] as const
/** A week of home readings that a doctor can judge by: morning and evening, six days (Chinese home guideline, 2019). */
const WEEKLY_PRESSURES = 12
/** More than this much more walking in one week is not kept up: a tenth, in whole hundreds. */
const STEPS_GROWTH = 1.1

const withUnit = ({ averageText, unit }: WeeklyMeasure): string =>
  unit === '' ? averageText : `${averageText} ${unit}`

const SLEEP_RANK = 20

/** What an average asks for on which one acts at once. */
export const SHOW_WEEK = '请尽快把这份周报带给医生看'

/** Averages first: a blood pressure or a heart rate whose mean of the week is out of range. */
function averageFindings(measures: readonly WeeklyMeasure[]): ReportFinding[] {
  return measures
    .filter(({ measure }) => measure.startsWith('pressure') || measure === 'heartRate')
    .filter(isOutOfRange)
    .map((measure) => ({
      rank: 0,
      level: measure.state === 'alert' ? 'bad' : 'warn',
      text: `${measure.title}平均 ${withUnit(measure)}，${measure.stateText}`,
      elderText: `${measure.title}${measure.stateText}`,
      action: measure.state === 'alert' ? SHOW_WEEK : SHOW_WEEK.replace('尽快', ''),
    }))
}

const sleepFindings = (measures: readonly WeeklyMeasure[]): ReportFinding[] =>
  measures
    .filter((measure) => measure.measure === 'sleep' && isOutOfRange(measure))
    .map(({ averageText, stateText, state }) => ({
      rank: SLEEP_RANK,
      level: 'warn',
      text: `平均每晚睡 ${averageText}，${stateText}`,
      elderText: `睡眠${stateText}`,
      action: state === 'high' ? '白天请多活动活动' : '请早些休息',
    }))

function sentencesOf(findings: readonly ReportFinding[], measures: readonly WeeklyMeasure[]) {
  const gravest = findings.find(({ level }) => level === 'bad') ?? findings[0]
  if (!gravest) return wellSentences(measures)

  const told = [...new Set([findings[0], gravest])]
    .filter((finding) => finding !== undefined)
    .slice(0, MAX_CLAUSES)

  const say = (clause: (finding: ReportFinding) => string): Sentence => [
    ...told.map((finding) => ({
      text: `${clause(finding)}，`,
      tone: finding.level === 'bad' ? ('bad' as const) : ('plain' as const),
    })),
    { text: `${gravest.action}。`, tone: gravest.level },
  ]

  return { sentence: say(({ text }) => text), elderSentence: say(({ elderText }) => elderText) }
}

function wellSentences(measures: readonly WeeklyMeasure[]) {
  const said = KEY_MEASURES.flatMap((key) =>
    measures.filter(({ measure, average }) => measure === key && average !== null),
  )
    .slice(0, MAX_CLAUSES)
    .map((measure) => `${measure.title}平均 ${withUnit(measure)}`)

  return {
    sentence: [
      plain(said.length > 0 ? `这一周平稳，${said.join('，')}。` : '这一周测得太少，请戴好手表。'),
    ],
    elderSentence: [plain(said.length > 0 ? '这一周平稳。' : '请戴好手表。')],
  }
}

const STATES: Record<ReportFinding['level'], ReportState> = { warn: 'warn', bad: 'bad' }

function stateOf(
  findings: readonly ReportFinding[],
  measures: readonly WeeklyMeasure[],
): ReportState {
  const gravest = findings.find(({ level }) => level === 'bad') ?? findings[0]
  if (gravest) return STATES[gravest.level]
  return measures.some(({ state }) => state === 'good') ? 'good' : 'normal'
}

/**
 * How well a day went, to find the best and the worst: a grave warning costs 3, another one 1, a night that was too short,
 * too long or restless 1; a good night and the goal of steps earn 1 each. Our own weights. Days with less than a night or
 * a heart rate are left out.
 */
function scoreOf(record: DayRecord, ageYears: number | null) {
  const verdict = record.sleep && restVerdict({ ...record.sleep, ageYears })

  const good = [
    verdict?.state === 'good' ? '睡得好' : null,
    record.steps !== null && record.steps >= record.stepsGoal
      ? `走满 ${thousands(record.stepsGoal)} 步`
      : null,
    record.warnings.length === 0 ? '没有预警' : null,
  ].filter((reason) => reason !== null)

  const worst = worstOf(record.warnings)

  const poor =
    verdict && (verdict.state === 'low' || verdict.state === 'high') ? `睡眠${verdict.text}` : null

  const bad = [worst ? eventOf(worst).title : null, poor].filter((reason) => reason !== null)

  const cost = record.warnings.reduce(
    (sum, { level }) => sum + (level === 'bad' ? 3 : 1),
    poor ? 1 : 0,
  )

  const earned = good.filter((reason) => reason !== '没有预警').length
  return { day: record.day, score: earned - cost, good: good.join('、'), bad: bad.join('、') }
}

const notable = (day: string, reasons: string, fallback: string) => ({
  day,
  reason: `${weekdayWord(day)}${reasons || fallback}`,
})

function notableDays({ days, ageYears }: WeeklyFacts): Pick<WeeklyContent, 'bestDay' | 'worstDay'> {
  const scored = days
    .filter(({ sleep, heartRate }) => sleep && heartRate)
    .map((record) => scoreOf(record, ageYears))

  const ordered = scored.toSorted((a, b) => b.score - a.score)
  const [best, worst] = [ordered[0], ordered.at(-1)]
  if (!best || !worst || best.score === worst.score) return { bestDay: null, worstDay: null }

  return {
    bestDay: notable(best.day, best.good, '最平稳'),
    worstDay: notable(worst.day, worst.bad, '走得和睡得都少些'),
  }
}

function countedWarnings({ days, lastWeek }: WeeklyFacts): WeeklyContent['warnings'] {
  const rows = warningsOf(days, lastWeek)

  const byKind = [...groupedBy(rows, (row) => storedWarning(row).kind)].flatMap(
    ([kind, ofKind]) => {
      const worst = worstOf(ofKind)

      return worst
        ? [
            {
              kind,
              title: eventOf(worst).title,
              count: timesOf(kind, ofKind),
              worst: eventOf(worst),
            },
          ]
        : []
    },
  )

  return {
    total: rows.length,
    bad: rows.filter(({ level }) => level === 'bad').length,
    lastWeek: lastWeek.reduce((sum, { warnings }) => sum + warnings.length, 0),
    byKind: byKind.toSorted(
      (a, b) =>
        Number(b.worst.level === 'bad') - Number(a.worst.level === 'bad') ||
        KIND_RANK[a.kind] - KIND_RANK[b.kind],
    ),
  }
}

function stepsGoal({ days }: WeeklyFacts, measures: readonly WeeklyMeasure[]) {
  const average = measures.find(({ measure }) => measure === 'steps')?.average
  const goal = days.at(-1)?.stepsGoal
  if (average === null || average === undefined || goal === undefined) return null
  if (average >= goal)
    return { title: `每天走满 ${thousands(goal)} 步`, detail: '这周平均已达标，下周保持就好' }
  const target = Math.min(goal, Math.ceil((average * STEPS_GROWTH) / 100) * 100)
  const more = walkWords(target - average)
  return { title: `每天走 ${thousands(target)} 步`, detail: `比这周平均每天多走${more}` }
}

function goalsOf(
  facts: WeeklyFacts,
  measures: readonly WeeklyMeasure[],
  findings: readonly ReportFinding[],
) {
  const pressures = facts.days.reduce((sum, record) => sum + record.pressures.length, 0)
  const usesMonitor = measures.some(({ measure }) => measure.startsWith('pressure'))
  const sleep = measures.find(({ measure }) => measure === 'sleep')?.average ?? null
  const shortest = sleepReference(facts.ageYears).minutes.low
  const grave = findings.find(({ level }) => level === 'bad')

  return [
    grave ? { title: grave.action.replace(/^请/, ''), detail: `这周${grave.text}` } : null,
    usesMonitor && pressures < WEEKLY_PRESSURES
      ? {
          title: '早晚各量一次血压',
          detail: `这周量了 ${pressures} 次，一周量满 ${WEEKLY_PRESSURES} 次更看得准`,
        }
      : null,
    sleep !== null && sleep < shortest
      ? {
          title: '每晚早睡半小时',
          detail: `这周平均睡 ${durationWords(sleep)}，建议不少于 ${durationWords(shortest)}`,
        }
      : null,
    stepsGoal(facts, measures),
  ]
    .filter((goal) => goal !== null)
    .slice(0, MAX_GOALS)
}

/** 早晨血压高 4，步数多 471: the changes of what the list shows, but for what stayed the same. */
function changeOf(measures: readonly WeeklyMeasure[]): string {
  const changed = KEY_MEASURES.flatMap((key) =>
    measures.filter(
      ({ measure, average, lastAverage }) =>
        measure === key && average !== null && lastAverage !== null,
    ),
  )

  if (changed.length === 0) return '上周没有可比的数据'
  const told = changed.filter(({ changeText }) => changeText !== '持平').slice(0, MAX_CLAUSES)

  return told.length === 0
    ? '和上周持平'
    : told.map(({ title, changeText }) => `${title}${changeText}`).join('，')
}

/** A week as a report, averages first. Never a diagnosis. */
export function weeklyReport(facts: WeeklyFacts): WeeklyContent {
  const measures = weeklyMeasures(facts)

  const findings = [
    ...averageFindings(measures),
    ...warningFindings(warningsOf(facts.days, facts.lastWeek)),
    ...sleepFindings(measures),
  ]

  const state = stateOf(findings, measures)

  return {
    kind: 'weekly',
    state,
    stateText: STATE_TEXTS[state],
    ...sentencesOf(findings, measures),
    keyNumbers: KEY_MEASURES.flatMap((key) =>
      measures.filter(({ measure, average }) => measure === key && average !== null),
    )
      .slice(0, MAX_KEY_NUMBERS)
      .map((measure) => ({ label: measure.title, text: withUnit(measure) })),
    change: changeOf(measures),
    wornDays: facts.days.filter(({ heartRate }) => heartRate).length,
    pressureCount: facts.days.reduce((sum, record) => sum + record.pressures.length, 0),
    measures,
    ...notableDays(facts),
    warnings: countedWarnings(facts),
    ...remindersOf(facts.days),
    goals: goalsOf(facts, measures, findings),
  }
}
