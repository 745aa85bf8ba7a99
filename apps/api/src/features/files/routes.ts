import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { uploadFile } from './upload-file.ts'

export const files: Handlers<Context>['files'] = { uploadFile }
