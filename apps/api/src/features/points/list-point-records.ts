import { shanghaiTime } from '@kangban/china-time'
import {
  type contract,
  type Handler,
  isPoints,
  RECORD_FLAGS,
  type RecordEntry,
  redemptionStatus,
} from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { quotaOf, worthOf } from '@kangban/rules/points/prizes'
import { redemptionPage } from '@kangban/rules/points/redemption-page'
import { qrCodeLink } from '../../security/qr-code-link.ts'
import { ledgerPage, pointsRepository } from './points.repository.ts'

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount))

interface Page {
  skip: number
  take: number
}

async function pointsRecords({ services }: Context, accountId: string, page: Page) {
  const { entries, total } = await ledgerPage(services.reads, accountId, page)

  const list = entries.map(({ detail, amount, at }): RecordEntry => ({
    detailExplain: `${detail} ${signed(amount)}`,
    createTime: shanghaiTime(at),
    quota: amount,
    url: null,
    kangban: { sendStatus: null },
  }))

  return { list, total }
}

async function prizeRecords({ services, origin }: Context, accountId: string, page: Page) {
  const [draws, total] = await pointsRepository(services.database).draws(accountId, page)

  const list = draws.map(({ prize, redemption, at }): RecordEntry => ({
    // The title tells cash by its word, so it is not the prize's own name.
    detailExplain: isPoints(prize.prizeType)
      ? `积分奖励 ${signed(quotaOf(prize))}`
      : `现金红包 ${worthOf(prize)}`,
    createTime: shanghaiTime(at),
    quota: quotaOf(prize),
    url: redemption ? qrCodeLink(services.links, redemptionPage(origin, redemption.id)) : null,
    kangban: { sendStatus: redemption && redemptionStatus(redemption.status) },
  }))

  return { list, total }
}

export const listPointRecords: Handler<typeof contract.points.listPointRecords, Context> = async ({
  context,
  input,
}) => {
  const { accountId } = sessionUser(context)
  const { pn, ps, flag } = input
  const isOfPoints = flag === RECORD_FLAGS.points
  const recordsOf = isOfPoints ? pointsRecords : prizeRecords

  const records = async () => ({
    ...(await recordsOf(context, accountId, { skip: (pn - 1) * ps, take: ps })),
    pn,
    ps,
  })

  // Whoever turns over all pages takes nobody's place in the memory.
  if (!isOfPoints || pn > 1) return records()
  const known = await context.services.memory.open({ accountId, tables: ['PointsEntry'] })
  return known.ofAll(`first ${ps} points records`, {}, records)
}
