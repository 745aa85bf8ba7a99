import { lastDays, shanghaiDay } from '@kangban/china-time'
import type { Area } from '@kangban/contracts'
import { ageOn } from '@kangban/rules/person/age'
import { type MetricQuery, metricSpan } from '@kangban/rules/day/metric-span'
import type { Waiting } from '@kangban/rules/warnings/advice-now'
import type { Context } from '../../context.ts'
import type { Known, MarkedKind, MarkedTable } from '../../database/remembered/health-memory.ts'
import { personAsked } from '../../shared/family/person-asked.ts'
import { readingsRepository } from '../../shared/readings/readings.repository.ts'
import { knownWarnings, waitingOf } from '../../shared/readings/waiting.ts'

/** What a page is made of, besides the person. */
interface MadeOf {
  tables?: readonly MarkedTable[]
  kinds?: readonly MarkedKind[]
  /** How many days of the kinds, the last of which are those of a span of this length. */
  days?: (length: number) => number
}

interface Metric {
  repository: ReturnType<typeof readingsRepository>
  known: Known
  accountId: string
  areas: readonly Area[]
  now: Date
}

/** What home takes its matters from; nothing for whom no warnings are shared. A page that asks is made of `Warning` too. */
export const waitingFor = async ({ areas, now, ...asked }: Metric): Promise<Waiting> =>
  areas.includes('warnings')
    ? waitingOf(await knownWarnings(asked, shanghaiDay(now)), now)
    : { now, open: [] }

/** Whose data of which days; null where there can be none. */
export async function openMetric(
  context: Context,
  input: MetricQuery & { userCode?: string | undefined },
  { tables = [], kinds = [], days = (length) => length }: MadeOf = {},
) {
  const { services } = context
  const { clock, memory } = services
  const now = clock.now()
  const span = metricSpan(input, now)
  if (!span) return null
  const repository = readingsRepository(services)
  const { accountId, areas } = await personAsked(context, input.userCode)

  const known = await memory.open({
    accountId,
    tables: ['Profile', 'Goal', ...tables],
    kinds,
    days: lastDays(span.dat, days(span.days.length)),
  })

  const subject = await known.of(`subject on ${span.dat}`, ['Profile', 'Goal'], () =>
    repository.subject(accountId, span.to),
  )

  if (!subject) return null
  const { birthday } = subject.profile

  return {
    repository,
    known,
    subject,
    accountId,
    areas,
    now,
    ageYears: birthday ? ageOn(birthday, span.dat) : null,
    span,
    /** By which what is remembered of the span is told from others. */
    spanName: `${span.type} ${span.dat}`,
  }
}
