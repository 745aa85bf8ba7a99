import { seriesWords } from '@kangban/rules/pressure/pressure-series'
import { ReadAloud } from '../../../../shared/ui/controls/ReadAloud.tsx'
import { Sentence, sentenceText } from '../../../../shared/ui/parts/Sentence.tsx'
import { StateTag } from '../../../../shared/ui/parts/StateTag.tsx'
import { useSettings } from '../../../../stores/settings.ts'
import { usePressureUploads } from './pressure-uploads.ts'
import { pressureText } from '../pressure-view.ts'
import { MEASURE } from './pressure-measure-copy.ts'
import { HeroPressure } from '../HeroPressure.tsx'
import type { TakenPressure } from './taken-pressure.ts'

/** How far the readings have come: what still waits or was not taken, once each; else that all are kept. */
function Kept({ taken }: { taken: readonly TakenPressure[] }) {
  const { answers, failures, lost } = usePressureUploads()
  const ids = taken.map(({ measurementId }) => measurementId)

  const notices = ids.flatMap((id) => {
    const answer = answers[id]
    if (answer) return answer.stored === 'refused' ? [sentenceText(answer.sentence)] : []
    if (lost.includes(id)) return [MEASURE.notKept]
    const failure = failures[id]
    if (failure === undefined) return []
    return [failure ? MEASURE.refusedBecause(failure) : MEASURE.kept]
  })

  if (notices.length > 0) {
    return [...new Set(notices)].map((notice) => (
      <p key={notice} className="notice warning">
        {notice}
      </p>
    ))
  }

  // After a reload the answer to the first one was given to another page.
  const isSending = !answers[ids.at(-1) ?? '']
  return <p className="note lines-16">{isSending ? MEASURE.saving : MEASURE.saved(ids.length)}</p>
}

/** What was measured, together and one by one. */
export function MeasureResult({ taken }: { taken: readonly TakenPressure[] }) {
  const elder = useSettings((state) => state.elder)
  const { mean, verdict, sentence } = seriesWords(taken)
  const isMean = taken.length > 1
  const pulses = taken.flatMap(({ pulse }) => pulse ?? [])
  const pulse = pulses.reduce((sum, one) => sum + one, 0) / pulses.length

  return (
    <div className="grid shrink gap-s3" role="status">
      <Sentence value={sentence} />
      <div className="line wrap spread gap-s3 rows-s1">
        <HeroPressure text={pressureText({ sbp: mean.systolic, dbp: mean.diastolic })} />
        <StateTag state={verdict.state} text={verdict.text} />
      </div>
      {isMean && (
        <ul className="note lines-16">
          {taken.map((one, index) => (
            <li key={one.measurementId}>
              {MEASURE.ofSitting(
                index + 1,
                pressureText({ sbp: one.systolic, dbp: one.diastolic }),
                one.pulse,
              )}
            </li>
          ))}
        </ul>
      )}
      {!isMean && pulses.length > 0 && (
        <p className="note lines-16">{MEASURE.pulse(Math.round(pulse))}</p>
      )}
      <Kept taken={taken} />
      {taken.some(({ irregular }) => irregular) && (
        <p className="notice warning">{MEASURE.irregular}</p>
      )}
      {taken.some(({ moved }) => moved) && <p className="notice warning">{MEASURE.moved}</p>}
      {elder && <ReadAloud text={sentenceText(sentence)} />}
    </div>
  )
}
