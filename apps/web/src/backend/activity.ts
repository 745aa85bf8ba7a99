import { shanghaiHour } from '@kangban/china-time'
import {
  type ActivityFacts,
  activitySentence,
  elderActivitySentence,
} from '@kangban/rules/activity/activity-sentence'
import { metricSpan, type MetricSpan } from '@kangban/rules/day/metric-span'
import { dateWords, weekdayWord } from '@kangban/rules/reports/report-wording'
import { mean } from '@kangban/rules/day/trends'
import { quietClient } from '../api/quiet-client.ts'
import { type CallOf, composition, type Inputs, type Outputs } from './composition.ts'
import { askSteps } from './documented-days.ts'

type Answer = Outputs['monitoring']['getSteps']
type Walked = NonNullable<Answer>

function bestName({ best }: Walked, span: MetricSpan): string | null {
  const day = best?.day ?? null
  if (!day || (span.current && day === span.dat)) return null
  return span.type === 'month' ? dateWords(day) : weekdayWord(day)
}

/** Null where too little is known for a sentence. */
function factsOf(walked: Walked, span: MetricSpan, now: Date): ActivityFacts | null {
  const { total, target, average, streak, details } = walked
  if (total === null || target === null) return null
  if (span.type !== 'day' && average === null) return null

  return {
    total,
    target,
    average: average ?? total,
    averageBefore: null,
    bestName: bestName(walked, span),
    lastDay: span.type === 'day' ? total : (details.at(-1) ?? null),
    streak: streak ?? 0,
    hour: shanghaiHour(now),
  }
}

const sum = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0)
}

/** A week or month of single days; null where none of them was measured. @throws when no day can be had */
async function daysTogether(span: MetricSpan): Promise<Answer> {
  const settled = await Promise.allSettled(span.days.map(askSteps))
  const [first] = settled
  if (first?.status === 'rejected' && settled.every(({ status }) => status === 'rejected'))
    throw first.reason
  const days = settled.map((day) => (day.status === 'fulfilled' ? day.value : null))
  const details = days.map((day) => day?.total ?? null)
  const total = sum(details)
  if (total === null) return null
  const walked = span.days.flatMap((day, index) => ({ day, steps: details[index] ?? null }))
  const known = walked.flatMap(({ day, steps }) => (steps === null ? [] : { day, steps }))
  // Today is not over: it counts only where it is alone.
  const over = known.filter(({ day }) => !span.current || day !== span.dat)
  const counted = over.length > 0 ? over : known
  const last = days.at(-1) ?? days.findLast((day) => day !== null) ?? null

  return {
    total,
    distance: sum(days.map((day) => day?.distance ?? null)),
    calorie: sum(days.map((day) => day?.calorie ?? null)),
    target: last?.target ?? null,
    detailTimes: span.days,
    details,
    activeHours: sum(days.map((day) => day?.activeHours ?? null)),
    average: Math.round(mean(counted.map(({ steps }) => steps))),
    best: counted.reduce((best, other) => (other.steps > best.steps ? other : best)),
    streak: last?.streak ?? null,
  }
}

/**
 * The documents name no types: a back end that knows weeks and months is asked for them, of another one they are made of
 * single days.
 */
const askSpan = async (
  input: Inputs['monitoring']['getSteps'],
  span: MetricSpan,
): Promise<Answer> =>
  (await quietClient.monitoring.getSteps.query(input).catch(() => null)) ?? daysTogether(span)

/** Adds the sentences; what else our service knows of the days around would take calls that no document has. */
export const composeActivity = composition<CallOf<'monitoring', 'getSteps'>>(async (input, ask) => {
  const now = new Date()
  const span = metricSpan(input, now)
  if (!span) return null
  const walked = span.type === 'day' ? await ask() : await askSpan(input, span)
  if (!walked || walked.sentence) return walked
  const facts = factsOf(walked, span, now)
  if (!facts) return walked

  return {
    ...walked,
    sentence: activitySentence(facts, span),
    elderSentence: elderActivitySentence(facts, span),
  }
})
