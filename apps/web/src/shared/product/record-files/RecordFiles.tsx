import { lazy, Suspense, useState } from 'react'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { isOwn } from '../../../stores/subject.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { OPEN_FILES } from './copy.ts'
import type { RecordFilesProps } from './RecordFilesSheet.tsx'

const RecordFilesSheet = lazy(() =>
  import('./RecordFilesSheet.tsx').then((all) => ({ default: all.RecordFilesSheet })),
)

/** The user's own record as a file for other programs; nothing where the back end makes none. */
export function RecordFiles({ linkOf }: RecordFilesProps) {
  const [open, setOpen] = useState(false)
  if (isDocumentedOnly() || !isOwn()) return null

  return (
    <>
      <Button variant="text" inline onClick={() => setOpen(true)}>
        {OPEN_FILES}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <RecordFilesSheet linkOf={linkOf} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
