import { formatDateTime } from '../../../shared/format/date.ts'
import { FORM } from '../copy.ts'
import { VALUE_NAMES, type ValueName } from './measures.ts'

/** What is being typed into the dialog. */
export interface Draft {
  userName: string
  /** The name is typed, since it is not among those offered. */
  typesName: boolean
  /** Wall clock in China, as the input has it: YYYY-MM-DDTHH:mm. */
  time: string
  values: Readonly<Partial<Record<ValueName, string>>>
}

/** The clock of China now, as the input of a date and time takes it. */
export const inputTime = (now: Date): string => formatDateTime(now).replace(' ', 'T')

export const newDraft = (userName: string, now: Date): Draft => ({
  userName,
  typesName: false,
  time: inputTime(now),
  values: {},
})

/** After saving: who it was stays, the rest begins anew. */
export const nextDraft = (draft: Draft, now: Date): Draft => ({
  ...draft,
  time: inputTime(now),
  values: {},
})

export type RecordInput = Partial<Record<ValueName, string>> & {
  userName: string
  createTime: string
}

/** What goes over the wire; the server reads a time without offset as China's. */
export function inputOf({ userName, time, values }: Draft): RecordInput {
  const entered = VALUE_NAMES.flatMap((name) =>
    values[name] ? [[name, values[name]] as const] : [],
  )

  return {
    userName: userName.trim(),
    createTime: time.replace('T', ' '),
    ...Object.fromEntries(entered),
  }
}

/** What is wrong, by field; `values` for all of them together. */
export type DraftErrors = Readonly<
  Partial<Record<ValueName | 'userName' | 'createTime' | 'values', string>>
>

/** What the contract does not know: that an empty record is of no use, and what time it is. */
export function ownErrors(draft: Draft, now: Date): DraftErrors {
  return {
    ...(!VALUE_NAMES.some((name) => draft.values[name]) && { values: FORM.noValues }),
    ...(draft.time > inputTime(now) && { createTime: FORM.future }),
  }
}
