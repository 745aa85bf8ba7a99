import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { guideCopy as copy } from '../late-copy.ts'
import styles from './guide-sheet.module.css'
import { Sheet } from './Sheet.tsx'

export interface GuideStep {
  title: string
  text: string
}

interface GuideSheetProps {
  open: boolean
  title: string
  steps: readonly GuideStep[]
  /** The action of the last step. */
  finish: { text: string; onFinish: () => void }
  /** Skipped or closed. */
  onClose: () => void
}

type StepsProps = Omit<GuideSheetProps, 'open' | 'title'>

function Steps({ steps, finish, onClose }: StepsProps) {
  const [at, setAt] = useState(0)
  const step = steps[at]
  const isLast = at === steps.length - 1

  const done = () => {
    onClose()
    finish.onFinish()
  }

  return (
    <>
      <div className={styles.step} aria-live="polite">
        <p className={styles.count}>{copy.count(at + 1, steps.length)}</p>
        <h3 className="heading mt-s1">{step?.title}</h3>
        <p className={styles.text}>{step?.text}</p>
      </div>
      <div className="even gap-s3">
        {at > 0 && (
          <Button variant="outline" onClick={() => setAt(at - 1)}>
            {copy.previous}
          </Button>
        )}
        <Button onClick={isLast ? done : () => setAt(at + 1)}>
          {isLast ? finish.text : copy.next}
        </Button>
      </div>
      <Button variant="text" onClick={onClose}>
        {copy.skip}
      </Button>
    </>
  )
}

/** What to do, step by step; can be skipped at any of them. Nothing moves on by itself. */
export function GuideSheet({ open, title, ...guide }: GuideSheetProps) {
  return (
    <Sheet open={open} title={title} onClose={guide.onClose}>
      <Steps {...guide} />
    </Sheet>
  )
}
