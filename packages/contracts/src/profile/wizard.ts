// The questionnaire's other set of field names. It never goes over the wire: it is what the screens hold and back up on the
// device; wizard-steps.ts turns it into what the steps send.
import * as z from 'zod/mini'
import { day } from '../wire/fields.ts'
import { answerCodes, textCodes } from './answer-words.ts'
import { whole } from '../quantities/quantity.ts'
import { id } from '../wire/kinds.ts'

const yesNoText = z.enum(['是', '否'])
const oneOrZero = z.literal([1, 0])

/** Lists of provinces with their cities. */
export const LocationColumn = z.object({
  text: z.string(),
  children: z.array(z.object({ keyId: z.string(), text: z.string() })),
})
export const PersonalDisease = z.object({
  keyId: z.string(),
  tagName: z.string(),
  selected: z.boolean(),
})
export const FamilyDisease = z.object({
  keyId: z.string(),
  tagName: z.string(),
  familySelected: z.boolean(),
})
export const MentalCondition = z.object({ id, tagName: z.string() })

/** Empty while nothing is chosen; a question that is not shown has no answer. */
export const Wizard = z.partial(
  z.object({
    /** The gender, 1 male and 2 female; the picture of the user info has the same name and nothing to do with it. */
    avatar: z.literal(answerCodes('sex')),
    birthday: day,
    height: whole('height'),
    weight: whole('weight'),
    waistline: whole('waistline'),
    ethnicity: z.string(),
    /** Key of the city. */
    location: z.string(),
    /** Province text and city text. */
    locationCascaderValue: z.string(),
    industry: z.literal(answerCodes('industry')),
    familyDisease: oneOrZero,
    familyDiseaseCount: whole('count'),
    disease: oneOrZero,
    personalDiseaseCount: whole('count'),
    /** Names; empty is none of them. */
    mentalHealthConditions: z.array(z.string()),
    antihypertensive: yesNoText,
    antipsychotic: yesNoText,
    steroid: yesNoText,
    erectileDysfunction: yesNoText,
    depressionLevel: z.enum(textCodes('depressionEval')),
    sleepDuration: z.enum(textCodes('sleepQuality')),
    smokingStatus: z.enum(textCodes('smokingStatus')),
  }),
)
export type Wizard = z.infer<typeof Wizard>
