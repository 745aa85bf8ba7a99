import type { Reader } from '@kangban/rules/ecg/mark-words'
import { useSubject } from '../../../stores/subject.ts'

/** Whether the person on the screen, or the one that a link asks for, is the user. */
export function useReader(userCode?: string): Reader {
  const isOwn = useSubject(({ subject }) => subject === null)
  return isOwn && userCode === undefined ? 'owner' : 'other'
}
