import * as z from 'zod/mini'
import { withAdded } from '../documents/origin.ts'
import * as MESSAGES from '../wire/messages.ts'
import { id } from '../wire/kinds.ts'

/** Only men see andrological diseases, only women gynaecological ones. */
export const DiseaseGroup = z.enum(['andrological', 'gynaecological'])

/** As the questionnaire lists them. */
export const DiseaseTag = withAdded(
  { id, tagName: z.string() },
  { tagCode: z.string(), group: z.nullable(DiseaseGroup) },
)

/** As the medical history lists them. */
export const MedicalTag = withAdded(
  { tagCode: z.string(), tagName: z.string(), selected: z.boolean() },
  { id, group: z.nullable(DiseaseGroup) },
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
