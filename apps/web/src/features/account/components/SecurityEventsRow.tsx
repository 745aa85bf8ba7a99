import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { SECURITY_ROW } from '../mine-copy.ts'

/** Asked for by few, when something seems wrong. */
const SecurityEvents = lazy(() => import('./SecurityEvents.tsx'))

/** The way to the log of what happened to the account. */
export function SecurityEventsRow() {
  const [open, setOpen] = useState(false)

  return (
    <>
      <Row
        start={<Glyph char="动" tone="soft" />}
        title={SECURITY_ROW.title}
        note={SECURITY_ROW.note}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} title={SECURITY_ROW.title} onClose={() => setOpen(false)}>
        {(leave) => (
          <div className="stack gap-s3">
            <p className="note">{SECURITY_ROW.advice}</p>
            <Suspense fallback={<Skeleton />}>
              <SecurityEvents />
            </Suspense>
            <Button variant="outline" onClick={leave}>
              {SECURITY_ROW.close}
            </Button>
          </div>
        )}
      </Sheet>
    </>
  )
}
