import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { getHealthInfo } from './get-health-info.ts'
import { listDiseaseTags } from './list-disease-tags.ts'
import { listMedicalTags, listOwnMedicalTags } from './list-medical-tags.ts'
import { updateHealthInfo } from './update-health-info.ts'

export const profile: Handlers<Context>['profile'] = {
  getHealthInfo,
  updateHealthInfo,
  listMedicalTags,
  listOwnMedicalTags,
  listDiseaseTags,
}
