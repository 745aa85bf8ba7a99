import { getHealthInfo } from './get-health-info.ts'
import { getHospital } from './get-hospital.ts'
import { listDiseaseTags } from './list-disease-tags.ts'
import { listMedicines } from './list-medicines.ts'
import { listMedicalTags, listOwnMedicalTags } from './list-medical-tags.ts'
import { saveHospital } from './save-hospital.ts'
import { saveMedicines } from './save-medicines.ts'
import { updateHealthInfo } from './update-health-info.ts'

export const profile = {
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
