import { useState } from 'react'
import { todayInChina } from '../../../shared/format/date.ts'
import { useSession } from '../../../stores/session.ts'
import { dropDraft, EMPTY_DRAFT, keepDraft, readDraft } from '../model/draft.ts'

/** The answers of the user of the session, kept on this phone with every change. */
export function useDraft() {
  const userCode = useSession((state) => state.user?.userCode ?? '')
  const [draft, setDraft] = useState(() => readDraft(userCode))

  const answer = (id: string, value: number) => {
    const next = { answers: { ...draft.answers, [id]: value }, day: todayInChina() }
    setDraft(next)
    keepDraft(userCode, next)
  }

  const drop = () => {
    setDraft(EMPTY_DRAFT)
    dropDraft(userCode)
  }

  return { draft, answer, drop }
}
