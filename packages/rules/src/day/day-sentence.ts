import { shanghaiHour } from '@kangban/china-time'
import type { Sentence } from '@kangban/contracts'
import { type DayFacts, type DayFinding, dayFindings, PRESSURE_NAMES } from './day-findings.ts'
import { thousands } from './thousands.ts'
import { todayPart } from './day-parts.ts'
import { isShortWalk, walkWords } from '../activity/walking-words.ts'
import { heartRateVerdict, oxygenVerdict, pressureVerdict } from '../verdicts.ts'

type Part = Sentence[number]
const plain = (text: string): Part => ({ text, tone: 'plain' })

/** The day in one sentence, and the same for the elderly form: shorter, never milder. */
export function daySentence(facts: DayFacts): { sentence: Sentence; elderSentence: Sentence } {
  const findings = dayFindings(facts)
  const gravest = findings[0]
  if (gravest?.level === 'bad') return alertSentence(findings, gravest)
  if (gravest) return warnSentence(facts, findings, gravest)
  return wellSentence(facts)
}

/** No more clauses than can be taken in at once. */
const MAX_FINDINGS = 2

/** What is grave stands alone, with one thing to do. */
function alertSentence(findings: readonly DayFinding[], gravest: DayFinding) {
  const grave = findings.filter(({ level }) => level === 'bad').slice(0, MAX_FINDINGS)

  const say = (clause: (finding: DayFinding) => string, action: string): Sentence => [
    ...grave.map((finding): Part => ({ text: `${clause(finding)}，`, tone: 'bad' })),
    { text: `${action}。`, tone: 'bad' },
  ]

  return {
    sentence: say(({ text }) => text, gravest.action),
    elderSentence: say(({ elderText }) => elderText, gravest.elderAction),
  }
}

/** First what went well, then what did not in the order of the day, then one thing to do. */
function warnSentence(facts: DayFacts, findings: readonly DayFinding[], gravest: DayFinding) {
  // Ranks put last night last; people tell a day from its night on.
  const told = findings
    .slice(0, MAX_FINDINGS)
    .toSorted((a, b) => Number(b.text.startsWith('昨夜')) - Number(a.text.startsWith('昨夜')))

  const good = sleepClause(facts)

  return {
    sentence: [
      ...(good ? [plain(`${good}，`)] : []),
      ...told.map(({ text }) => plain(`${good ? text.replace(/^昨夜/, '夜里') : text}，`)),
      { text: `${gravest.action}。`, tone: 'warn' as const },
    ],
    elderSentence: [
      ...told.map(({ elderText }) => plain(`${elderText}，`)),
      { text: `${gravest.elderAction}。`, tone: 'warn' as const },
    ],
  }
}

function sleepClause({ sleep }: DayFacts): string | null {
  if (sleep?.state === 'good') return '昨夜睡得安稳'
  if (sleep?.state === 'none') return '昨夜的睡眠有记录'
  return sleep?.state === 'normal' ? '昨夜睡得还好' : null
}

/** The names of what was measured today and is in range. */
function normalMetrics({ pressure, typedPressure, heartRate, oxygen }: DayFacts): string[] {
  const pressures = [pressure, typedPressure].filter((reading) => reading !== null)
  const isNormal = pressures.every((reading) => pressureVerdict(reading).state === 'normal')

  return [
    pressures.length > 0 && isNormal ? PRESSURE_NAMES[pressure ? 'measured' : 'typed'] : null,
    heartRate && heartRateVerdict(heartRate.bpm, heartRate.hour).state === 'normal' ? '心率' : null,
    oxygen && oxygenVerdict(oxygen).state === 'normal' ? '血氧' : null,
  ].filter((name) => name !== null)
}

const isNear = (reading: DayFacts['pressure']): boolean =>
  reading !== null && pressureVerdict(reading).state === 'near'

/** In range and yet no reason to say 正常. */
function nearClause({ pressure, typedPressure }: DayFacts): string | null {
  const near = isNear(pressure) ? pressure : isNear(typedPressure) ? typedPressure : null
  if (!near) return null
  const name = PRESSURE_NAMES[near === pressure ? 'measured' : 'typed']
  return `${todayPart(shanghaiHour(near.at))}${name}接近上限`
}

/** Whether there is anything at all to say about today. */
const isMeasured = (facts: DayFacts): boolean =>
  facts.sleep !== null ||
  facts.pressure !== null ||
  facts.typedPressure !== null ||
  normalMetrics(facts).length > 0

function wellSentence(facts: DayFacts) {
  const walked = facts.steps && facts.steps.today > 0 ? facts.steps : null
  if (!isMeasured(facts) && !walked) return emptySentence(facts)
  const normal = normalMetrics(facts)
  const near = nearClause(facts)

  const clauses = [
    sleepClause(facts),
    near,
    normal.length > 0 ? `${normal.join('、')}${normal.length > 1 ? '都' : ''}正常` : null,
    invitation(facts),
  ].filter((clause) => clause !== null)

  if (clauses.length === 0 && walked) clauses.push(`今天走了 ${thousands(walked.today)} 步`)

  const elder = [
    sleepClause(facts),
    near,
    normal.length > 1 && !near
      ? '各项正常'
      : normal.length > 0
        ? `${normal.join('、')}${normal.length > 1 ? '都' : ''}正常`
        : null,
  ].filter((clause) => clause !== null)

  return {
    sentence: [plain(`${clauses.join('，')}。`)],
    elderSentence: [plain(`${(elder.length > 0 ? elder : clauses).join('，')}。`)],
  }
}

/** Hours in which to speak of a walk: the day is old enough, and it is not yet late. */
const WALK_HOURS = { from: 15, to: 20 } as const
/** Before it nobody is asked to do anything. */
const MORNING_HOUR = 6

/** One friendly thing to do on a day on which all is well, or a word of praise. */
function invitation({ devices, pressure, typedPressure, steps, hour }: DayFacts): string | null {
  if (hour >= MORNING_HOUR && devices.pressureMonitor && !pressure && !typedPressure)
    return '今天还没量血压'
  return steps && walkInvitation(steps, hour)
}

/** What is left to walk today, as a walk; nothing late in the day. */
export function walkInvitation(
  { today, goal }: { today: number; goal: number | null },
  hour: number,
): string | null {
  if (goal === null) return null
  if (today >= goal) return `今天已走满 ${thousands(goal)} 步`
  if (hour < WALK_HOURS.from || hour >= WALK_HOURS.to) return null
  const left = goal - today
  return isShortWalk(left) ? `今天再走${walkWords(left)}就够了` : '饭后出去走走更好'
}

function emptySentence({ devices, hour }: DayFacts) {
  const ask = hour < MORNING_HOUR ? '早上请' : '请'
  if (devices.watch) return both('今天还没有测量数据，请戴好手表。', '请戴好手表。')
  if (devices.pressureMonitor)
    return both(`今天还没有测量数据，${ask}量一次血压。`, `${ask}量一次血压。`)
  if (devices.ecgRecorder)
    return both(`今天还没有测量数据，${ask}测一次心电。`, `${ask}测一次心电。`)
  return both('还没有绑定设备，绑好后这里每天说说您的身体。', '请先绑定设备。')
}

const both = (text: string, elderText: string) => ({
  sentence: [plain(text)],
  elderSentence: [plain(elderText)],
})
