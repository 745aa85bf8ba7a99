// A stored report speaks as of what is past, since it is read on any day. While what it tells still waits, it asks for what
// home asks for now.
import { addDays, startOfShanghaiDay } from '@kangban/china-time'
import type {
  DailyContent,
  HeartFinding,
  HeartRiskContent,
  Sentence,
  WeeklyContent,
} from '@kangban/contracts'
import { ADVICE, PAST_ADVICE, unlessAsked } from '../day/urgency.ts'
import { hurried, liesIn, type Stretch, type Waiting } from './advice-now.ts'
import { episodeAdvice } from './episode-words.ts'
import type { Episode, EventRow } from './episodes.ts'
import { pastAdvice } from './kind-advice.ts'
import type { WarningKind } from './warning-rules.ts'
import { SEE_DOCTOR } from '../reports/heart-risk.ts'
import { isGraveFinding } from '../reports/heart-urgency.ts'
import { SHOW_WEEK } from '../reports/weekly-report.ts'

/** First and last day of a report. */
interface Days {
  day: string
  endDay: string
}

const stretchOf = ({ day, endDay }: Days): Stretch => ({
  from: startOfShanghaiDay(day),
  to: startOfShanghaiDay(addDays(endDay, 1)),
})

/** Of the kinds that a report tells as grave the matters that wait for something that it tells, the gravest first. */
const waitingOf = (
  { open }: Waiting,
  graveKinds: readonly WarningKind[],
  tells: (row: EventRow) => boolean,
): Episode[] =>
  open.filter(({ kind, rows }) => graveKinds.includes(kind) && rows.some((row) => tells(row)))

type Advices = ReadonlyMap<string, string>

/** By the advice that a report was made with, the advice of now. */
function advicesOf(matters: readonly Episode[], now: Date): Advices {
  const advices = matters.flatMap((matter) =>
    // A report counts the nights that it tells, home those of the matter.
    [1, 2].map((nights) => {
      const made = pastAdvice({ kind: matter.kind, level: 'bad', nights })
      return [made, episodeAdvice(matter, now)] as const
    }),
  )

  // Where two kinds ask for the same, the graver matter speaks.
  return new Map(advices.toReversed())
}

/** An advice may go on after what is replaced. */
function saidNow(text: string, advices: Advices): string {
  const made = [...advices.keys()].find((advice) => text.startsWith(advice))
  return made === undefined ? text : `${advices.get(made)}${text.slice(made.length)}`
}

interface Headed {
  sentence: Sentence
  elderSentence: Sentence
}

function headNow({ sentence, elderSentence }: Headed, advices: Advices): Headed {
  const said = (told: Sentence) =>
    told.map((part) => ({ ...part, text: saidNow(part.text, advices) }))

  return { sentence: said(sentence), elderSentence: said(elderSentence) }
}

export function dailyAsHome(content: DailyContent, days: Days, waiting: Waiting): DailyContent {
  const grave = content.events.filter(({ level }) => level === 'bad').map(({ kind }) => kind)
  const ids = new Set(content.events.map(({ id }) => id))

  const advices = new Map([
    ...advicesOf(
      waitingOf(waiting, grave, ({ id }) => ids.has(id)),
      waiting.now,
    ),
    [ADVICE.soon, hurried(ADVICE.soon, stretchOf(days), waiting)],
  ])

  return {
    ...content,
    ...headNow(content, advices),
    advice: content.advice.map((text) => saidNow(text, advices)),
  }
}

/** What is asked of somebody, as the title of a goal. */
const asGoal = (advice: string): string => advice.replace(/^请/, '')

export function weeklyAsHome(content: WeeklyContent, days: Days, waiting: Waiting): WeeklyContent {
  const stretch = stretchOf(days)
  const graveKinds = content.warnings.byKind.filter(({ worst }) => worst.level === 'bad')

  const matters = waitingOf(
    waiting,
    graveKinds.map(({ kind }) => kind),
    liesIn(stretch),
  )

  const advices = new Map([
    ...advicesOf(matters, waiting.now),
    [SHOW_WEEK, hurried(SHOW_WEEK, stretch, waiting)],
  ])

  const titles = new Map([...advices].map(([made, now]) => [asGoal(made), asGoal(now)]))

  return {
    ...content,
    ...headNow(content, advices),
    goals: content.goals.map((goal) => ({ ...goal, title: saidNow(goal.title, titles) })),
  }
}

const KINDS: Record<HeartFinding['kind'], readonly WarningKind[]> = {
  irregular: ['af-suspected'],
  slow: ['heart-slow'],
  fast: ['heart-fast'],
  'low-hrv': [],
  'low-oxygen': ['oxygen-low'],
  pressure: ['pressure-high', 'pressure-low'],
}

/** Its sentence asks for one thing: of all that it found and that waits, the gravest. */
export function heartRiskAsHome(
  content: HeartRiskContent,
  days: Days,
  waiting: Waiting,
): HeartRiskContent {
  const grave = content.findings.filter(isGraveFinding).flatMap(({ kind }) => KINDS[kind])
  const matters = waitingOf(waiting, grave, liesIn(stretchOf(days)))
  const [gravest] = matters
  const asked = gravest && episodeAdvice(gravest, waiting.now)
  const advices = advicesOf(matters, waiting.now)

  const endings = new Map([
    [SEE_DOCTOR, asked ?? unlessAsked(SEE_DOCTOR)],
    [PAST_ADVICE, asked ?? PAST_ADVICE],
  ])

  return {
    ...content,
    ...headNow(content, endings),
    advice: content.advice.map((text) => saidNow(text, advices)),
  }
}
