import type { ManualReading, TypedReading } from '@kangban/contracts'
import { type ManualKind, MESSAGES } from '@kangban/contracts'
import { manualDoubt } from '@kangban/rules/manual/manual-check'
import { useState } from 'react'
import { api, client } from '../../../api/client.ts'
import { ownFailureText } from '../../../api/own-failure.ts'
import { queryClient } from '../../../api/query-client.ts'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { useSession } from '../../../stores/session.ts'
import { keepDraft, readDraft } from './manual-draft.ts'
import {
  draftOf,
  emptyDraft,
  type FormProblem,
  isTouched,
  type ManualDraft,
  problemOf,
  typedOf,
} from './manual-form.ts'
import { MANUAL } from './manual-copy.ts'

export interface EntryProps {
  kind: ManualKind
  /** What is corrected; absent where something new is typed in. */
  correcting?: ManualReading
  /** The newest of the kind, with which a new one is compared. */
  last: TypedReading | null
}

const same = (one: TypedReading, other: TypedReading): boolean =>
  JSON.stringify(draftOf('', one)) === JSON.stringify(draftOf('', other))

/** Saves it; what an answer that was lost has stored already is made what stands on the page now. */
async function send(draft: ManualDraft, reading: TypedReading, correcting: boolean) {
  const { measurementId } = draft
  if (correcting)
    return client.monitoring.correctManualReading.mutate({ id: measurementId, reading })
  const { saved } = await client.monitoring.saveManualReading.mutate({ measurementId, reading })
  if (!saved || same(saved.reading, reading)) return saved
  return client.monitoring.correctManualReading.mutate({ id: measurementId, reading })
}

/** What a changed reading is shown by. */
export const refreshManual = () =>
  Promise.all([
    queryClient.invalidateQueries(api.monitoring.listManualReadings.queryFilter()),
    queryClient.invalidateQueries(api.home.getHomeSummary.queryFilter()),
    queryClient.invalidateQueries(api.profile.getHealthInfo.queryFilter()),
    // It may be what somebody was reminded of.
    queryClient.invalidateQueries(api.reminders.pathFilter()),
  ])

export function useManualEntry({ kind, correcting, last }: EntryProps) {
  const userCode = useSession((state) => state.user?.userCode ?? '')
  const isNew = correcting === undefined

  const [draft, setDraft] = useState<ManualDraft>(() =>
    correcting
      ? draftOf(correcting.id, correcting.reading)
      : (readDraft(userCode, kind) ?? emptyDraft(kind, new Date())),
  )

  const [keptBefore] = useState(() => isNew && readDraft(userCode, kind) !== null)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [touched, setTouched] = useState(false)
  const [failure, setFailure] = useState('')
  const [saving, setSaving] = useState(false)
  const [saved, setSaved] = useState<TypedReading | null>(null)

  const change = (changes: Partial<ManualDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    setTouched(true)
    setFailure('')
    setProblem(null)
    if (isNew) keepDraft(userCode, kind, isTouched(next) ? next : null)
  }

  const forget = () => keepDraft(userCode, kind, null)

  const save = async () => {
    const reading = typedOf(draft)
    const found = problemOf(draft, new Date())
    setProblem(found)
    if (saving || !reading || found) return
    const doubt = manualDoubt(reading, last)

    if (doubt) {
      const { doubtTitle: title, doubtKeep: okText, doubtBack: cancelText } = MANUAL
      if (!(await confirm({ title, content: doubt, okText, cancelText }))) return
    }

    setSaving(true)

    try {
      await send(draft, reading, !isNew)
      if (isNew) forget()
      setSaved(reading)
      await refreshManual()
    } catch (cause) {
      console.warn('the reading was not saved', cause)
      const { failed, unreachable } = MANUAL
      setFailure(ownFailureText(cause, { failed, unreachable }) ?? failed)
    } finally {
      setSaving(false)
    }
  }

  /** The next one: same place and arm, by now's clock. */
  const again = () => {
    setDraft({ ...emptyDraft(kind, new Date()), place: draft.place, arm: draft.arm })
    setSaved(null)
    setProblem(null)
    setTouched(false)
  }

  return {
    draft,
    change,
    problem,
    failure,
    lacksConsent: failure === MESSAGES.consentRequired,
    keptBefore,
    isNew,
    guarded: touched && !saved && (!isNew || isTouched(draft)),
    saving,
    save: () => void save(),
    saved,
    again,
    forget,
  }
}

export type ManualEntry = ReturnType<typeof useManualEntry>
