/**
 * A hint whether the heart should be looked at, from 30 days of what the devices measured. A screening hint by a rule that
 * can be read, not a validated score, and it says so. Points:
 *
 * | finding | points |
 * |---|---|
 * | an ECG with suspected atrial fibrillation | 4: a single-lead record that a doctor confirms is a diagnosis (ESC 2020), so one is enough to go |
 * | a heart at 40 bpm or less for 10 minutes | 4: red score of NEWS2 (RCP 2017) |
 * | at rest 131 bpm or more for 10 minutes | 2; three spells above 100 bpm: 1 |
 * | oxygen below 90 % | 1, three times or more 2 |
 * | blood pressure: average out of 90-140/60-90 | 2; a third of the readings out: 1 |
 * | a reading from 180 or 110 on (grade 3, Chinese guideline 2018), or below 80/50 | 2 more |
 * | median SDNN of three ECGs or more below 15 ms | 1 |
 *
 * 4 points and more: high; 2 and 3: moderate; less: low, or unknown when the watch was worn on fewer than 7 of the days.
 */
import { type Episode, mattersBegun } from '../warnings/episodes.ts'
import { pastAdvice } from '../warnings/kind-advice.ts'
import { ADVICE, gravestOf, PAST_ADVICE, type Urgency } from '../day/urgency.ts'
import { OXYGEN_LOW } from '../thresholds.ts'
import { addDays, shanghaiDay } from '@kangban/china-time'
import type {
  HeartFinding,
  HeartRiskContent,
  HeartRiskLevel,
  ReportState,
  Sentence,
} from '@kangban/contracts'
import { heartFindings, type HeartSpan, POINTS } from './heart-findings.ts'
import { findingUrgency, heartUrgencies, HIGH_POINTS } from './heart-urgency.ts'
import { plain } from './report-wording.ts'

export const HEART_DAYS = 30

const MODERATE_POINTS = 2
/** Fewer days with the watch say nothing about the others. */
const MIN_DAYS = 7
/** Smaller differences between two spans of 30 days are chance: our own choice. */
const TREND_NOISE = 3
const WEEK_DAYS = 7
const WEEKS = 4

export interface HeartRiskFacts {
  /** The last day of the span. */
  endDay: string
  span: HeartSpan
  /** The 30 days before. */
  before: Pick<HeartSpan, 'heartDays' | 'warnings'>
}

const LEVELS: Record<HeartRiskLevel, { text: string; state: ReportState }> = {
  low: { text: '低风险', state: 'good' },
  moderate: { text: '中等风险', state: 'warn' },
  high: { text: '高风险', state: 'bad' },
  unknown: { text: '数据不足', state: 'none' },
}

/** What asks for something is never called good, however few points it earns. */
function judged(level: HeartRiskLevel, isFound: boolean) {
  const { text, state } = LEVELS[level]

  return level === 'low' && isFound
    ? { levelText: `${text}，要留意`, state: 'warn' as const }
    : { levelText: text, state }
}

function levelOf(points: number, measuredDays: number): HeartRiskLevel {
  if (points >= HIGH_POINTS) return 'high'
  if (points >= MODERATE_POINTS) return 'moderate'
  return measuredDays < MIN_DAYS ? 'unknown' : 'low'
}

/** As every report words it, with what only a screening adds. */
function actionOf({ kind }: HeartFinding, urgency: Urgency): string {
  const grave = urgency === 'soon'

  switch (kind) {
    case 'irregular':
      return pastAdvice({ kind: 'af-suspected', level: 'bad' })
    case 'slow':
      return `${pastAdvice({ kind: 'heart-slow', level: 'bad' })}，头晕或晕倒过要马上去`
    case 'fast':
      return grave
        ? pastAdvice({ kind: 'heart-fast', level: 'bad' })
        : '少喝浓茶咖啡，多歇息，常这样就问问医生'
    case 'low-hrv':
      return '注意休息，别熬夜，过一阵再看'
    case 'low-oxygen':
      return `${pastAdvice({ kind: 'oxygen-low', level: 'bad' })}，打鼾重的话说给医生听`
    case 'pressure':
      return grave
        ? pastAdvice({ kind: 'pressure-high', level: 'bad' })
        : '请早晚各量一次血压，带给医生看'
  }
}

const SHORT: Record<HeartFinding['kind'], string> = {
  irregular: '疑似房颤',
  slow: '有心率过慢',
  fast: '有心率过快',
  'low-hrv': '心率变异偏低',
  'low-oxygen': '有血氧偏低',
  pressure: '血压不在范围',
}

const TONES: Record<Urgency, Sentence[number]['tone']> = {
  none: 'plain',
  watch: 'warn',
  ask: 'warn',
  soon: 'bad',
}

export const SEE_DOCTOR = '请尽快去看医生'

function endingOf(level: HeartRiskLevel, urgency: Urgency): Sentence[number] {
  if (level === 'high') return { text: `${SEE_DOCTOR}。`, tone: 'bad' }

  if (level === 'unknown' && urgency === 'none')
    return plain(`请多戴手表，测够 ${MIN_DAYS} 天再看。`)

  // What lies in a month may have been asked already.
  const text = urgency === 'soon' ? PAST_ADVICE : ADVICE[urgency]
  return { text: `${text}。`, tone: TONES[urgency] }
}

/** The findings that weigh most, at most two, then one thing to do. */
function sentencesOf(level: HeartRiskLevel, urgency: Urgency, weighty: readonly HeartFinding[]) {
  const ending = endingOf(level, urgency)
  const told = weighty.slice(0, 2)

  if (told.length === 0) {
    const start =
      level === 'low' ? `近 ${HEART_DAYS} 天没有发现心脏隐患，` : `近 ${HEART_DAYS} 天测得还不够，`

    return { sentence: [plain(start), ending], elderSentence: [plain(start), ending] }
  }

  const tone = level === 'high' ? 'bad' : 'plain'

  return {
    sentence: [
      plain(`近 ${HEART_DAYS} 天，`),
      ...told.map(({ text }): Sentence[number] => ({ text: `${text}；`, tone })),
      ending,
    ],
    elderSentence: [
      ...told.map(({ kind }): Sentence[number] => ({ text: `${SHORT[kind]}，`, tone })),
      ending,
    ],
  }
}

/** A matter that goes on for weeks is one of each of them. */
const isMetIn = ({ rows }: Episode, first: string, last: string): boolean =>
  rows.some(({ occurredAt }) => {
    const day = shanghaiDay(occurredAt)
    return day >= first && day <= last
  })

/** By what belongs together, as the page of warnings counts it: measuring more often does not look like getting worse. */
function trendOf({ endDay, span, before }: HeartRiskFacts): HeartRiskContent['trend'] {
  const matters = mattersBegun(span.warnings)
  const [count, countBefore] = [matters.length, mattersBegun(before.warnings).length]

  const weeks = Array.from({ length: WEEKS }, (_, index) => {
    const last = addDays(endDay, -WEEK_DAYS * (WEEKS - 1 - index))
    const first = addDays(last, 1 - WEEK_DAYS)

    return {
      day: first,
      endDay: last,
      count: matters.filter((matter) => isMetIn(matter, first, last)).length,
    }
  })

  const told = (direction: HeartRiskContent['trend']['direction'], text: string) => ({
    direction,
    text,
    count,
    countBefore,
    weeks,
  })

  if (before.heartDays < MIN_DAYS || span.heartDays < MIN_DAYS)
    return told('unknown', '还没有上个 30 天可比')
  const difference = count - countBefore
  if (Math.abs(difference) < TREND_NOISE) return told('same', `预警和上个 ${HEART_DAYS} 天差不多`)

  return difference > 0
    ? told('worse', `预警比上个 ${HEART_DAYS} 天多 ${difference} 件`)
    : told('better', `预警比上个 ${HEART_DAYS} 天少 ${-difference} 件`)
}

const METHOD =
  `看近 ${HEART_DAYS} 天的心电图、心率、血氧和血压，按发现计分：疑似房颤或心率过慢 ${POINTS.irregular} 分；静坐心率很快 ${POINTS.fastAlert} 分，常偏快 ${POINTS.fastOften} 分；血氧低于 ${OXYGEN_LOW}% ${POINTS.oxygenOnce} 到 ${POINTS.oxygenOften} 分；` +
  `血压平均不在范围 ${POINTS.pressureAverage} 分，常不在范围 ${POINTS.pressureOften} 分，有很高或很低的再加 ${POINTS.pressureAlert} 分；心率变异偏低 ${POINTS.hrvLow} 分。` +
  `${HIGH_POINTS} 分以上为高，${MODERATE_POINTS} 到 ${HIGH_POINTS - 1} 分为中等。`

const DISCLAIMER =
  '这是按公开规则做的筛查提示，没有经过临床验证，不是诊断，也不能排除疾病。胸痛、晕倒、喘不上气时请马上拨打 120。'

export function heartRisk(facts: HeartRiskFacts): HeartRiskContent {
  const findings = heartFindings(facts.span)
  const points = findings.reduce((sum, finding) => sum + finding.points, 0)
  const measuredDays = facts.span.heartDays
  const level = levelOf(points, measuredDays)

  const weighty = findings
    .filter((finding) => finding.points > 0)
    .toSorted((a, b) => b.points - a.points)

  const { levelText, state } = judged(level, weighty.length > 0)
  const urgency = gravestOf(heartUrgencies(level, weighty, facts.span))
  const found = findings.filter((finding) => finding.state === 'found')

  const advice = [...new Set([...weighty, ...found])].map((finding) =>
    actionOf(finding, findingUrgency(finding, facts.span)),
  )

  return {
    kind: 'heart-risk',
    state,
    stateText: levelText,
    ...sentencesOf(level, urgency, weighty),
    level,
    levelText,
    points,
    keyNumbers: [
      { label: '发现', text: `${found.length} 项` },
      { label: '佩戴', text: `${measuredDays} 天` },
    ],
    measuredDays,
    findings: findings.map((finding) => ({
      ...finding,
      grave: findingUrgency(finding, facts.span) === 'soon',
    })),
    trend: trendOf(facts),
    advice: advice.length > 0 ? advice : ['每周测一两次心电图，每天戴好手表'],
    method: METHOD,
    disclaimer: DISCLAIMER,
  }
}
