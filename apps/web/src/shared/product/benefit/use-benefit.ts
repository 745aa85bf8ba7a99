import { BENEFIT_CARD } from '@kangban/rules/person/entitlements'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { todayInChina } from '../../format/date.ts'
import { benefitOf } from './benefit.ts'

/** The benefit card of the person, and what it says of itself. Undefined until either answer is there. */
export function useBenefit() {
  const detail = useKeptQuery(api.services.getEntitlementDetail.queryOptions({}))
  const info = useKeptQuery(api.services.getEntitlement.queryOptions({ code: BENEFIT_CARD.code }))
  const settled = detail.data !== undefined || (detail.stale && info.data !== undefined)

  return {
    detail,
    benefit: settled ? benefitOf(detail.data, info.data?.isHave, todayInChina()) : undefined,
  }
}
