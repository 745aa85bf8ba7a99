// What stands in the database after a fault, beside what was acknowledged.
import type { AppServices } from '../../apps/api/src/services.ts'
import { imageKey } from '../../apps/api/src/ports/stored-image.ts'
import { brokenInvariants } from '../../apps/api/src/testing/wheels.ts'
import type { Acknowledged } from './load.ts'
import { WHEEL } from './people.ts'

export interface Verdict {
  /** Acknowledged writes that are not there, by their kind. */
  readonly lost: readonly Acknowledged['kind'][]
  /** Kinds of ledgers, balances and stocks that contradict each other. */
  readonly wrongLedgers: readonly string[]
  /** Writes that were sent more than once with one key and have more than one effect. */
  readonly duplicates: number
}

const timesOf = (rows: readonly { accountId: string; at: Date }[]) =>
  new Set(rows.map(({ accountId, at }) => `${accountId} ${at.getTime()}`))

/** All that was acknowledged since the database was made is asked for, not only what this fault may have touched. */
export async function judgeDatabase(
  { database, files, vault }: AppServices,
  acknowledged: readonly Acknowledged[],
): Promise<Verdict> {
  const draws = await database.draw.findMany({ where: { activityId: WHEEL.id } })
  const records = await database.measurementComparison.findMany()
  const readings = await database.reading.findMany({ where: { kind: 'heartRate' } })
  const drawn = new Set(draws.map(({ id }) => id))
  const marks = records.map(({ userNameCipher }) => vault.decrypt(userNameCipher))
  const ours = marks.filter((mark) => /^第\d+条$/.test(mark))
  const marked = new Set(ours)
  const stored = timesOf(readings)

  const pictures = new Map<string, boolean>()

  for (const write of acknowledged)
    if (write.kind === 'picture')
      pictures.set(write.id, await files.has(imageKey('image', write.id)))

  const isLost = (write: Acknowledged): boolean => {
    if (write.kind === 'draw') return !drawn.has(write.id)
    if (write.kind === 'picture') return !pictures.get(write.id)
    if (write.kind === 'comparison') return !marked.has(write.mark)
    return write.times.some((at) => !stored.has(`${write.person.accountId} ${at.getTime()}`))
  }

  // Every draw was sent until it was acknowledged, so a draw more is one that was made twice.
  const known = acknowledged.filter(({ kind }) => kind === 'draw').length

  return {
    lost: acknowledged.filter(isLost).map(({ kind }) => kind),
    wrongLedgers: await brokenInvariants(database),
    duplicates: ours.length - marked.size + Math.max(0, draws.length - known),
  }
}
