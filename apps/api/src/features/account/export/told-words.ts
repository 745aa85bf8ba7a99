// What a person told of the moment of a reading, in the tables of the export.
import { CIRCUMSTANCES } from '@kangban/contracts'
import type { Vault } from '../../../security/vault.ts'
import { storedCircumstances } from '../../../shared/readings/stored-circumstances.ts'

export const circumstanceWords = (stored: unknown): string =>
  (storedCircumstances(stored) ?? []).map((code) => CIRCUMSTANCES[code]).join('、')

export const noteWords = (sealed: string | null, vault: Pick<Vault, 'decrypt'>): string =>
  sealed === null ? '' : vault.decrypt(sealed)
