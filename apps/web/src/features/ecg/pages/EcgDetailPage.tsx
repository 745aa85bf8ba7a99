import type { EcgDetail } from '@kangban/contracts'
import { monitorBand, parseSamples, SAMPLE_RATE } from '@kangban/ecg-core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { dayText, formatDate, formatTime, todayInChina } from '../../../shared/format/date.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { LoadState } from '../../../shared/ui/LoadState.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { shareLink } from '../../../shared/ui/share-link.ts'
import { Sentence, sentenceText } from '../../../shared/ui/Sentence.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import { FigureList } from '../components/FigureList.tsx'
import styles from '../components/ecg-page.module.css'
import { TracePlayer } from '../components/TracePlayer.tsx'
import { ecgCopy, words } from '../copy.ts'
import { keepLeadContent } from '../model/lead-content.ts'
import { sentenceLines } from '../../../shared/ecg-paper/sentence-lines.ts'

const copy = ecgCopy.detail
const SHARE_TEXTS = { title: copy.title, done: ecgCopy.pdf.copied, failed: ecgCopy.list.copyFailed }

const NO_MARKS: NonNullable<EcgDetail['marks']> = []

function momentText(record: EcgDetail, seconds: number): string {
  const day = dayText(formatDate(record.dataTime), todayInChina())
  const source = record.source ? ecgCopy.sources[record.source] : ''
  return [`${day} ${formatTime(record.dataTime)}`, source, words.seconds(Math.round(seconds))]
    .filter(Boolean)
    .join(' · ')
}

function Detail({ record, elder }: { record: EcgDetail; elder: boolean }) {
  const samples = useMemo(() => monitorBand(parseSamples(record.ecgContent).samples, SAMPLE_RATE), [record.ecgContent])
  const seconds = record.durationSeconds ?? samples.length / SAMPLE_RATE
  const sentence = (elder ? record.elderSentence : undefined) ?? record.sentence ?? record.dataContent
  const spoken = typeof sentence === 'string' ? sentence : sentenceText(sentence)
  const cut = record.complete === false ? ecgCopy.result.early : ''
  return (
    <>
      <div>
        <Sentence value={typeof sentence === 'string' ? sentence : sentenceLines(sentence)} />
        <p className={styles.when}>{momentText(record, seconds)}</p>
      </div>
      <TracePlayer
        samples={samples}
        marks={record.marks ?? NO_MARKS}
        startedAt={record.dataTime}
        elder={elder}
        label={spoken}
        speech={`${spoken}${cut}${ecgCopy.notDiagnosis}`}
      />
      <FigureList record={record} elder={elder} />
      <p className={styles.note}>
        {cut}
        {ecgCopy.notDiagnosis}
      </p>
    </>
  )
}

function useDetailActions(record: EcgDetail | undefined) {
  const navigate = useNavigate()
  const userCode = useSession((state) => state.user?.userCode ?? '')
  return {
    openPdf: () => {
      if (!record?.pdfFilePath) return toast({ title: copy.noPdf, type: 'info' })
      return void navigate(`/pdfViewer?pdfUrl=${encodeURIComponent(record.pdfFilePath)}`)
    },
    openLead: () => {
      if (!record) return
      keepLeadContent(record, userCode)
      void navigate('/lead', { state: { id: record.id } })
    },
  }
}

export default function EcgDetailPage() {
  const [query] = useSearchParams()
  const elder = useSettings((state) => state.elder)
  const id = query.get('id') ?? ''
  const showsEcg = query.get('ecg') === '1'
  const record = useQuery({ ...api.ecg.getRecord.queryOptions({ ecgId: id }), enabled: showsEcg && id !== '' })
  const actions = useDetailActions(record.data)
  if (!showsEcg) return <Navigate to="/theHeartList" replace />
  const link = record.data?.pdfFilePath
  const share = link ? (
    <span className={styles.headerAction}>
      <Button variant="text" inline onClick={() => void shareLink(link, SHARE_TEXTS)}>
        {copy.share}
      </Button>
    </span>
  ) : null
  const bottom = record.data && (
    <>
      <Button variant="outline" onClick={actions.openPdf}>
        {copy.pdf}
      </Button>
      <Button onClick={actions.openLead}>{elder ? copy.leadElder : copy.lead}</Button>
    </>
  )
  return (
    <Page title={elder ? copy.elderTitle : copy.title} back right={share} bottom={bottom}>
      {id === '' ? (
        <EmptyState text={copy.missing} />
      ) : (
        <LoadState query={record}>{(data) => <Detail key={data.id} record={data} elder={elder} />}</LoadState>
      )}
    </Page>
  )
}
