import type { AdviceTopic } from '@kangban/contracts'

/** What people read about one type. Written for this product after common teaching; general advice, no treatment. */
export interface ConstitutionText {
  summary: string
  /** One short line for the elderly layout, after 您是…： */
  inShort: string
  traits: readonly string[]
  prone: string
  advice: Readonly<Record<AdviceTopic, readonly string[]>>
  dos: readonly [string, string, string]
  donts: readonly [string, string, string]
}
