import { addDays, MS_PER_HOUR, MS_PER_MINUTE, startOfShanghaiDay } from '@kangban/china-time'
import { GRANDMOTHER, SON } from '@kangban/vitals'
import type { Random } from '@kangban/vitals'
import { nameHash } from '../../../apps/api/src/features/records/record-row.ts'
import type { Prisma } from '../../generated/sqlite/client.ts'
import type { SeedContext } from '../seed-context.ts'
import { uuidFrom } from '../people/seeded-ids.ts'

/** What she set herself, so many days ago: more as she got used to walking. */
const HER_GOALS = [
  { daysAgo: 75, value: 3500 },
  { daysAgo: 45, value: 4000 },
  { daysAgo: 18, value: 4500 },
] as const

const HIS_GOAL = { daysAgo: 60, value: 8000 } as const

/** Once in five days somebody put both devices on and wrote the values down. */
const COMPARED_EVERY_DAYS = 5

/** Who was measured on which of those days: mostly she herself, her children when they visited. */
const nameOf = (index: number): string =>
  index % 5 === 4 ? '儿子' : index % 7 === 5 ? '女儿' : '本人'

/** Resting values of her, her son and her daughter: what an instrument shows, before the scatter of the day. */
const USUAL: Record<string, { hr: number; spo2: number; sbp: number; dbp: number }> = {
  本人: { hr: 67, spo2: 96, sbp: 143, dbp: 88 },
  儿子: { hr: 72, spo2: 97, sbp: 126, dbp: 80 },
  女儿: { hr: 70, spo2: 97, sbp: 118, dbp: 75 },
}

/** The instrument's values, and those of the watch, which scatters around them and reads high pressure a little low. */
function comparedValues(name: string, random: Random) {
  const usual = USUAL[name]
  if (!usual) throw new Error(`Nothing is known of ${name}`)
  const deviceHr = usual.hr + random.int(-6, 8)
  const deviceSpo2 = Math.min(99, usual.spo2 + random.int(-1, 2))
  const deviceSbp = usual.sbp + random.int(-9, 10)
  const deviceDbp = usual.dbp + random.int(-6, 6)

  return {
    deviceHr,
    deviceSpo2,
    deviceSbp,
    deviceDbp,
    watchHr: deviceHr + random.int(-2, 2),
    watchSpo2: Math.min(99, deviceSpo2 + random.int(-1, 1)),
    watchSbp: deviceSbp + random.int(-8, 4),
    watchDbp: deviceDbp + random.int(-5, 3),
  }
}

function comparisonRows({ vault, today, now, days, random }: SeedContext, accountId: string) {
  const own = random('comparisons')
  const rows: Prisma.MeasurementComparisonCreateManyInput[] = []
  const count = Math.floor((days - 1) / COMPARED_EVERY_DAYS)

  for (let index = 0; index < count; index++) {
    const day = addDays(today, (index - count) * COMPARED_EVERY_DAYS + 1)

    const createdAt = new Date(
      startOfShanghaiDay(day).getTime() + 9 * MS_PER_HOUR + own.int(0, 90) * MS_PER_MINUTE,
    )

    const sysTime = new Date(createdAt.getTime() + own.int(2, 15) * MS_PER_MINUTE)
    const name = nameOf(index)
    const sealed = { userNameCipher: vault.encrypt(name), userNameHash: nameHash(vault, name) }
    const row = { id: uuidFrom(own), accountId, ...sealed, createdAt, sysTime }
    const values = comparedValues(name, own)
    // The cuff was not always at hand.
    const cuff = own.int(1, 6) > 1 ? {} : { deviceSbp: null, deviceDbp: null }
    if (sysTime <= now) rows.push({ ...row, ...values, ...cuff })
  }

  return rows
}

/** Goals, and the comparisons of watch and instrument that she wrote down. */
export async function seedMonitoring(
  context: SeedContext,
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  const { database, today } = context
  const [mother, son] = [accounts.get(GRANDMOTHER.userCode), accounts.get(SON.userCode)]
  if (!mother || !son) throw new Error('The family is not among the seeded people')

  const goal = (accountId: string, { daysAgo, value }: { daysAgo: number; value: number }) => ({
    accountId,
    kind: 'steps',
    value,
    since: startOfShanghaiDay(addDays(today, -daysAgo)),
  })

  await database.goal.createMany({
    data: [...HER_GOALS.map((set) => goal(mother, set)), goal(son, HIS_GOAL)],
  })

  await database.measurementComparison.createMany({ data: comparisonRows(context, mother) })
}
