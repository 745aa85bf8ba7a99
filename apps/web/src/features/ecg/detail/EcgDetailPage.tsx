import { monitorBand, parseSamples, SAMPLE_RATE } from '@kangban/ecg-core'
import { ecgRateSpoken } from '@kangban/rules/ecg/ecg-row-verdict'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { CircumstanceLine } from '../../../shared/product/CircumstanceLine.tsx'
import { api, client } from '../../../api/client.ts'
import { isKeptId } from '../../../backend/kept-id.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { hasRoute } from '../../../config/screens.ts'
import { display } from '../../../shared/format/display.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { useGoBack } from '../../../shared/ui/page/use-go-back.ts'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { NoteButton } from '../../../shared/product/note/NoteButton.tsx'
import { RecordFiles } from '../../../shared/product/record-files/RecordFiles.tsx'
import { shareLink } from '../../../shared/product/share-link.ts'
import { Sentence, sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import { FigureList } from './FigureList.tsx'
import { measuredOf } from './measured.ts'
import { NextStep } from './NextStep.tsx'
import styles from '../parts/ecg-page.module.css'
import { type PlayerControls, TracePlayer } from './TracePlayer.tsx'
import { ecgCopy, words } from '../parts/copy.ts'
import type { EcgDetail } from '../parts/ecg-answer.ts'
import { keepLeadContent, type LeadContent, leadContentOf } from '../lead/lead-content.ts'
import { dataTimeIn } from '../parts/record-state.ts'
import { type SidewaysParts, useSidewaysParts } from '../parts/use-sideways-parts.ts'
import { whenText } from '../parts/when-text.ts'
import { sentenceLines } from '../../../shared/ecg-paper/sentence-lines.ts'
import { useDenials } from '../../../shared/product/mark-denial/use-denials.ts'
import { stripMarks } from '../../../shared/ecg-paper/strip-mark.ts'
import { useSubject } from '../../../stores/subject.ts'

/** Only where measurements stay on the phone. */
const KeptCard = lazy(() => import('../kept/KeptCard.tsx'))

const copy = ecgCopy.detail
const SHARE_TEXTS = { title: copy.title, done: ecgCopy.pdf.copied, failed: ecgCopy.list.copyFailed }

/** When, with which device and how long, as far as it is known. */
function momentText({ dataTime, source }: LeadContent, seconds: number | null): string {
  const length = seconds === null ? '' : words.seconds(Math.round(seconds))
  const device = source ? ecgCopy.sources[source] : ''
  if (!dataTime)
    return [device, length && `${ecgCopy.result.duration} ${length}`].filter(Boolean).join(' · ')
  return [whenText(dataTime), device, length].filter(Boolean).join(' · ')
}

function sentenceOf({ elderSentence, sentence, dataContent }: EcgDetail, elder: boolean) {
  const parts = (elder ? elderSentence : undefined) ?? sentence
  // Nothing is said where nothing is known: two dashes are for the eye.
  if (!parts) return { value: String(display(dataContent)), spoken: dataContent ?? '' }
  return { value: sentenceLines(parts), spoken: sentenceText(parts) }
}

/** What its owner wrote to it, and the way to do so; nothing where the back end keeps no notes. */
function OwnNote({ record, id, when }: { record: EcgDetail; id: string; when: string }) {
  const { note, circumstances = null } = record
  if (note === undefined || isKeptId(id)) return null

  return (
    <div className="line wrap gap-s2 rows-0">
      {note && <p className="note">{note}</p>}
      <NoteButton
        kind="ecg"
        reading={{ id, circumstances, note }}
        name={when.split(' · ')[0] ?? ''}
      />
    </div>
  )
}

/** One of our own or another service: whatever has samples that can be drawn. */
const hasTrace = (record: EcgDetail | null | undefined): boolean =>
  parseSamples(record?.ecgContent ?? '').samples.length > 0

interface DetailProps {
  record: EcgDetail
  content: LeadContent
  elder: boolean
  /** What shows the trace on a phone that lies on its side. */
  sideways: SidewaysParts | null
  onBack: () => void
}

function Detail({ record, content, elder, sideways, onBack }: DetailProps) {
  const samples = useMemo(
    () => monitorBand(parseSamples(record.ecgContent ?? '').samples, SAMPLE_RATE),
    [record.ecgContent],
  )

  const { denials } = useDenials({ record: 'strip', id: content.id }, record.denials)
  const marks = useMemo(() => stripMarks(record.marks ?? [], denials), [record.marks, denials])

  const isDrawn = samples.length > 0
  const seconds = record.durationSeconds ?? (isDrawn ? samples.length / SAMPLE_RATE : null)
  const { value, spoken } = sentenceOf(record, elder)

  // Our own service says the same in its sentence; of another one its words are not to be lost.
  const ownWords =
    isDocumentedOnly() && record.sentence && !isKeptId(content.id) ? record.dataContent : null

  const cut = record.complete === false ? ecgCopy.result.early : ''
  const when = momentText(content, seconds)
  const judged = measuredOf(record)
  const rate = ecgRateSpoken(judged, judged.rateRange)
  const speech = `${spoken}${rate}${cut}${ecgCopy.notDiagnosis}`
  const label = spoken || ecgCopy.leadPage.paperLabel
  const startedAt = content.dataTime

  const sidewaysView =
    sideways &&
    ((controls: PlayerControls) => (
      <sideways.SidewaysRecord
        {...{ record, samples, marks, startedAt, controls, elder, label }}
        onClose={onBack}
      />
    ))

  return (
    <>
      <div>
        <Sentence value={value} />
        {when && <p className="note mt-s05">{when}</p>}
        <CircumstanceLine told={record.circumstances} />
        <OwnNote record={record} id={content.id} when={when} />
      </div>
      {isDrawn ? (
        <TracePlayer
          samples={samples}
          marks={marks}
          startedAt={startedAt}
          elder={elder}
          label={label}
          speech={speech}
          sideways={sidewaysView}
        />
      ) : (
        <>
          <p className={`small ink ${styles.note}`}>
            {ecgCopy.trace} {display(null)}
          </p>
          {elder && <ReadAloud text={speech} />}
        </>
      )}
      <FigureList record={record} elder={elder} />
      <NextStep judged={judged} advice={record.advice ?? null} />
      {ownWords && (
        <p className={`small ink ${styles.note}`}>
          {copy.ofService}
          {ownWords}
        </p>
      )}
      {isKeptId(content.id) ? (
        <Suspense fallback={null}>
          <KeptCard id={content.id} />
        </Suspense>
      ) : (
        <RecordFiles
          linkOf={(format) => client.ecg.getEcgFileLink.query({ ecgId: content.id, format })}
        />
      )}
      <p className={`small ink ${styles.note}`}>
        {cut}
        {ecgCopy.notDiagnosis}
      </p>
    </>
  )
}

function useDetailActions(content: LeadContent | null) {
  const navigate = useNavigate()
  const own = useSession((state) => state.user?.userCode ?? '')
  const userCode = useSubject((state) => state.subject?.userCode ?? own)
  if (!content) return {}
  const { id, ecgContent, pdfFilePath } = content

  const openPdf = () => {
    if (!pdfFilePath) return toast({ title: copy.noPdf, type: 'info' })
    return void navigate(`/pdfViewer?pdfUrl=${encodeURIComponent(pdfFilePath)}`)
  }

  const openLead = () => {
    keepLeadContent(content, userCode)
    void navigate('/lead', { state: { id } })
  }

  return {
    // Null: not made yet. Left out: this back end makes none.
    openPdf: pdfFilePath === undefined || !hasRoute('/pdfViewer') ? undefined : openPdf,
    openLead: ecgContent && hasRoute('/lead') ? openLead : undefined,
  }
}

export default function EcgDetailPage() {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const elder = useSettings((settings) => settings.elder)
  const id = query.get('id') ?? ''
  const showsEcg = query.get('ecg') === '1'

  const record = useQuery({
    ...api.ecg.getEcgRecord.queryOptions({ ecgId: id }),
    enabled: showsEcg && id !== '',
  })

  const content = record.data
    ? leadContentOf(record.data, { id, dataTime: dataTimeIn(state) })
    : null

  const { openPdf, openLead } = useDetailActions(content)
  const sidewaysParts = useSidewaysParts()
  const stepBack = useGoBack()
  if (!showsEcg) return <Navigate to="/theHeartList" replace />
  const link = content?.pdfFilePath

  const share = link ? (
    <span className={styles.headerAction}>
      <Button variant="text" inline onClick={() => void shareLink(link, SHARE_TEXTS)}>
        {copy.share}
      </Button>
    </span>
  ) : null

  // What leads to the doctor comes first where a doctor is to see it.
  const forDoctor = record.data?.rhythm === 'af'

  const bottom = (openPdf || openLead) && (
    <>
      {openPdf && !forDoctor && (
        <Button variant="outline" onClick={openPdf}>
          {copy.pdf}
        </Button>
      )}
      {openLead && (
        <Button variant={openPdf && forDoctor ? 'outline' : undefined} onClick={openLead}>
          {elder || forDoctor ? copy.leadElder : copy.lead}
        </Button>
      )}
      {openPdf && forDoctor && <Button onClick={openPdf}>{copy.forDoctor}</Button>}
    </>
  )

  // The strip of a phone on its side fills it, and has a heading and a way back of its own.
  const sideways = hasTrace(record.data) ? sidewaysParts : null

  const header = sideways
    ? {}
    : { title: elder ? copy.elderTitle : copy.title, back: true, right: share }

  const missing = <EmptyState text={copy.missing} />

  return (
    <Page {...header} bottom={bottom}>
      {id === '' ? (
        missing
      ) : (
        <LoadState query={record}>
          {(data) =>
            data && content ? (
              <Detail
                key={id}
                record={data}
                content={content}
                elder={elder}
                sideways={sideways}
                onBack={stepBack}
              />
            ) : (
              missing
            )
          }
        </LoadState>
      )}
    </Page>
  )
}
