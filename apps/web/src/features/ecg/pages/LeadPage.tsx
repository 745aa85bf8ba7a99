import type { EcgDetail } from '@kangban/contracts'
import { detectRPeaks, monitorBand, parseSamples, SAMPLE_RATE } from '@kangban/ecg-core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { dayText, formatDate, formatTime, todayInChina } from '../../../shared/format/date.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { LoadState } from '../../../shared/ui/LoadState.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { ReadAloud } from '../../../shared/ui/ReadAloud.tsx'
import { Sentence, sentenceText } from '../../../shared/ui/Sentence.tsx'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import styles from '../components/ecg-page.module.css'
import { LeadMarks } from '../components/LeadMarks.tsx'
import { LeadStrip, type StripView } from '../components/LeadStrip.tsx'
import { LeadTools } from '../components/LeadTools.tsx'
import stripStyles from '../../../shared/ecg-paper/strip.module.css'
import { ecgCopy } from '../copy.ts'
import { type Caliper, placeCaliper } from '../../../shared/ecg-paper/caliper.ts'
import { keptLeadContent, type LeadContent } from '../model/lead-content.ts'
import { sentenceLines } from '../../../shared/ecg-paper/sentence-lines.ts'
import { zoomed } from '../../../shared/ecg-paper/strip-layout.ts'

const copy = ecgCopy.leadPage
const NO_MARKS: NonNullable<EcgDetail['marks']> = []
const PX_PER_MM = 4

/** The id in the state of the navigation; the browser keeps it through a reload. */
const idIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'id' in state && typeof state.id === 'string' ? state.id : null

function useStrip(content: LeadContent) {
  const samples = useMemo(
    () => monitorBand(parseSamples(content.ecgContent).samples, SAMPLE_RATE),
    [content.ecgContent],
  )
  const [view, setView] = useState<StripView>({
    pxPerMm: PX_PER_MM,
    speedMmPerS: 25,
    gainMmPerMv: 10,
    mode: 'rows',
  })
  const [focus, setFocus] = useState<{ seconds: number } | null>(null)
  const [caliper, setCaliper] = useState<Caliper | null>(null)
  const toggleCaliper = () => {
    if (caliper) return setCaliper(null)
    const beats = Array.from(detectRPeaks(samples, SAMPLE_RATE), (peak) => peak / SAMPLE_RATE)
    // Not on the first second, where a beat may be cut in half.
    const least = focus ? Math.max(0, focus.seconds - 1.2) : 1
    return setCaliper(placeCaliper(beats, { least, most: Math.min(samples.length / SAMPLE_RATE, least + 9) }))
  }
  return { samples, view, setView, focus, setFocus, caliper, setCaliper, toggleCaliper }
}

function Lead({ content, elder }: { content: LeadContent; elder: boolean }) {
  const strip = useStrip(content)
  const { view } = strip
  const marks = content.marks ?? NO_MARKS
  const sentence = (elder ? content.elderSentence : undefined) ?? content.sentence
  const source = content.source ? ` · ${ecgCopy.sources[content.source]}` : ''
  const day = dayText(formatDate(content.dataTime), todayInChina())
  return (
    <>
      <div>
        {sentence && <Sentence value={sentenceLines(sentence)} />}
        <p className={styles.when}>
          {day} {formatTime(content.dataTime)} · {ecgCopy.lead}
          {source}
        </p>
      </div>
      <LeadStrip
        samples={strip.samples}
        marks={marks}
        startedAt={content.dataTime}
        view={view}
        elder={elder}
        label={sentence ? sentenceText(sentence) : copy.paperLabel}
        caliper={strip.caliper}
        onCaliper={strip.setCaliper}
        onZoom={(factor) => strip.setView({ ...view, pxPerMm: zoomed(view.pxPerMm, factor) })}
        focus={strip.focus}
      />
      <p className={stripStyles.facts}>
        <span>
          {view.speedMmPerS} mm/s　{view.gainMmPerMv} mm/mV
        </span>
        <span>{copy.rate}</span>
      </p>
      <LeadTools
        view={view}
        onView={strip.setView}
        caliperOn={strip.caliper !== null}
        onCaliper={strip.toggleCaliper}
      />
      {strip.caliper && <p className={styles.centred}>{copy.caliperHint}</p>}
      <LeadMarks marks={marks} startedAt={content.dataTime} onFocus={(seconds) => strip.setFocus({ seconds })} />
      {elder && sentence && <ReadAloud text={`${sentenceText(sentence)}${copy.markHint}`} />}
      <p className={styles.centred}>
        {copy.markHint}
        {ecgCopy.notDiagnosis}
      </p>
    </>
  )
}

export default function LeadPage() {
  const navigate = useNavigate()
  const location = useLocation()
  const elder = useSettings((state) => state.elder)
  const userCode = useSession((state) => state.user?.userCode ?? '')
  const kept = useMemo(() => keptLeadContent(userCode), [userCode])
  const id = idIn(location.state) ?? kept?.id ?? null
  // What was handed over stands there at once, and stays when the record cannot be read again.
  const placeholder = kept?.id === id ? kept : undefined
  const record = useQuery({ ...api.ecg.getRecord.queryOptions({ ecgId: id ?? '' }), enabled: id !== null })
  const content = record.data ?? placeholder
  const pdf = content?.pdfFilePath
  const right = pdf ? (
    <span className={styles.headerAction}>
      <Button variant="text" inline onClick={() => void navigate(`/pdfViewer?pdfUrl=${encodeURIComponent(pdf)}`)}>
        {copy.pdf}
      </Button>
    </span>
  ) : null
  const toList = (
    <Button variant="outline" inline onClick={() => void navigate('/theHeartList')}>
      {ecgCopy.detail.toList}
    </Button>
  )
  return (
    <Page title={copy.title} back right={right}>
      {id === null ? (
        <EmptyState text={copy.empty} action={toList} />
      ) : (
        <LoadState<LeadContent> query={{ ...record, data: content }}>
          {(data) => <Lead key={data.id} content={data} elder={elder} />}
        </LoadState>
      )}
    </Page>
  )
}
