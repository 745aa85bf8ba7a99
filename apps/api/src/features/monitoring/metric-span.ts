import { ageOn } from '@kangban/rules/person/age'
import { type MetricQuery, metricSpan } from '@kangban/rules/day/metric-span'
import { type Context, sessionUser } from '../../context.ts'
import { readingsRepository } from '../../shared/readings/readings.repository.ts'

/** Whose data of which days; null where there can be none. The contract's rule has refused a `userCode` without a grant. */
export async function openMetric(
  context: Context,
  input: MetricQuery & { userCode?: string | undefined },
) {
  const { database, clock } = context.services
  const span = metricSpan(input, clock.now())
  if (!span) return null
  const repository = readingsRepository(database)
  const subject = await repository.subject(input.userCode || sessionUser(context).userCode, span.to)
  if (!subject) return null
  const birthday = subject.profile?.birthday

  return {
    repository,
    subject,
    accountId: subject.id,
    ageYears: birthday ? ageOn(birthday, span.dat) : null,
    span,
  }
}
