import { useEffect } from 'react'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { useDenialQueue } from '../../../shared/product/mark-denial/use-denials.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { ecgCopy, words } from './copy.ts'
import { uploadsOf, useUploads } from './uploads.ts'

/** How many measurements are only on this phone; nothing when all are with the server. */
export function UploadNotice({ userCode }: { userCode: string }) {
  const { waiting, sending } = useUploads()

  useEffect(() => {
    uploadsOf(userCode)
  }, [userCode])

  useDenialQueue(isDocumentedOnly() ? '' : userCode)

  const sendNow = () => {
    uploadsOf(userCode)
      .flush()
      .catch((cause: unknown) => console.warn('the upload queue cannot be read', cause))
  }

  if (waiting === 0) return null
  const staysHere = isDocumentedOnly()

  return (
    <Card>
      <div className="line spread gap-s3 small" role="status">
        {staysHere ? words.unkept(waiting) : words.waiting(waiting)}
        <Button variant="outline" inline busy={sending} onClick={sendNow}>
          {staysHere ? ecgCopy.list.keepNow : ecgCopy.list.sendNow}
        </Button>
      </div>
    </Card>
  )
}
