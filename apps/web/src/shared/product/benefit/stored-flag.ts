import { BENEFIT_CARD } from '@kangban/rules/person/entitlements'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../api/client.ts'
import { readStored, writeStored } from '../../../stores/storage.ts'

/** Documented key of local storage: whether the person has the benefit card. */
const KEY = 'equityinfo'

/** As documented, and as an earlier version wrote it. */
export const isStoredCard = (): boolean => ['1', 'true'].includes(readStored(KEY) ?? '')

export const cardQuery = () => api.services.getEntitlement.queryOptions({ code: BENEFIT_CARD.code })

/** What the back end answered is the newest; anything else leaves the flag as it is. */
export function storeCard(isHave: unknown): void {
  if (isHave === 0 || isHave === 1) writeStored(KEY, String(isHave))
}

/**
 * Whether the person has a card, by the flag that is stored: what the back end answers is stored when the page opens, and
 * holds without a network too. Asked at the tap, so that it is the newest.
 */
export function useStoredFlag(code: string): () => boolean {
  const { data } = useQuery(api.services.getEntitlement.queryOptions({ code }))
  const isHave = data?.isHave
  useEffect(() => storeCard(isHave), [isHave])
  return isStoredCard
}
