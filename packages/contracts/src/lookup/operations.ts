import { getDisease } from './get-disease.ts'
import { listDiseaseCategories } from './list-disease-categories.ts'
import { listDiseaseNames } from './list-disease-names.ts'

export const lookup = { listDiseaseCategories, getDisease, listDiseaseNames }
