import { useBenefit } from '../../../shared/product/benefit/use-benefit.ts'
import { SERVICE as copy } from '../copy.ts'
import { itemsOf } from '../model/benefit-items.ts'

/** How often the benefit card still holds the service; nothing where the back end does not tell. */
export function ItemLeft({ item }: { item: string }) {
  const { detail, benefit } = useBenefit()
  const held = itemsOf(detail.data).find(({ name }) => name === item)
  if (benefit?.state !== 'active' || !held || held.left === null || held.total === null) return null
  const { left, total } = held

  return <p className="notice">{left === 0 ? copy.usedUp(total) : copy.left(left, total)}</p>
}
