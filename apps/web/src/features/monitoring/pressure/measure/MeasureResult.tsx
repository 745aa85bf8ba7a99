import type { BloodPressureReading } from '@kangban/central'
import { ReadAloud } from '../../../../shared/ui/controls/ReadAloud.tsx'
import { Sentence, sentenceText } from '../../../../shared/ui/parts/Sentence.tsx'
import { StateTag } from '../../../../shared/ui/parts/StateTag.tsx'
import { useSettings } from '../../../../stores/settings.ts'
import { usePressureUploads } from './pressure-uploads.ts'
import { pressureText } from '../pressure-view.ts'
import { MEASURE } from './pressure-measure-copy.ts'
import { HeroPressure } from '../HeroPressure.tsx'

interface MeasureResultProps {
  reading: BloodPressureReading
  measurementId: string
  /** The phone had room for it. */
  kept: boolean
}

/** How far the reading has come, as long as there is no verdict of the server. */
function Waiting({ failure, kept }: { failure: string | undefined; kept: boolean }) {
  if (!kept) return <p className="notice warning">{MEASURE.notKept}</p>
  if (failure === undefined) return <p className="note lines-16">{MEASURE.saving}</p>

  return (
    <p className="notice warning">{failure ? MEASURE.refusedBecause(failure) : MEASURE.kept}</p>
  )
}

/** What was measured, and what the server says of it. */
export function MeasureResult({ reading, measurementId, kept }: MeasureResultProps) {
  const answer = usePressureUploads((state) => state.answers[measurementId])
  const failure = usePressureUploads((state) => state.failures[measurementId])
  const elder = useSettings((state) => state.elder)
  const { systolic, diastolic, pulseBpm, status } = reading
  const value = pressureText({ sbp: systolic, dbp: diastolic })

  return (
    <div className="grid shrink gap-s3" role="status">
      {answer && <Sentence value={answer.sentence} />}
      <div className="line wrap spread gap-s3 rows-s1">
        <HeroPressure text={value} />
        {answer && answer.stored !== 'refused' && (
          <StateTag state={answer.state} text={answer.stateText} />
        )}
      </div>
      {pulseBpm !== undefined && (
        <p className="note lines-16">{MEASURE.pulse(Math.round(pulseBpm))}</p>
      )}
      {!answer && <Waiting failure={failure} kept={kept} />}
      {status?.irregularPulse && <p className="notice warning">{MEASURE.irregular}</p>}
      {(status?.bodyMoved || status?.cuffTooLoose) && (
        <p className="notice warning">{MEASURE.moved}</p>
      )}
      {elder && <ReadAloud text={answer ? sentenceText(answer.sentence) : value} />}
    </div>
  )
}
