import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { getDisease } from './get-disease.ts'
import { listCategories } from './list-categories.ts'
import { listNames } from './list-names.ts'

export const lookup: Handlers<Context>['lookup'] = { listCategories, getDisease, listNames }
