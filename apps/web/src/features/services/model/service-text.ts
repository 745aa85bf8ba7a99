import type { Needs } from './gate.ts'
import type { Hours } from './hours.ts'

/** What the button does once allowed: the rescue centre arranges it, a call, the form of an appointment. */
type ServiceAction = 'arrange' | 'phone' | 'appointment'

export interface ServiceText {
  readonly title: string
  /** The plain sentence that the page begins with. */
  readonly sentence: string
  readonly needs: Needs
  readonly action: ServiceAction
  readonly hours?: Hours
  /** Whoever cannot wait is sent to the public emergency service first. */
  readonly urgent?: true
  /** The item of the benefit card, of which some times are left. */
  readonly item?: string
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly description: readonly string[]
  /** What all belongs to it, each in a word. */
  readonly parts?: readonly string[]
  readonly steps: readonly string[]
  readonly notes: readonly string[]
}

export const ALL_DAY = '全天 24 小时'
