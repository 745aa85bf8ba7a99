import { useSyncExternalStore } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { COPY } from '../copy.ts'
import type { RecordingSession } from '../model/recording-session.ts'

/** How much of the trace has been read, where it has stopped, and what of it was broken. */
export function ReadingState({ session }: { session: RecordingSession }) {
  const { state, blocks, of, broken, failed } = useSyncExternalStore(
    session.subscribe,
    () => session.progress,
  )

  const percent = Math.floor((100 * blocks) / Math.max(1, of))
  if (failed) return <ErrorState text={COPY.failed} />

  return (
    <>
      {state === 'stopped' && (
        <div className="notice warn-soft flow middle spread gap-s2" role="alert">
          <p>{COPY.stopped(percent)}</p>
          <Button variant="outline" inline onClick={() => session.retry()}>
            {COPY.goOn}
          </Button>
        </div>
      )}
      {state !== 'stopped' && (
        <p className="hint">{blocks < of ? COPY.progress(percent) : COPY.allRead}</p>
      )}
      {broken > 0 && <p className="hint">{COPY.broken(broken)}</p>}
    </>
  )
}
