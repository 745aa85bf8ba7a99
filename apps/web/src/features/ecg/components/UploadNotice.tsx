import { useEffect } from 'react'
import { Button } from '../../../shared/ui/Button.tsx'
import { Card } from '../../../shared/ui/Card.tsx'
import { ecgCopy, words } from '../copy.ts'
import { uploadsOf, useUploads } from '../model/uploads.ts'
import styles from './list.module.css'

/** How many measurements are only on this phone; nothing when all are with the server. */
export function UploadNotice({ userCode }: { userCode: string }) {
  const { waiting, sending } = useUploads()
  useEffect(() => {
    uploadsOf(userCode)
  }, [userCode])
  const sendNow = () => {
    uploadsOf(userCode)
      .flush()
      .catch((cause: unknown) => console.warn('the upload queue cannot be read', cause))
  }
  if (waiting === 0) return null
  return (
    <Card>
      <div className={styles.queue} role="status">
        {words.waiting(waiting)}
        <Button variant="outline" inline busy={sending} onClick={sendNow}>
          {ecgCopy.list.sendNow}
        </Button>
      </div>
    </Card>
  )
}
