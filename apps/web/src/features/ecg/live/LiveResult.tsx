import { MS_PER_SECOND, shanghaiDay } from '@kangban/china-time'
import type { Circumstance } from '@kangban/contracts'
import { analyseEcg, countPremature, isEctopic, monitorBand, SAMPLE_RATE } from '@kangban/ecg-core'
import {
  ecgRateSpoken,
  ecgRateText,
  ecgVerdict,
  rateRangeOf,
} from '@kangban/rules/ecg/ecg-row-verdict'
import { ecgSentence } from '@kangban/rules/ecg/ecg-sentence'
import { untouched } from '@kangban/rules/warnings/advice-now'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { BigNumber } from '../../../shared/ui/parts/BigNumber.tsx'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { CircumstanceLine } from '../../../shared/product/CircumstanceLine.tsx'
import { CircumstancePicker } from '../../../shared/product/CircumstancePicker.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Sentence, sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { ecgCopy, words } from '../parts/copy.ts'
import type { LiveRecord } from './live-controller.ts'
import { restingPlace } from '../parts/scroll-view.ts'
import { sentenceLines } from '../../../shared/ecg-paper/sentence-lines.ts'
import { ConsentSheet } from './ConsentSheet.tsx'
import styles from './live.module.css'
import { LiveStages } from './LiveStages.tsx'
import { EmergencyLine } from './LiveIntro.tsx'
import { ScrollTrace } from '../parts/ScrollTrace.tsx'
import { type SaveState, useSave } from './use-save.ts'

const copy = ecgCopy.result

const STATUS: Partial<Record<SaveState, string>> = {
  declined: copy.declined,
  sending: copy.saving,
  waiting: copy.waiting,
  stored: copy.stored,
  refused: copy.refused,
}

function SaveStatus({ saving: { state, staysHere } }: { saving: ReturnType<typeof useSave> }) {
  const text = staysHere && state === 'stored' ? copy.storedHere : STATUS[state]

  return (
    <div role="status">
      {text && (
        <p className={`notice grid lead gap-s25 ${styles.status}`} data-state={state}>
          <strong aria-hidden="true">
            {state === 'stored' ? '✓' : state === 'sending' ? '↑' : '!'}
          </strong>
          {text}
        </p>
      )}
    </div>
  )
}

interface ResultActionsProps {
  saving: ReturnType<typeof useSave>
  startedAt: Date
  onAgain: () => void
}

/** Again, and saving or looking at what was saved. */
function ResultActions({ saving, startedAt, onAgain }: ResultActionsProps) {
  const navigate = useNavigate()
  const { savedId, isKept, save } = saving

  const open = () => {
    const list = `/theHeartList?tab=instrument&electrocaTime=${shanghaiDay(startedAt)}`
    const detail = savedId ? `/theHeart?ecg=1&id=${encodeURIComponent(savedId)}` : null
    void navigate(detail ?? list, { replace: true })
  }

  return (
    <>
      <Button variant="outline" onClick={onAgain}>
        {copy.again}
      </Button>
      {isKept ? (
        <Button onClick={open}>{savedId ? copy.open : copy.list}</Button>
      ) : (
        <Button onClick={save}>{copy.save}</Button>
      )}
    </>
  )
}

/** Nobody can have dealt with what has just been measured. */
function askedAtOnce(from: Date, samples: Float32Array) {
  const to = new Date(from.getTime() + (samples.length / SAMPLE_RATE) * MS_PER_SECOND)
  return untouched('af-suspected', { from, to }, to)
}

interface LiveResultProps {
  record: LiveRecord
  userCode: string
  elder: boolean
  told: Circumstance[] | null
  onTell: (told: Circumstance[] | null) => void
  onAgain: () => void
  onBack: () => void
  /** It is kept: leaving loses nothing any more. */
  onSaved: () => void
}

/** What was just measured, a first look at it, and saving. */
export default function LiveResult({
  record,
  userCode,
  elder,
  told,
  onTell,
  onAgain,
  onBack,
  onSaved,
}: LiveResultProps) {
  const saving = useSave(record, { userCode, told, onKept: onSaved })
  const { samples, startedAt, complete } = record
  const analysis = useMemo(() => analyseEcg(samples, SAMPLE_RATE), [samples])
  const shown = useMemo(() => monitorBand(samples, SAMPLE_RATE), [samples])

  const judged = { ...analysis, prematureBeats: countPremature(analysis.beats) }
  const { sentence: full, elderSentence } = ecgSentence(judged, askedAtOnce(startedAt, samples))
  const { state, text: tag, finding } = ecgVerdict(judged)

  const sentence = elder ? elderSentence : full
  // Of a signal that allows no statement no beat is marked and no rate is named.
  const clear = finding !== 'unclear'

  const marks = clear
    ? analysis.beats.flatMap(({ r: sample, kind }) =>
        isEctopic(kind) ? [{ sample, kind, denied: false }] : [],
      )
    : []

  const range = rateRangeOf(analysis)
  const rate = clear ? ecgRateText(judged, range) : null
  const cut = complete ? '' : copy.early

  const spoken = `${sentenceText(sentence)}${ecgRateSpoken(judged, range)}${cut}${ecgCopy.notDiagnosis}`
  const bottom = <ResultActions saving={saving} startedAt={startedAt} onAgain={onAgain} />

  return (
    <Page title={ecgCopy.live.title} back={onBack} bottom={bottom}>
      <LiveStages current={2} />
      <div>
        <Sentence value={sentenceLines(sentence)} />
        {!complete && <p className="note mt-s1">{copy.early}</p>}
      </div>
      <SaveStatus saving={saving} />
      <ScrollTrace
        samples={shown}
        marks={marks}
        startedAt={startedAt.toISOString()}
        drawn={(widthPx) => restingPlace(marks, shown.length, widthPx)}
        playing={false}
        elder={elder}
        label={`${copy.traceLabel}：${sentenceText(sentence)}`}
      />
      <Card title={copy.figures} right={<StateTag state={state} text={tag} />}>
        <div className={`flow spread gap-s3 rows-s2 ${styles.result}`}>
          <BigNumber value={rate} unit={ecgCopy.units.bpm} size="hero" color="var(--m-heart)" />
          <span className="note mt-s1">
            {copy.duration} {words.seconds(Math.round(samples.length / SAMPLE_RATE))}
          </span>
        </div>
      </Card>
      {saving.isKept ? (
        <CircumstanceLine told={told} />
      ) : (
        <CircumstancePicker value={told} note={ecgCopy.live.circumstances} onChange={onTell} />
      )}
      {elder && <ReadAloud text={spoken} />}
      <p className="note mt-s1">{ecgCopy.notDiagnosis}</p>
      <EmergencyLine pauses={false} />
      <ConsentSheet
        open={saving.state === 'asking'}
        onAgree={saving.agree}
        onDecline={saving.decline}
      />
    </Page>
  )
}
