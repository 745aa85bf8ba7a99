import * as z from 'zod/mini'
import { withAdded } from '../documents/origin.ts'
import * as MESSAGES from '../wire/messages.ts'

/** Catalogues of diseases: of the person, of the family, of the mind. */
export const TAG_TYPES = { personal: '1001', family: '2001', mental: '3001' } as const
export type TagType = (typeof TAG_TYPES)[keyof typeof TAG_TYPES]

/** The diseases after which the questionnaire asks about medication, by their names in the catalogue. */
export const CONDITION_TAGS = {
  hypertension: '高血压',
  coronaryHeartDisease: '冠心病',
  lupus: '红斑狼疮',
  rheumatoidArthritis: '类风湿关节炎',
  type1Diabetes: '1型糖尿病',
  type2Diabetes: '2型糖尿病',
} as const

/** Only men see andrological diseases, only women gynaecological ones. */
export const DiseaseGroup = z.enum(['andrological', 'gynaecological'])

/** As the questionnaire lists them. */
export const DiseaseTag = withAdded(
  { id: z.string(), tagName: z.string() },
  { tagCode: z.string(), group: z.nullable(DiseaseGroup) },
)

/** As the medical history lists them. */
export const MedicalTag = withAdded(
  { tagCode: z.string(), tagName: z.string(), selected: z.boolean() },
  { id: z.string(), group: z.nullable(DiseaseGroup) },
)

/** A chosen tag; it is known by its id or its code. */
export const ChosenTag = z
  .object({
    id: z.optional(z.string().check(z.maxLength(40))),
    tagCode: z.optional(z.string().check(z.maxLength(40))),
    tagName: z.optional(z.string().check(z.maxLength(60))),
  })
  .check(
    z.refine(({ id, tagCode }) => id !== undefined || tagCode !== undefined, MESSAGES.tagMissing),
  )
