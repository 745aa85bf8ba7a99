import { Button } from '../../../../shared/ui/controls/Button.tsx'
import type { MeterState } from './pressure-meter.ts'
import { MEASURE } from './pressure-measure-copy.ts'
import { MeasureResult } from './MeasureResult.tsx'
import { usePressureMeter } from './use-pressure-meter.ts'
import styles from './measure.module.css'

/** What to do now, and what went wrong with the last attempt. */
function Before({ phase, failure }: Pick<MeterState, 'phase' | 'failure'>) {
  return (
    <>
      {failure && (
        <p className={`notice warning ${styles.alert}`} role="alert">
          <strong aria-hidden="true">! </strong>
          {failure}
        </p>
      )}
      {(phase === 'ready' || phase === 'connecting') && (
        <ol className={`grid gap-s25 text lines-16 ${styles.steps}`}>
          {MEASURE.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <div aria-live="polite">
        {phase === 'waiting' && (
          <>
            <p className="large strong lines-16">{MEASURE.waiting}</p>
            <p className="note lines-16">{MEASURE.waitingHint}</p>
          </>
        )}
        {phase === 'lost' && <p className="notice warning">{MEASURE.lost}</p>}
      </div>
    </>
  )
}

/** From sitting down to the result, with the monitor of the user. */
export function MeasureSteps({ deviceCode, onDone }: { deviceCode: string; onDone: () => void }) {
  const { meter, state, taken } = usePressureMeter(deviceCode)
  const { phase, failure, reading, older, battery } = state
  const isDone = phase === 'measured' && reading !== null && taken !== null

  return (
    <div className="grid shrink gap-s3">
      {isDone ? (
        <MeasureResult reading={reading} {...taken} />
      ) : (
        <Before phase={phase} failure={failure} />
      )}
      {older > 0 && <p className="note lines-16">{MEASURE.older(older)}</p>}
      {battery !== undefined && !isDone && (
        <p className="note lines-16">{MEASURE.battery(battery)}</p>
      )}
      <p className="hint lines-16">{MEASURE.emergency}</p>
      {isDone && (
        <div className={`grid gap-s3 ${styles.actions}`}>
          <Button variant="outline" onClick={() => meter.again()}>
            {MEASURE.oneMore}
          </Button>
          <Button onClick={onDone}>{MEASURE.done}</Button>
        </div>
      )}
      {(phase === 'ready' || phase === 'connecting') && (
        <Button busy={phase === 'connecting'} onClick={() => void meter.connect()}>
          {phase === 'connecting' ? MEASURE.connecting : failure ? MEASURE.retry : MEASURE.connect}
        </Button>
      )}
    </div>
  )
}
