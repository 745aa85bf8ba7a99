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

type Input = MetricQuery & { userCode?: string | undefined }

/** Whose data of which days; null where there can be none. */
export async function openMetric(
  context: Context,
  input: Input,
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

interface Page extends MadeOf {
  name: string
  context: Context
  input: Input
}

export type OpenedMetric = NonNullable<Awaited<ReturnType<typeof openMetric>>>

/**
 * The page of a metric, which names no time finer than a minute: within one, and while nothing of it changes, what was made
 * before. No page that tells notes, which are remembered sealed alone.
 */
export async function metricPage<T>(
  { name, context, input, ...madeOf }: Page,
  make: (metric: OpenedMetric) => Promise<T | null>,
): Promise<T | null> {
  const metric = await openMetric(context, input, madeOf)
  if (!metric) return null
  const { known, spanName, areas, now } = metric
  return known.ofAll(`${name} of the ${spanName} for ${areas.join()}`, { now }, () => make(metric))
}
