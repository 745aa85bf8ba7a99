import type { ManualKind } from '@kangban/contracts'

type Measured = Exclude<ManualKind, 'weight'>

const MEASURED_BY: Record<Measured, string> = {
  bloodPressure: '血压仪和手表量的',
  oxygen: '手表量的',
  temperature: '手表量的',
}

/** What the means of the page count: said wherever a mean stands beside readings that were typed in. */
export const meansCount = (kind: Measured, byHand: number): string =>
  `平均只算${MEASURED_BY[kind]}${byHand > 0 ? `，手动输入的 ${byHand} 次不算在内` : ''}。`
