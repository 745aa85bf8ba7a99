import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'

/** What a service asks of the person: a bound device with a plan in force, the benefit card. */
export interface Needs {
  readonly rights?: true
  readonly card?: true
}

export interface Standing {
  readonly rights: boolean
  readonly card: boolean
}

export type Verdict = 'allowed' | 'no-rights' | 'no-card'

/** The one rule: rights before the card. */
export function gate(needs: Needs, has: Standing): Verdict {
  if (needs.rights && !has.rights) return 'no-rights'
  return needs.card && !has.card ? 'no-card' : 'allowed'
}

type Rights = inferRouterOutputs<PageRouter>['services']['getRights']

/** Rights are a list with at least one entry; another back end may answer an object that is not empty. */
export const hasRights = (answer: Rights | null | undefined): boolean =>
  answer !== null && typeof answer === 'object' && Object.keys(answer).length > 0
