// What was typed and not saved stays on this phone, for whoever has no network or is called away.
import { MANUAL_KINDS, type ManualKind } from '@kangban/contracts'
import { readStoredJson, writeStored } from '../../../stores/storage.ts'
import type { ManualDraft } from './manual-form.ts'

const keyOf = (userCode: string, kind: ManualKind) => `kangban.manual.${userCode}.${kind}`

const isDraft = (stored: unknown, kind: ManualKind): stored is ManualDraft => {
  if (typeof stored !== 'object' || stored === null) return false
  const fields = stored as Record<string, unknown>

  const texts = ['measurementId', 'at', 'place', 'note'].every(
    (name) => typeof fields[name] === 'string',
  )

  return (
    texts && fields.kind === kind && typeof fields.figures === 'object' && fields.figures !== null
  )
}

export function readDraft(userCode: string, kind: ManualKind): ManualDraft | null {
  const stored = readStoredJson(keyOf(userCode, kind))
  return isDraft(stored, kind) ? stored : null
}

/** `null` forgets it. */
export const keepDraft = (userCode: string, kind: ManualKind, draft: ManualDraft | null): void =>
  writeStored(keyOf(userCode, kind), draft && JSON.stringify(draft))

export const isManualKind = (text: string | null): text is ManualKind =>
  MANUAL_KINDS.includes(text as ManualKind)
