import { create } from 'zustand'
import { useSession } from '../../../stores/session.ts'
import type { Changes } from './profile-form.ts'

interface InformationDraft {
  userCode: string
  changes: Changes
}

const EMPTY: InformationDraft = { userCode: '', changes: {} }

/** What is changed and not saved: in the memory alone, so that it is still there after a look at the medical history. */
export const useInformationDraft = create<InformationDraft>(() => EMPTY)

export const dropDraft = (): void => useInformationDraft.setState(EMPTY)

export function useChanges(): [Changes, (changes: Changes) => void] {
  const userCode = useSession((state) => state.user?.userCode ?? '')
  const draft = useInformationDraft()
  const own = draft.userCode === userCode ? draft.changes : {}

  return [
    own,
    (changes) => useInformationDraft.setState({ userCode, changes: { ...own, ...changes } }),
  ]
}
