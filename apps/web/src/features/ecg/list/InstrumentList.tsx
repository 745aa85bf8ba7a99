import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { isKeptId } from '../../../backend/kept-id.ts'
import { backendAddress } from '../../../config/runtime-config.ts'
import { hasRoute } from '../../../config/screens.ts'
import { display } from '../../../shared/format/display.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { copyLink } from '../../../shared/product/share-link.ts'
import { ecgCopy, words } from '../parts/copy.ts'
import type { EcgMeasurement } from '../parts/ecg-answer.ts'
import { measurementWords } from './row-words.ts'
import { startTimeText } from './start-time.ts'
import styles from './list.module.css'

const copy = ecgCopy.list

/** Only where measurements stay on the phone. */
const KeptActions = lazy(() => import('../kept/KeptActions.tsx'))

interface StateProps {
  name: string
  texts: readonly [not: string, yes: string]
  /** Null where it is not known. */
  holds: boolean | null
  /** The words alone do not say of what they are. */
  named?: boolean
}

function State({ name, texts, holds, named = false }: StateProps) {
  const isKnown = holds !== null

  return (
    <span className="inline-line gap-s15 note">
      <span className={named || !isKnown ? undefined : 'visually-hidden'}>{name}</span>
      {isKnown ? (
        <StateTag state={holds ? 'normal' : 'none'} text={texts[holds ? 1 : 0]} />
      ) : (
        display(holds)
      )}
    </span>
  )
}

function useMeasurementActions({ id, pdfFilePath }: EcgMeasurement) {
  const navigate = useNavigate()

  return {
    view: () => {
      if (!pdfFilePath) return toast({ title: copy.noPdfToView, type: 'info' })
      return void navigate(`/pdfViewer?pdfUrl=${encodeURIComponent(pdfFilePath)}`)
    },
    copy: () => {
      if (!pdfFilePath) return toast({ title: copy.noPdfToCopy, type: 'info' })

      return void copyLink(new URL(pdfFilePath, backendAddress()).href, {
        done: copy.copied,
        failed: copy.copyFailed,
      })
    },
    open:
      id && hasRoute('/theHeart')
        ? () => void navigate(`/theHeart?ecg=1&id=${encodeURIComponent(id)}`)
        : undefined,
  }
}

/** How far the back end is with a measurement, and its report. */
function Uploaded({ measurement }: { measurement: EcgMeasurement }) {
  const { completed, labeled, pdfFilePath } = measurement
  const act = useMeasurementActions(measurement)

  return (
    <>
      <div className="flow gap-s2 rows-s15">
        <State name={copy.stateNames.completed} texts={copy.states.completed} holds={completed} />
        <State name={copy.stateNames.labeled} texts={copy.states.labeled} holds={labeled} />
        <State
          name={copy.stateNames.report}
          texts={copy.states.report}
          holds={!!pdfFilePath}
          named
        />
      </div>
      {!pdfFilePath && <p className="note">{copy.pending}</p>}
      <div className={`flow gap-s2 ${styles.actions}`}>
        {act.open && (
          <Button variant="outline" inline onClick={act.open}>
            {copy.detail}
          </Button>
        )}
        <Button variant="outline" inline onClick={act.view}>
          {copy.viewPdf}
        </Button>
        <Button variant="outline" inline onClick={act.copy}>
          {copy.copyLink}
        </Button>
      </div>
    </>
  )
}

function Kept({ id }: { id: string }) {
  return (
    <>
      <p>
        <span className="inline-block hint strong pill px-s25 py-s05 boxed">
          {ecgCopy.kept.tag}
        </span>
      </p>
      <Suspense fallback={<Skeleton />}>
        <KeptActions id={id} />
      </Suspense>
    </>
  )
}

function Measurement({ measurement, number }: { measurement: EcgMeasurement; number: number }) {
  const { id, recordStartTime, durationStr } = measurement
  const said = measurementWords(measurement)

  return (
    <Card>
      <div className="grid gap-s25">
        <div className="line wrap gap-s25 rows-s1">
          <span
            className={`cell accent bold lines-10 pill ${styles.number}`}
            aria-label={words.number(number)}
            role="img"
          >
            {number}
          </span>
          <span className="number bold lines-13 fs-n22">{startTimeText(recordStartTime)}</span>
          <span className="push note">
            {ecgCopy.result.duration} {display(durationStr)}
          </span>
        </div>
        <div className="flow gap-s2">
          <StateTag state={said.state} text={said.stateText} />
          {said.rateText !== null && (
            <span className="nowrap">
              <span className="number bold">{said.rateText}</span>
              <span className={`hint ${styles.unit}`}>{ecgCopy.units.bpm}</span>
            </span>
          )}
        </div>
        {isKeptId(id) ? <Kept id={id} /> : <Uploaded measurement={measurement} />}
      </div>
    </Card>
  )
}

interface InstrumentListProps {
  /** Undefined while they are being read. */
  measurements: readonly EcgMeasurement[] | undefined
  /** Offered where reading failed. */
  onReload?: () => void
}

/** The measurements of the recorder on a day, numbered. */
export function InstrumentList({ measurements, onReload }: InstrumentListProps) {
  if (!measurements) return <Skeleton />

  if (measurements.length === 0) {
    const reload = (
      <Button variant="outline" inline onClick={onReload}>
        {copy.reload}
      </Button>
    )

    return <EmptyState text={copy.emptyInstrument} action={onReload && reload} />
  }

  return (
    <ol className="grid gap-s3">
      {measurements.map((measurement, index) => (
        <li key={measurement.id ?? index}>
          <Measurement measurement={measurement} number={index + 1} />
        </li>
      ))}
    </ol>
  )
}
