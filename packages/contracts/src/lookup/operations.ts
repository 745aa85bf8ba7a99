import { getDisease } from './get-disease.ts'
import { listCategories } from './list-categories.ts'
import { listNames } from './list-names.ts'

export const lookup = { listCategories, getDisease, listNames }
