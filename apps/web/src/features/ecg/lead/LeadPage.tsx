import { detectRPeaks, monitorBand, parseSamples, SAMPLE_RATE } from '@kangban/ecg-core'
import { countMarks } from '@kangban/rules/ecg/mark-words'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { hasRoute } from '../../../config/screens.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { useGoBack } from '../../../shared/ui/page/use-go-back.ts'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Sentence, sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import styles from '../parts/ecg-page.module.css'
import { LeadMarks } from './LeadMarks.tsx'
import { LeadStrip, type LeadStripProps, type StripView } from './LeadStrip.tsx'
import { LeadTools } from './LeadTools.tsx'
import stripStyles from '../../../shared/ecg-paper/strip.module.css'
import { ecgCopy, words } from '../parts/copy.ts'
import { type SidewaysParts, useSidewaysParts } from '../parts/use-sideways-parts.ts'
import { whenText } from '../parts/when-text.ts'
import { type Caliper, placeCaliper } from '../../../shared/ecg-paper/caliper.ts'
import { keptLeadContent, type LeadContent, leadContentOf } from './lead-content.ts'
import { sentenceLines } from '../../../shared/ecg-paper/sentence-lines.ts'
import { stripMarks } from '../../../shared/ecg-paper/strip-mark.ts'
import { useDenials } from '../../../shared/product/mark-denial/use-denials.ts'
import { BeatLegend } from '../../../shared/ecg-paper/BeatLegend.tsx'
import { zoomed } from '../../../shared/ecg-paper/strip-layout.ts'
import { useSubject } from '../../../stores/subject.ts'

const copy = ecgCopy.leadPage
const PX_PER_MM = 4

/** The id in the state of the navigation; the browser keeps it through a reload. */
const idIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'id' in state && typeof state.id === 'string'
    ? state.id
    : null

function useStrip(content: LeadContent) {
  const samples = useMemo(
    () => monitorBand(parseSamples(content.ecgContent ?? '').samples, SAMPLE_RATE),
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

    return setCaliper(
      placeCaliper(beats, { least, most: Math.min(samples.length / SAMPLE_RATE, least + 9) }),
    )
  }

  return { samples, view, setView, focus, setFocus, caliper, setCaliper, toggleCaliper }
}

/** When, which lead and with which device, as far as it is known. */
function factsOf({ dataTime, source }: LeadContent): string {
  return [dataTime && whenText(dataTime), ecgCopy.lead, source && ecgCopy.sources[source]]
    .filter(Boolean)
    .join(' · ')
}

interface LeadProps {
  content: LeadContent
  elder: boolean
  sideways: SidewaysParts | null
  onBack: () => void
}

function Lead({ content, elder, sideways, onBack }: LeadProps) {
  const strip = useStrip(content)
  const { view } = strip
  const { marks, id } = content
  const denial = useDenials({ record: 'strip', id }, content.denials)
  const { denials } = denial
  const shown = useMemo(() => stripMarks(marks ?? [], denials), [marks, denials])
  const sentence = (elder ? content.elderSentence : undefined) ?? content.sentence
  // Nothing is said of marks where nobody looked for them.
  const markHint = marks ? copy.markHint : ''

  const paper: LeadStripProps = {
    samples: strip.samples,
    marks: shown,
    startedAt: content.dataTime,
    view,
    elder,
    label: sentence ? sentenceText(sentence) : copy.paperLabel,
    caliper: strip.caliper,
    onCaliper: strip.setCaliper,
    onZoom: (factor) => strip.setView({ ...view, pxPerMm: zoomed(view.pxPerMm, factor) }),
    focus: strip.focus,
  }

  return (
    <>
      <div>
        {sentence && <Sentence value={sentenceLines(sentence)} />}
        <p className="note mt-s05">{factsOf(content)}</p>
      </div>
      {sideways ? (
        <sideways.SidewaysLead
          content={content}
          Strip={LeadStrip}
          strip={paper}
          onView={strip.setView}
          onCaliper={strip.toggleCaliper}
          onFocus={(seconds) => strip.setFocus({ seconds })}
          onClose={onBack}
        />
      ) : (
        <LeadStrip {...paper} />
      )}
      <p className={`flow spread hint ${stripStyles.facts}`}>
        <span>{words.stripScale(view.speedMmPerS, view.gainMmPerMv)}</span>
        <span>{copy.rate}</span>
      </p>
      <BeatLegend counts={countMarks(shown)} />
      <LeadTools
        view={view}
        onView={strip.setView}
        caliperOn={strip.caliper !== null}
        onCaliper={strip.toggleCaliper}
        hasRows={!sideways}
      />
      {strip.caliper && <p className={`note mid ${styles.centred}`}>{copy.caliperHint}</p>}
      {marks && (
        <LeadMarks
          marks={shown}
          denial={content.denials ? denial : null}
          startedAt={content.dataTime}
          onFocus={(seconds) => strip.setFocus({ seconds })}
        />
      )}
      {elder && sentence && <ReadAloud text={`${sentenceText(sentence)}${markHint}`} />}
      <p className={`note mid ${styles.centred}`}>
        {markHint}
        {ecgCopy.notDiagnosis}
      </p>
    </>
  )
}

export default function LeadPage() {
  const navigate = useNavigate()
  const location = useLocation()
  const sidewaysParts = useSidewaysParts()
  const stepBack = useGoBack()
  const elder = useSettings((state) => state.elder)
  const own = useSession((state) => state.user?.userCode ?? '')
  const userCode = useSubject((state) => state.subject?.userCode ?? own)
  const kept = useMemo(() => keptLeadContent(userCode), [userCode])
  const id = idIn(location.state) ?? kept?.id ?? null
  // What was handed over stands there at once, and stays when the record cannot be read again.
  const placeholder = kept?.id === id ? kept : undefined

  const record = useQuery({
    ...api.ecg.getEcgRecord.queryOptions({ ecgId: id ?? '' }),
    enabled: id !== null,
  })

  const asked = id !== null && { id, dataTime: placeholder?.dataTime ?? null }
  const read = record.data && asked ? leadContentOf(record.data, asked) : undefined
  const content = read?.ecgContent ? read : placeholder
  const pdf = content?.pdfFilePath

  const right =
    pdf && hasRoute('/pdfViewer') ? (
      <span className={styles.headerAction}>
        <Button
          variant="text"
          inline
          onClick={() => void navigate(`/pdfViewer?pdfUrl=${encodeURIComponent(pdf)}`)}
        >
          {copy.pdf}
        </Button>
      </span>
    ) : null

  const toList = (
    <Button variant="outline" inline onClick={() => void navigate('/theHeartList')}>
      {ecgCopy.detail.toList}
    </Button>
  )

  // The strip of a phone on its side fills it, and has a heading and a way back of its own.
  const sideways = content ? sidewaysParts : null
  const header = sideways ? {} : { title: copy.title, back: true, right }

  return (
    <Page {...header}>
      {id === null || (record.isSuccess && !content) ? (
        <EmptyState text={copy.empty} action={toList} />
      ) : (
        <LoadState<LeadContent> query={{ ...record, data: content }}>
          {(data) => (
            <Lead
              key={data.id}
              content={data}
              elder={elder}
              sideways={sideways}
              onBack={stepBack}
            />
          )}
        </LoadState>
      )}
    </Page>
  )
}
