import { HOLTER_STATUS, type HolterHead, refuse } from '@kangban/contracts'
import { MS_PER_SECOND, shanghaiTime } from '@kangban/china-time'

interface HeadRow {
  id: string
  startedAt: Date
  rateHz: number
  sampleCount: number | null
  status: string
  _count: { blocks: number }
}

/** @throws for a row that this service did not write */
export function statusOf(stored: string): HolterHead['status'] {
  const known = HOLTER_STATUS.find((each) => each === stored)
  if (!known) throw new Error(`A long record has the unknown status ${stored}`)
  return known
}

export const wireHead = ({
  id,
  startedAt,
  rateHz,
  sampleCount,
  status,
  _count,
}: HeadRow): HolterHead => ({
  id,
  startedAt: shanghaiTime(startedAt),
  rateHz,
  sampleCount,
  blocks: _count.blocks,
  status: statusOf(status),
})

/** From the first to the last sample of a record that has ended. */
export function spanOf({
  startedAt,
  sampleCount,
  rateHz,
}: Pick<HeadRow, 'startedAt' | 'sampleCount' | 'rateHz'>) {
  const seconds = (sampleCount ?? 0) / rateHz
  return { from: startedAt, to: new Date(startedAt.getTime() + seconds * MS_PER_SECOND) }
}

/** A record that is not there and one of somebody else answer the same. */
export const unknownRecord = () => refuse('holterNotFound', 'no such long record of this user')
