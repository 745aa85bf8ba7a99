import { isPoints } from '@kangban/contracts'

interface PrizeValue {
  prizeType: string
  points: number | null
  cents: number | null
}

/** What a prize grants: points, or yuan. */
export const quotaOf = ({ prizeType, points, cents }: PrizeValue): number =>
  isPoints(prizeType) ? (points ?? 0) : (cents ?? 0) / 100

/** With its unit: 50积分, 8.8元. */
export const worthOf = (prize: PrizeValue): string =>
  `${quotaOf(prize)}${isPoints(prize.prizeType) ? '积分' : '元'}`

/** One of the items with the chance of its relative weight; undefined where nothing has any. */
export function chooseByRate<T extends { rate: number }>(
  items: readonly T[],
  below: (limit: number) => number,
): T | undefined {
  const total = items.reduce((sum, { rate }) => sum + rate, 0)
  if (total <= 0) return undefined
  let ticket = below(total)
  return items.find(({ rate }) => (ticket -= rate) < 0)
}
