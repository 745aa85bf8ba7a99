// The questionnaire's other set of field names. It never goes over the wire: it is what the screens hold and back up on the
// device, and this is the one place that turns it into what the steps send.
import * as z from 'zod/mini'
import { day } from '../wire/fields.ts'
import { answerCodes, textCodes } from './answer-words.ts'
import type { HealthInfoUpdate } from './health-info.ts'

export const YES = '是'
const yesNoText = z.enum([YES, '否'])
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
export const MentalCondition = z.object({ id: z.string(), tagName: z.string() })

/** Empty while nothing is chosen; a question that is not shown has no answer. */
export const Wizard = z.partial(
  z.object({
    /** The gender, 1 male and 2 female; the picture of the user info has the same name and nothing to do with it. */
    avatar: z.literal(answerCodes('sex')),
    birthday: day,
    height: z.int(),
    weight: z.int(),
    waistline: z.int(),
    ethnicity: z.string(),
    /** Key of the city. */
    location: z.string(),
    /** Province text and city text. */
    locationCascaderValue: z.string(),
    industry: z.literal(answerCodes('industry')),
    familyDisease: oneOrZero,
    familyDiseaseCount: z.int(),
    disease: oneOrZero,
    personalDiseaseCount: z.int(),
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

/** What the lists of the second step show. */
export interface WizardLists {
  personal: readonly z.infer<typeof PersonalDisease>[]
  family: readonly z.infer<typeof FamilyDisease>[]
  mental: readonly z.infer<typeof MentalCondition>[]
}

const yes = (answer: 1 | 0 | '是' | '否' | undefined): boolean | undefined =>
  answer === undefined ? undefined : answer === 1 || answer === YES

const tag = ({ keyId, tagName }: { keyId: string; tagName: string }) => ({
  id: keyId,
  tagCode: keyId,
  tagName,
})

export const stepOneOf = (wizard: Wizard): HealthInfoUpdate => ({
  height: wizard.height,
  weight: wizard.weight,
  birthday: wizard.birthday,
  sex: wizard.avatar,
  waistline: wizard.waistline,
  ethnicity: wizard.ethnicity,
  residence: wizard.locationCascaderValue,
  industry: wizard.industry,
})

export const stepTwoOf = (
  wizard: Wizard,
  { personal, family, mental }: WizardLists,
): HealthInfoUpdate => ({
  medHis: yes(wizard.disease),
  tagParamList: wizard.disease === 0 ? [] : personal.filter(({ selected }) => selected).map(tag),
  familyMedHis: yes(wizard.familyDisease),
  familyMedList:
    wizard.familyDisease === 0
      ? []
      : family.filter(({ familySelected }) => familySelected).map(tag),
  mentalMedList: mental
    .filter(({ tagName }) => wizard.mentalHealthConditions?.includes(tagName))
    .map(({ id, tagName }) => tag({ keyId: id, tagName })),
  hypertensionTreatment: yes(wizard.antihypertensive),
  atypicalAntipsychotics: yes(wizard.antipsychotic),
  oralCorticosteroids: yes(wizard.steroid),
  ...(wizard.avatar === 1 && { erectileDysfunction: yes(wizard.erectileDysfunction) }),
  depressionEval: wizard.depressionLevel,
})

/** Medication is asked about in the second step and told in the third: taken when any question that was shown says so. */
export const stepThreeOf = (wizard: Wizard): HealthInfoUpdate => ({
  takeMed: [wizard.antihypertensive, wizard.antipsychotic, wizard.steroid].includes(YES),
  sleepQuality: wizard.sleepDuration,
  smokingStatus: wizard.smokingStatus,
})
