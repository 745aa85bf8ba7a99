import type { DatabaseAccess } from '../open-access.ts'
import type { PreparedReads } from '../prepared-reads.ts'

/** Of Prisma; whatever else a client can do is done by the primary. */
const READS = new Set<PropertyKey>([
  'aggregate',
  'count',
  'findFirst',
  'findFirstOrThrow',
  'findMany',
  'findUnique',
  'findUniqueOrThrow',
  'groupBy',
])

/** Nothing is there of what was asked for, which is an answer. */
const NOT_FOUND = 'P2025'

const isAnswer = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === NOT_FOUND

type Work = (...given: unknown[]) => Promise<unknown>
type Delegate = Record<PropertyKey, unknown>

const isDelegate = (value: unknown): value is Delegate =>
  typeof value === 'object' && value !== null

const clientOf = ({ database }: DatabaseAccess): Delegate => database as unknown as Delegate

/**
 * Reads of one call that are made on a standby, and once more on the primary where that fails, in whatever way: it may be gone,
 * be promoted, hang, or end a read that is in the way of what the primary has removed. The reads after that are the primary's,
 * since a standby that has started again may know less than before. All that is no read goes to the primary.
 */
export function primaryWhereItFails(
  standby: DatabaseAccess,
  primary: DatabaseAccess,
  onFailure: (cause: unknown) => void,
): DatabaseAccess {
  let hasFailed = false

  async function either<T>(there: () => Promise<T>, here: () => Promise<T>): Promise<T> {
    if (hasFailed) return here()

    try {
      return await there()
    } catch (cause) {
      if (isAnswer(cause)) throw cause
      const answer = await here()
      // What fails at both is no fault of the standby.
      hasFailed = true
      onFailure(cause)
      return answer
    }
  }

  const eitherOf = (there: Delegate, here: Delegate, name: PropertyKey) => {
    const [far, near] = [there[name] as Work, here[name] as Work]

    return (...given: unknown[]) =>
      either(
        () => far.apply(there, given),
        () => near.apply(here, given),
      )
  }

  const reading = (there: Delegate, here: Delegate) =>
    new Proxy(here, {
      get: (_, name) => (READS.has(name) ? eitherOf(there, here, name) : here[name]),
    })

  const [far, near] = [clientOf(standby), clientOf(primary)]

  const database = new Proxy(primary.database, {
    get(target, name) {
      if (name === '$queryRaw') return eitherOf(far, near, name)
      const [there, here] = [far[name], near[name]]
      if (isDelegate(there) && isDelegate(here)) return reading(there, here)
      return typeof here === 'function' ? (here as Work).bind(target) : here
    },
  })

  const reads: PreparedReads = {
    all: (sql, values) =>
      either(
        () => standby.reads.all(sql, values),
        () => primary.reads.all(sql, values),
      ),
    close: () => primary.reads.close(),
  }

  return { database, reads }
}
