import {
  AppError,
  ATTRIBUTION,
  BUSINESS_FAILURE,
  type contract,
  DiseaseSection,
  type Handler,
} from '@kangban/contracts'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { lookupRepository } from './lookup.repository.ts'

const Sections = z.array(DiseaseSection)

export const getDisease: Handler<typeof contract.lookup.getDisease, Context> = async ({ context, input }) => {
  const disease = await lookupRepository(context.services.database).find(input.typeName)
  if (!disease) {
    throw new AppError(BUSINESS_FAILURE, { userMessage: '暂无该疾病信息', logMessage: 'no disease of that name' })
  }
  return {
    dise_name: disease.name,
    department_name: disease.department,
    content: z.parse(Sections, disease.content),
    tags: z.parse(Sections, disease.tags),
    attribution: ATTRIBUTION,
  }
}
