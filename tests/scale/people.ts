// The seeded people who wear a watch, logged in, with points to spend.
import { openSession } from '../../apps/api/src/features/account/sessions.ts'
import type { AppServices } from '../../apps/api/src/services.ts'
import { addActivity, givePoints } from '../../apps/api/src/testing/wheels.ts'
import { deviceCodeOf, deviceKeyOf } from '../../prisma/seed/people/device-identity.ts'

/** Everybody draws of it again and again; each draw costs points and may win some. */
export const WHEEL = { id: 'scale-wheel', activityType: '0002', consume: 20 }
const POINTS = 1_000_000

export interface Person {
  readonly accountId: string
  readonly userCode: string
  readonly token: string
  readonly watch: { readonly code: string; readonly key: string }
}

export const addWheel = ({ database }: AppServices): Promise<void> =>
  addActivity(database, WHEEL, [
    { name: '5积分', rate: 60, stock: POINTS, points: 5 },
    { name: '现金红包1元', rate: 40, stock: POINTS, cents: 100 },
  ])

export async function peopleOf(services: AppServices): Promise<Person[]> {
  const { database, config } = services

  const accounts = await database.account.findMany({
    orderBy: { userCode: 'asc' },
    include: { bindings: true },
  })

  const wearers = accounts.filter(({ userCode, bindings }) =>
    bindings.some(({ deviceCode }) => deviceCode === deviceCodeOf('watch', userCode)),
  )

  return Promise.all(
    wearers.map(async ({ id: accountId, userCode }) => {
      await givePoints(database, accountId, POINTS)
      const code = deviceCodeOf('watch', userCode)
      const token = await openSession(services, accountId, { userAgent: 'scale', address: '' })
      return { accountId, userCode, token, watch: { code, key: deviceKeyOf(code, config.seed) } }
    }),
  )
}
