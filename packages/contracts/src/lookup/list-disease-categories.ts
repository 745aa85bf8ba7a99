import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { ATTRIBUTION } from './attribution.ts'
import { decided, withAdded } from '../documents/origin.ts'
import * as MESSAGES from '../wire/messages.ts'

export const DiseaseCategories = withAdded(
  {
    classify: z.array(
      z.object({ className: decided('DISEASE-16', z.string()), typeNames: z.array(z.string()) }),
    ),
  },
  { attribution: z.string() },
)
export type DiseaseCategories = z.infer<typeof DiseaseCategories>

export const listDiseaseCategories = operation({
  origin: 'documented',
  method: 'GET',
  path: '/medical-canon/v1/info',
  summary: 'The categories of the health lookup with the names of their diseases',
  /** The documents know one heading only. */
  input: z.object({ broadHeading: z.optional(z.literal('1', MESSAGES.categoryWrong)) }),
  output: DiseaseCategories,
  ownership: 'catalogue',
  safety: 'read',
  example: {
    input: { broadHeading: '1' },
    output: {
      classify: [{ className: '心血管疾病', typeNames: ['高血压', '冠心病'] }],
      kangban: { attribution: ATTRIBUTION },
    },
  },
})
