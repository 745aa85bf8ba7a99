// What /writeOff found out, for /writeOffInformation: kept for the tab, because the page's address does not say which prize.
import type { Redemption } from './redemption-answer.ts'

const KEY = 'kangban.redemption'

const isRedemption = (value: unknown): value is Redemption & { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

export type KeptRedemption = Redemption & { id: string }

/** Storage that is full or blocked costs another code. */
export function keepRedemption(redemption: KeptRedemption): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(redemption))
  } catch (cause) {
    console.warn('session storage refused the redemption', cause)
  }
}

export function keptRedemption(): KeptRedemption | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isRedemption(kept) ? kept : null
  } catch {
    return null
  }
}
