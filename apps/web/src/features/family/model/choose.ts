// Choosing whose health is on the screen, and what differs then; loaded with the first choice.
import { AREAS, isShared } from '@kangban/contracts'
import { inThirdPerson } from '@kangban/rules/person/third-person'
import { skipToken } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { loadContracts } from '../../../api/quiet-client.ts'
import { findScreen, setShown } from '../../../config/screens.ts'
import { useSession } from '../../../stores/session.ts'
import {
  type Ask,
  leaveSubject,
  SUBJECT_KEY,
  type Subject,
  useSubject,
} from '../../../stores/subject.ts'
import { isCarerScreen, isSharedScreen } from './carer-screens.ts'

/** What of the typed client takes the input of a call. */
const ASKS = ['queryOptions', 'queryKey', 'query']

type Input = Record<string, unknown> | undefined

/** A page that names somebody else means that person; most name nobody, or the user. */
const namesAnother = (input: Input): boolean =>
  !!input?.userCode && input.userCode !== useSession.getState().user?.userCode

/**
 * While somebody else is on the screen, what a page asks is asked about that person, under a key of the person's own. What
 * nobody may see of others, or the person does not share, is not asked at all, nor found under that key: the user's own data never stand under the name of
 * somebody else. Lists of the family itself stay the user's.
 */
const askAbout =
  (userCode: string, mayAsk: (call: string) => boolean): Ask =>
  (path, args, run) => {
    const how = path.at(-1) ?? ''
    const input = args[0] as Input
    if (path[0] === 'family' || !ASKS.includes(how) || namesAnother(input)) return run(args)
    const about = run([{ ...input, userCode }, ...args.slice(1)])
    if (how !== 'queryOptions' || mayAsk(path.slice(0, -1).join('.'))) return about
    // Without what to fetch it with, no page can turn it on again.
    return { ...(about as object), enabled: false, queryFn: skipToken }
  }

// Of whom one was looking at nothing stays in the memory, and what is one's own is read anew.
useSubject.subscribe(({ subject }, before) => {
  if (subject === before.subject) return
  setShown(subject ? (path) => isSharedScreen(path, subject.areas) : () => true)
  if (!subject) sessionStorage.removeItem(SUBJECT_KEY)

  queryClient.removeQueries({
    predicate: ({ queryKey: [path] }) => !String(path).startsWith('family'),
  })
})

/** The family says whether all or some of it was taken back; who shows it acts on that (SubjectStrip). */
async function askAgain(): Promise<void> {
  const members = api.family.listMembers.queryOptions({})
  // Where nobody says, it is over.
  await queryClient.fetchQuery({ ...members, staleTime: 0 }).catch(leaveSubject)
}

async function show(subject: Subject): Promise<void> {
  // The contracts say what may be seen of others.
  const { findOperation } = await loadContracts()
  const { userCode, label } = subject

  useSubject.setState(({ alert }) => ({
    subject,
    ask: askAbout(userCode, (call) => {
      const look = findOperation(call)?.looksAt
      const { subject: shown } = useSubject.getState()
      return !!look && !!shown && isShared(look, shown.areas)
    }),
    tell: (text, isFirst) => inThirdPerson(text, label, isFirst),
    refused: () => void askAgain(),
    alert: alert?.userCode === userCode ? undefined : alert,
  }))
}

/** Shows the health of somebody, or with `null` one's own again; kept for this session of the browser alone. */
export async function lookAt(person: Subject | null): Promise<void> {
  if (!person) return leaveSubject()
  const { userCode, label, name, tel, ageYears, areas } = person
  return show(keep({ userCode, label, name, tel, ageYears, areas }))
}

function keep(subject: Subject): Subject {
  sessionStorage.setItem(SUBJECT_KEY, JSON.stringify(subject))
  return subject
}

/** The person on the screen shares other areas by now: at once, and all that is shown is asked anew. */
export const setAreas = (areas: Subject['areas']): void =>
  useSubject.setState(({ subject }) => ({ subject: subject && keep({ ...subject, areas }) }))

const isSubject = (value: unknown): value is Subject =>
  typeof value === 'object' &&
  value !== null &&
  ['userCode', 'label', 'name', 'tel'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  ) &&
  'areas' in value &&
  Array.isArray(value.areas) &&
  value.areas.every((area: unknown) => AREAS.some((known) => known === area))

/** Goes on with whom the page was looking at before it was loaded anew. */
export async function restoreSubject(): Promise<void> {
  const stored: unknown = JSON.parse(sessionStorage.getItem(SUBJECT_KEY) ?? 'null')
  const [path = ''] = location.hash.slice(1).split('?')
  const isOfOneself = findScreen(path) !== undefined && !isCarerScreen(path)
  if (isSubject(stored) && !isOfOneself) await show(stored)
  else sessionStorage.removeItem(SUBJECT_KEY)
}
