import {
  addDays,
  MS_PER_MINUTE,
  SECONDS_PER_HOUR,
  shanghaiDay,
  startOfShanghaiDay,
} from '@kangban/china-time'
import { isConsuming, isPoints, REDEMPTION_STATUS } from '@kangban/contracts'
import { GRANDMOTHER, NEWCOMER_CODE, ADMINISTRATOR_CODE, type Random, SON } from '@kangban/vitals'
import { chooseByRate } from '@kangban/rules/points/prizes'
import { daysDone, SIGN_IN_POINTS } from '@kangban/rules/points/sign-in-cycle'
import type { Prisma } from '../generated/sqlite/client.ts'
import { PRIZE_ACTIVITIES } from './prize-activities.ts'
import type { SeedContext } from './seed-context.ts'
import { bytesFrom, uuidFrom } from './people/seeded-ids.ts'

/** How often somebody opens the points centre: she likes it, her son sometimes looks in. */
const HABITS: Readonly<Record<string, number>> = {
  [GRANDMOTHER.userCode]: 0.8,
  [SON.userCode]: 0.35,
}

/** Whoever wins cash goes to the administrator within these days. */
const COLLECTED_WITHIN_DAYS = 6

type Prize = Prisma.PrizeCreateManyInput

interface Rows {
  entries: Prisma.PointsEntryCreateManyInput[]
  signIns: Prisma.SignInCreateManyInput[]
  draws: Prisma.DrawCreateManyInput[]
  participations: Prisma.ParticipationCreateManyInput[]
  redemptions: Prisma.RedemptionCreateManyInput[]
}

interface Player {
  accountId: string
  balance: number
  newest: { day: string; cycleDay: number } | null
  habit: number
  own: Random
}

/** The points centre while the history runs through it: what is in stock, and every row that is written. */
function openCentre({ now }: SeedContext) {
  const rows: Rows = { entries: [], signIns: [], draws: [], participations: [], redemptions: [] }

  const activities = PRIZE_ACTIVITIES.map(({ prizes, ...activity }) => ({
    ...activity,
    partake: 0,
    prizes: prizes.map((prize) => ({ ...prize })),
  }))

  function book(
    player: Player,
    entry: Pick<Prisma.PointsEntryCreateManyInput, 'amount' | 'reason' | 'detail' | 'at'>,
  ) {
    const id = uuidFrom(player.own)
    player.balance += entry.amount
    rows.entries.push({ id, accountId: player.accountId, ...entry, idempotencyKey: `seed ${id}` })
  }

  function signIn(player: Player, at: Date): void {
    const day = shanghaiDay(at)
    const done = daysDone(player.newest, day)
    const points = SIGN_IN_POINTS[done] ?? 0
    player.newest = { day, cycleDay: done + 1 }
    rows.signIns.push({ accountId: player.accountId, ...player.newest, points, at })
    book(player, { amount: points, reason: 'sign-in', detail: '签到', at })
  }

  /** Redeemed some days later at office hours, or still to be redeemed. */
  function redemptionOf(
    id: string,
    createdAt: Date,
    own: Random,
  ): Prisma.RedemptionCreateManyInput {
    const day = addDays(shanghaiDay(createdAt), own.int(1, COLLECTED_WITHIN_DAYS))

    const redeemedAt = new Date(
      startOfShanghaiDay(day).getTime() + own.int(9 * 60, 17 * 60) * MS_PER_MINUTE,
    )

    const collected = own.chance(0.8) && redeemedAt <= now

    return collected
      ? { id, drawId: id, createdAt, status: REDEMPTION_STATUS.redeemed, redeemedAt }
      : { id, drawId: id, createdAt, status: REDEMPTION_STATUS.pending }
  }

  function draw(player: Player, activity: (typeof activities)[number], at: Date): void {
    const { accountId, own } = player
    const inStock = activity.prizes.filter(({ stock }) => stock > 0)
    const prize: Prize | undefined = chooseByRate(inStock, (limit) => own.int(0, limit - 1))
    if (!prize) return
    const id = bytesFrom(own, 16).toString('hex')
    const cost = activity.consume
    prize.stock -= 1
    activity.partake += 1
    rows.draws.push({ id, accountId, activityId: activity.id, prizeId: prize.id, cost, at })
    if (!isConsuming(activity.activityType))
      rows.participations.push({ accountId, activityId: activity.id, at })
    if (cost > 0) book(player, { amount: -cost, reason: 'draw', detail: '抽奖消耗', at })
    if (!isPoints(prize.prizeType)) rows.redemptions.push(redemptionOf(id, at, own))
    else if (prize.points)
      book(player, { amount: prize.points, reason: 'prize', detail: '抽奖获得', at })
  }

  return { rows, activities, signIn, draw }
}

type Centre = ReturnType<typeof openCentre>

/** One look into the points centre: signs in, and plays while there are points and time. */
function visit(centre: Centre, player: Player, { from, until }: { from: Date; until: Date }): void {
  const { own, accountId } = player
  centre.signIn(player, from)
  const [newUser, daily, lucky] = centre.activities
  if (!newUser || !daily || !lucky) return
  let at = new Date(from.getTime() + own.int(20, 90) * 1000)
  const isNew = !centre.rows.participations.some((row) => row.accountId === accountId)
  if (isNew && at <= until) centre.draw(player, newUser, at)

  for (let turn = 0; turn < 3 && own.chance(0.55); turn++) {
    const activity = player.balance >= 3 * lucky.consume && own.chance(0.6) ? lucky : daily
    at = new Date(at.getTime() + own.int(25, 120) * 1000)
    if (player.balance < activity.consume || at > until) return
    centre.draw(player, activity, at)
  }
}

async function store({ database }: SeedContext, centre: Centre): Promise<void> {
  const { rows, activities } = centre

  await database.activity.createMany({
    data: activities.map(({ id, name, description, activityType, consume, partake }, index) => {
      return { id, name, description, activityType, consume, partake, position: index + 1 }
    }),
  })

  await database.prize.createMany({ data: activities.flatMap(({ prizes }) => prizes) })
  await database.signIn.createMany({ data: rows.signIns })
  await database.pointsEntry.createMany({ data: rows.entries })
  await database.draw.createMany({ data: rows.draws })
  await database.participation.createMany({ data: rows.participations })
  await database.redemption.createMany({ data: rows.redemptions })
}

/** The activities, and what people have signed in, drawn, won and redeemed; every balance becomes the sum of its ledger. */
export async function seedPoints(
  context: SeedContext,
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  const { database, today, now, days, random } = context
  const earned = await database.pointsEntry.groupBy({ by: ['accountId'], _sum: { amount: true } })
  const balances = new Map(earned.map(({ accountId, _sum }) => [accountId, _sum.amount ?? 0]))

  const players = [...accounts]
    .filter(([userCode]) => userCode !== NEWCOMER_CODE && userCode !== ADMINISTRATOR_CODE)
    .map(([userCode, accountId]): Player => {
      const own = random(`points ${userCode}`)
      const habit = HABITS[userCode] ?? own.between(0.1, 0.6)
      return { accountId, balance: balances.get(accountId) ?? 0, newest: null, habit, own }
    })

  const centre = openCentre(context)

  for (let day = addDays(today, 1 - days); day <= today; day = addDays(day, 1)) {
    for (const player of players) {
      const at = new Date(
        startOfShanghaiDay(day).getTime() +
          player.own.int(7 * SECONDS_PER_HOUR, 21 * SECONDS_PER_HOUR) * 1000,
      )

      if (player.own.chance(player.habit) && at <= now)
        visit(centre, player, { from: at, until: now })
    }
  }

  await store(context, centre)

  for (const { accountId, balance } of players) {
    await database.account.update({ where: { id: accountId }, data: { points: balance } })
  }
}
