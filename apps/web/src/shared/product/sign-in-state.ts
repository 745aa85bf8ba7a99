import { shanghaiDay } from '@kangban/china-time'
import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'

export type Points = NonNullable<inferRouterOutputs<PageRouter>['points']['getPoints']>

/** The balance, and whether today's sign-in is still to come. */
export function signInState(
  { remain, userOperEntites }: Points,
  today: string,
): { remain: number | null; signedIn: boolean } {
  const last = userOperEntites.at(-1)
  return { remain, signedIn: !!last?.createTime && shanghaiDay(last.createTime) === today }
}
