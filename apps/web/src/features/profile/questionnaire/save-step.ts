import {
  type HealthInfoUpdate,
  stepOneOf,
  stepThreeOf,
  stepTwoOf,
  type Wizard,
} from '@kangban/contracts'
import { client } from '../../../api/client.ts'
import { quietClient } from '../../../api/quiet-client.ts'
import type { Chosen } from './answers.ts'
import type { Step } from './questions.ts'
import { askedAnswers } from './conditions.ts'

/** What a step sends of the answers. */
export function stepFields(step: Step, answers: Wizard, chosen: Chosen): HealthInfoUpdate {
  const asked = askedAnswers(answers, chosen)
  if (step === 0) return stepOneOf(asked)
  if (step === 2) return stepThreeOf(asked)

  return stepTwoOf(asked, {
    personal: chosen.personal.map((tag) => ({ ...tag, selected: true })),
    family: chosen.family.map((tag) => ({ ...tag, familySelected: true })),
    mental: chosen.mental.map(({ keyId, tagName }) => ({ id: keyId, tagName })),
  })
}

export const saveStep = (step: Step, answers: Wizard, chosen: Chosen) =>
  client.profile.updateHealthInfo.mutate(stepFields(step, answers, chosen))

/** At once when it is chosen, as documented; what fails here is sent again with its step. */
export function saveBirthday(birthday: string): void {
  quietClient.profile.updateHealthInfo
    .mutate({ birthday })
    .catch((cause: unknown) => console.warn('the birthday was not saved', cause))
}
