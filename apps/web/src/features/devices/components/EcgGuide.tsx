import { useRef, useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { GUIDE as copy } from '../copy.ts'
import { GuideDrawing } from './GuideDrawing.tsx'
import styles from './guide.module.css'

const LAST = copy.steps.length - 1

function Progress({ at }: { at: number }) {
  return (
    <ol
      className={`even gap-s1 ${styles.progress}`}
      aria-label={copy.count(at + 1, copy.steps.length)}
    >
      {copy.steps.map(({ short }, index) => (
        <li
          key={short}
          className={`hint ${styles.mark}`}
          data-reached={index <= at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {index < at ? '✓ ' : `${index + 1} `}
          {short}
        </li>
      ))}
    </ol>
  )
}

interface GuideProps {
  at: number
  onStep: (at: number) => void
  onLaunch: () => void
  onOthers: () => void
}

function Step({ at, onStep, onLaunch, onOthers }: GuideProps) {
  const step = copy.steps[at]
  if (!step) return null

  return (
    <div className="stack gap-s3">
      <Progress at={at} />
      <GuideDrawing step={at} />
      <div aria-live="polite">
        <h3 className={styles.title}>{copy.stepTitle(at + 1, step.title)}</h3>
        <p className="note mt-s1">{step.text}</p>
      </div>
      <div className={`gap-s3 ${styles.buttons}`}>
        {at > 0 && (
          <Button variant="outline" onClick={() => onStep(at - 1)}>
            {copy.previous}
          </Button>
        )}
        <Button onClick={at === LAST ? onLaunch : () => onStep(at + 1)}>{step.next}</Button>
      </div>
      {at === LAST && (
        <Button variant="text" onClick={onOthers}>
          {copy.others}
        </Button>
      )}
    </div>
  )
}

interface EcgGuideProps {
  open: boolean
  /** The guide is over: to the mini-program that binds the recorder. */
  onLaunch: () => void
  /** The recorder is bound on this page. */
  onOthers: () => void
  onClose: () => void
}

type End = 'close' | 'launch' | 'others'

/** How the ECG recorder is made ready, in four steps; each can be skipped, and it always begins with the first. */
function OpenGuide({ onLaunch, onOthers, onClose }: Omit<EcgGuideProps, 'open'>) {
  const [at, setAt] = useState(0)
  const end = useRef<End>('close')

  // What comes next waits until the layer and its entry of the history are gone.
  const ended = () => {
    onClose()
    if (end.current === 'launch') onLaunch()
    if (end.current === 'others') onOthers()
  }

  const finish = (how: End, leave: () => void) => {
    end.current = how
    leave()
  }

  const skip = (leave: () => void) => (
    <button
      type="button"
      className="tap px-s2 text strong accent nowrap"
      onClick={() => (at === LAST ? finish('launch', leave) : setAt(at + 1))}
    >
      {copy.skip}
    </button>
  )

  return (
    <Sheet open title={copy.title} onClose={ended} right={skip}>
      {(leave) => (
        <Step
          at={at}
          onStep={setAt}
          onLaunch={() => finish('launch', leave)}
          onOthers={() => finish('others', leave)}
        />
      )}
    </Sheet>
  )
}

export const EcgGuide = ({ open, ...guide }: EcgGuideProps) =>
  open ? <OpenGuide {...guide} /> : null
