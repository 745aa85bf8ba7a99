// All that the app shows of the family around its pages, in one piece that is loaded when it is needed.
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { isDocumentedOnly } from '../../config/runtime-config.ts'
import { isShown } from '../../config/screens.ts'
import { useSubject } from '../../stores/subject.ts'
import { HiddenAreas } from './components/HiddenAreas.tsx'
import { HomeFamily } from './components/HomeFamily.tsx'
import { NotShared } from './components/NotShared.tsx'
import { SubjectStrip } from './components/SubjectStrip.tsx'
import { SwitchInRail } from './components/SwitchInRail.tsx'
import { isCarerScreen } from './model/carer-screens.ts'

export { restoreSubject } from './model/choose.ts'

interface FamilyFrameProps {
  place: 'above' | 'top' | 'rail'
  /** What the rail shows where there is no family. */
  none?: ReactNode
}

/** Above the page and in the rail whose health is on the screen; on top of a home what the family has to say there. */
export default function FamilyFrame({ place, none }: FamilyFrameProps) {
  const { pathname } = useLocation()
  const subject = useSubject((state) => state.subject)
  // Documents know nobody who looks.
  if (isDocumentedOnly()) return none

  if (place === 'top') return subject ? <HiddenAreas subject={subject} /> : <HomeFamily />

  if (place === 'rail') return <SwitchInRail none={none} />
  if (!subject) return null

  return (
    <>
      <SubjectStrip subject={subject} />
      {isCarerScreen(pathname) && !isShown(pathname) && (
        <NotShared subject={subject} path={pathname} />
      )}
    </>
  )
}
