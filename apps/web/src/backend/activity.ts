import { type ActivityFacts, activitySentence, elderActivitySentence } from '@kangban/rules/activity-sentence'
import { hourInChina } from '@kangban/rules/day-parts'
import { metricSpan, type MetricSpan } from '@kangban/rules/metric-span'
import { dateWords, weekdayWord } from '@kangban/rules/reports/report-wording'
import { type CallOf, composition, type Outputs } from './composition.ts'

type Answer = Outputs['monitoring']['getActivity']
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
    hour: hourInChina(now),
  }
}

/** Adds the sentences; what else our service knows of the days around would take calls that no document has. */
export const composeActivity = composition<CallOf<'monitoring', 'getActivity'>>(async (input, ask) => {
  const now = new Date()
  const span = metricSpan(input, now)
  const walked = await ask()
  if (!walked || !span || walked.sentence) return walked
  const facts = factsOf(walked, span, now)
  if (!facts) return walked
  return { ...walked, sentence: activitySentence(facts, span), elderSentence: elderActivitySentence(facts, span) }
})
