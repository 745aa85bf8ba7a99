import { Appointment, APPOINTMENT_LETTERS, type AppointmentLetter } from '@kangban/contracts'
import * as z from 'zod/mini'
import type { Vault } from '../../security/vault.ts'
import type { Letter } from './outpatient.repository.ts'

export const kindOf = ({ kind }: Pick<Letter, 'kind'>): AppointmentLetter =>
  Object.hasOwn(APPOINTMENT_LETTERS, kind) ? (kind as AppointmentLetter) : 'request'

export const readContent = (
  vault: Vault,
  { contentCipher }: Pick<Letter, 'contentCipher'>,
): Appointment => z.parse(Appointment, JSON.parse(vault.decrypt(contentCipher)))

/** The letter that says how the appointment stands, of those about it, newest first: who cancels changes nothing of it. */
export const latestLetter = (letters: readonly Letter[]): Letter | undefined =>
  letters.find((letter) => kindOf(letter) !== 'cancel')

export function latestContent(vault: Vault, letters: readonly Letter[]): Appointment | null {
  const latest = latestLetter(letters)
  return latest ? readContent(vault, latest) : null
}
