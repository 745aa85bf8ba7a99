import { cancelRescue } from './cancel-rescue.ts'
import { countClick } from './count-click.ts'
import { getDrugMall } from './get-drug-mall.ts'
import { getEntitlement } from './get-entitlement.ts'
import { getEntitlementDetail } from './get-entitlement-detail.ts'
import { getJumpUrl } from './get-jump-url.ts'
import { getRights } from './get-rights.ts'
import { listNews } from './list-news.ts'
import { startRescue } from './start-rescue.ts'

export const services = {
  getEntitlement,
  getEntitlementDetail,
  getRights,
  getJumpUrl,
  getDrugMall,
  listNews,
  countClick,
  startRescue,
  cancelRescue,
}
