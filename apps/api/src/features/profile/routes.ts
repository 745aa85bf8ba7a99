import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { getHospital } from './get-hospital.ts'
import { getHealthInfo } from './get-health-info.ts'
import { listDiseaseTags } from './list-disease-tags.ts'
import { listMedicalTags, listOwnMedicalTags } from './list-medical-tags.ts'
import { listMedicines } from './list-medicines.ts'
import { saveHospital } from './save-hospital.ts'
import { saveMedicines } from './save-medicines.ts'
import { updateHealthInfo } from './update-health-info.ts'

export const profile: Handlers<Context>['profile'] = {
  getHealthInfo,
  updateHealthInfo,
  listMedicalTags,
  listOwnMedicalTags,
  listDiseaseTags,
  listMedicines,
  saveMedicines,
  getHospital,
  saveHospital,
}
