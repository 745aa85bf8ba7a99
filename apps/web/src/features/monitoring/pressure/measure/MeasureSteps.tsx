import type { Circumstance } from '@kangban/contracts'
import { seriesWords } from '@kangban/rules/pressure/pressure-series'
import type { Pressure } from '@kangban/rules/verdicts'
import { useState } from 'react'
import { CircumstancePicker } from '../../../../shared/product/CircumstancePicker.tsx'
import { Button } from '../../../../shared/ui/controls/Button.tsx'
import { Countdown } from '../../../../shared/ui/parts/Countdown.tsx'
import { Sentence } from '../../../../shared/ui/parts/Sentence.tsx'
import { useSettings } from '../../../../stores/settings.ts'
import type { MeterState } from './pressure-meter.ts'
import { MEASURE } from './pressure-measure-copy.ts'
import type { PressureSeries, SeriesState } from './pressure-series.ts'
import { MeasureResult } from './MeasureResult.tsx'
import type { TakenPressure } from './taken-pressure.ts'
import { usePressureMeter } from './use-pressure-meter.ts'
import { useSpokenPause } from './use-spoken-pause.ts'
import styles from './measure.module.css'

/** What to do now, and what went wrong with the last attempt. */
function Before({
  phase,
  failure,
  second,
}: Pick<MeterState, 'phase' | 'failure'> & { second: boolean }) {
  return (
    <>
      {failure && (
        <p className={`notice warning ${styles.alert}`} role="alert">
          <strong aria-hidden="true">! </strong>
          {failure}
        </p>
      )}
      {(phase === 'ready' || phase === 'connecting') &&
        (second ? (
          <p className="large strong lines-16">{MEASURE.secondReady}</p>
        ) : (
          <ol className={`grid gap-s25 text lines-16 ${styles.steps}`}>
            {MEASURE.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        ))}
      <div aria-live="polite">
        {phase === 'waiting' && (
          <>
            <p className="large strong lines-16">
              {second ? MEASURE.waitingAgain : MEASURE.waiting}
            </p>
            <p className="note lines-16">{MEASURE.waitingHint}</p>
          </>
        )}
        {phase === 'lost' && <p className="notice warning">{MEASURE.lost}</p>}
      </div>
    </>
  )
}

/** The first one, and how long to sit still before the second. */
const Pause = ({
  first,
  pause,
}: {
  first: TakenPressure
  pause: { total: number; left: number }
}) => (
  <>
    <div aria-live="polite">
      <Sentence value={seriesWords([first]).sentence} />
      <p className="note lines-16">{MEASURE.pauseHint(pause.total)}</p>
    </div>
    <Countdown
      left={pause.left}
      total={pause.total}
      name={MEASURE.pauseName(pause.left)}
      caption={MEASURE.pauseLeft}
    />
  </>
)

/** A reading that is not kept yet. */
function Doubt({
  sitting,
  series,
  onRepeat,
}: {
  sitting: SeriesState
  series: PressureSeries
  onRepeat: () => void
}) {
  return (
    <>
      <p className="notice warning lines-16" role="alert">
        {sitting.doubt?.text}
      </p>
      {sitting.doubt?.keepable && <p className="note lines-16">{MEASURE.notYetKept}</p>}
      <div className={`grid gap-s3 ${styles.actions}`}>
        {sitting.doubt?.keepable && (
          <Button variant="outline" onClick={() => series.keepDoubted()}>
            {MEASURE.keepAnyway}
          </Button>
        )}
        <Button onClick={onRepeat}>{MEASURE.repeat}</Button>
      </div>
    </>
  )
}

interface MeasureStepsProps {
  deviceCode: string
  /** The newest reading before, as far as it is known. */
  last: Pressure | null
  onDone: () => void
}

/** From sitting down to the mean of two readings, with the monitor of the user. */
export function MeasureSteps({ deviceCode, last, onDone }: MeasureStepsProps) {
  const [told, setTold] = useState<Circumstance[] | null>(null)
  const { meter, series, state, sitting } = usePressureMeter(deviceCode, { last, told })
  const { phase, failure, older, battery } = state
  const { taken, doubt, pause, ended } = sitting
  const elder = useSettings((settings) => settings.elder)
  const [first] = taken
  useSpokenPause(sitting, elder)

  const oneMore = () => {
    series.restart()
    meter.again()
  }

  const repeat = () => {
    series.repeat()
    meter.again()
  }

  if (ended && first) {
    return (
      <div className="grid shrink gap-s3">
        <MeasureResult taken={taken} />
        <p className="hint lines-16">{MEASURE.emergency}</p>
        <div className={`grid gap-s3 ${styles.actions}`}>
          <Button variant="outline" onClick={oneMore}>
            {MEASURE.oneMore}
          </Button>
          <Button onClick={onDone}>{MEASURE.done}</Button>
        </div>
      </div>
    )
  }

  const isReady = phase === 'ready' || phase === 'connecting'

  return (
    <div className="grid shrink gap-s3">
      {doubt && <Doubt sitting={sitting} series={series} onRepeat={repeat} />}
      {!doubt && first && pause && <Pause first={first} pause={pause} />}
      {!doubt && !pause && <Before phase={phase} failure={failure} second={!!first} />}
      {!doubt && <CircumstancePicker value={told} note={MEASURE.told} onChange={setTold} />}
      {older > 0 && <p className="note lines-16">{MEASURE.older(older)}</p>}
      {battery !== undefined && <p className="note lines-16">{MEASURE.battery(battery)}</p>}
      <p className="hint lines-16">{MEASURE.emergency}</p>
      {!doubt && (
        <div className={`grid gap-s3 ${styles.actions}`}>
          {first && (
            <Button variant="outline" onClick={() => series.end()}>
              {MEASURE.onlyOne}
            </Button>
          )}
          {!pause && isReady && (
            <Button busy={phase === 'connecting'} onClick={() => void meter.connect()}>
              {phase === 'connecting'
                ? MEASURE.connecting
                : failure
                  ? MEASURE.retry
                  : MEASURE.connect}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
