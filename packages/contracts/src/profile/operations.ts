import { getHealthInfo } from './get-health-info.ts'
import { listDiseaseTags } from './list-disease-tags.ts'
import { listMedicalTags, listOwnMedicalTags } from './list-medical-tags.ts'
import { updateHealthInfo } from './update-health-info.ts'

export const profile = {
  getHealthInfo,
  updateHealthInfo,
  listMedicalTags,
  listOwnMedicalTags,
  listDiseaseTags,
}
