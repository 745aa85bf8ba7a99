// Choosing whose health is on the screen; loaded with the first choice.
import { inThirdPerson } from '@kangban/rules/person/third-person'
import { loadContracts } from '../../../api/quiet-client.ts'
import { leaveSubject, SUBJECT_KEY, type Subject, useSubject } from '../../../stores/subject.ts'

async function show(subject: Subject): Promise<void> {
  // The contracts say what may be seen of others.
  const { findOperation } = await loadContracts()
  const { label } = subject

  useSubject.setState(({ alert }) => ({
    subject,
    isGranted: (call) => findOperation(call)?.ownership === 'granted',
    tell: (text, isFirst) => inThirdPerson(text, label, isFirst),
    alert: alert?.userCode === subject.userCode ? null : alert,
  }))
}

/** Shows the health of somebody, or with `null` one's own again; kept for this session of the browser alone. */
export async function lookAt(person: Subject | null): Promise<void> {
  if (!person) return leaveSubject()
  const { userCode, label, name, tel, ageYears } = person
  const subject: Subject = { userCode, label, name, tel, ageYears }
  sessionStorage.setItem(SUBJECT_KEY, JSON.stringify(subject))
  return show(subject)
}

const isSubject = (value: unknown): value is Subject =>
  typeof value === 'object' &&
  value !== null &&
  ['userCode', 'label', 'name', 'tel'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  )

/** Goes on with whom the page was looking at before it was loaded anew. */
export async function restoreSubject(): Promise<void> {
  const stored: unknown = JSON.parse(sessionStorage.getItem(SUBJECT_KEY) ?? 'null')
  if (isSubject(stored)) await show(stored)
}
