// All that the app shows of the family around its pages, in one piece that is loaded when it is needed.
import { useLocation } from 'react-router-dom'
import { isDocumentedOnly } from '../../config/runtime-config.ts'
import { useSubject } from '../../stores/subject.ts'
import { HomeFamily } from './components/HomeFamily.tsx'
import { SubjectStrip } from './components/SubjectStrip.tsx'

export { restoreSubject } from './model/choose.ts'

/** Whose health is on the screen; where it is one's own, what the family has to say on its home. */
export default function FamilyFrame() {
  const { pathname } = useLocation()
  const subject = useSubject((state) => state.subject)
  // Documents know nobody who looks.
  if (isDocumentedOnly()) return null
  return subject ? <SubjectStrip subject={subject} /> : <HomeFamily path={pathname} />
}
