import { useEffect } from 'react'
import { Button } from '../../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../../shared/ui/parts/Card.tsx'
import { useSession } from '../../../../stores/session.ts'
import { pressureUploadsOf, usePressureUploads } from './pressure-uploads.ts'
import { MEASURE } from './pressure-measure-copy.ts'

/** How many readings are only on this phone; nothing when all are with the server. */
export function UnsentNotice() {
  const userCode = useSession((state) => state.user?.userCode ?? '')
  const waiting = usePressureUploads((state) => state.waiting)

  useEffect(() => {
    if (userCode) pressureUploadsOf(userCode)
  }, [userCode])

  if (waiting === 0) return null

  const sendNow = () => {
    pressureUploadsOf(userCode)
      .flush()
      .catch((cause: unknown) => console.warn('the upload queue cannot be read', cause))
  }

  return (
    <Card>
      <div className="grid gap-s25 small lines-16" role="status">
        {MEASURE.unsent(waiting)}
        <Button variant="outline" inline onClick={sendNow}>
          {MEASURE.sendNow}
        </Button>
      </div>
    </Card>
  )
}
