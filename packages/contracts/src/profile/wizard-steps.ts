// What the steps of the questionnaire send of the wizard's fields; apart from their schemas, so that a page can send without
// loading validators.
import type * as z from 'zod/mini'
import type { HealthInfoUpdate } from './health-info.ts'
import type { FamilyDisease, MentalCondition, PersonalDisease, Wizard } from './wizard.ts'

const YES = '是'

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
  // An empty list says that there is none: who was not asked sends no list.
  tagParamList:
    wizard.disease === undefined
      ? undefined
      : wizard.disease === 0
        ? []
        : personal.filter(({ selected }) => selected).map(tag),
  familyMedHis: yes(wizard.familyDisease),
  familyMedList:
    wizard.familyDisease === undefined
      ? undefined
      : wizard.familyDisease === 0
        ? []
        : family.filter(({ familySelected }) => familySelected).map(tag),
  mentalMedList:
    wizard.mentalHealthConditions &&
    mental
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
