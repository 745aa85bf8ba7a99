import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { getDisease } from './get-disease.ts'
import { listDiseaseCategories } from './list-disease-categories.ts'
import { listDiseaseNames } from './list-disease-names.ts'

export const lookup: Handlers<Context>['lookup'] = {
  listDiseaseCategories,
  getDisease,
  listDiseaseNames,
}
