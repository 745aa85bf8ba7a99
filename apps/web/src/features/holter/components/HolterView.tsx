import { SECONDS_PER_DAY } from '@kangban/china-time'
import type { HolterDetail } from '@kangban/contracts'
import { beatCountText, type Reader } from '@kangban/rules/ecg/mark-words'
import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { BeatLegend } from '../../../shared/ecg-paper/BeatLegend.tsx'
import { client } from '../../../api/client.ts'
import { type Caliper, placeCaliper } from '../../../shared/ecg-paper/caliper.ts'
import { sentenceLines } from '../../../shared/ecg-paper/sentence-lines.ts'
import { useDenials } from '../../../shared/product/mark-denial/use-denials.ts'
import { useReader } from '../../../shared/product/mark-denial/use-reader.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { RecordFiles } from '../../../shared/product/record-files/RecordFiles.tsx'
import { Sentence, sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { COPY } from '../copy.ts'
import { bandOfHours } from '../model/heart-rate-band.ts'
import { inSightText } from '../model/mark-words.ts'
import { firstMark, type Mark, marksOf, marksWithin } from '../model/marks.ts'
import { reachOf, readOverview } from '../model/overview.ts'
import { hourCounts, totalOf } from '../model/hour-counts.ts'
import type { RecordingSession } from '../model/recording-session.ts'
import {
  centred,
  CLINICAL_PX_PER_S,
  isClinical,
  layoutOf,
  scaled,
  visibleSeconds,
} from '../model/view.ts'
import { DayChart } from './DayChart.tsx'
import { HourTable, FigureList } from './HolterTables.tsx'
import styles from './holter.module.css'
import { MarkWalk } from './MarkWalk.tsx'
import { PlaceLine, ScaleLine } from './PlaceLines.tsx'
import { ReadingState } from './ReadingState.tsx'
import { RecordingPaper } from './RecordingPaper.tsx'
import { TimeSheet } from './TimeSheet.tsx'
import { useSession } from './use-session.ts'
import { ViewTools } from './ViewTools.tsx'

/** Before the mark with which a record is opened. */
const LEAD_IN_SECONDS = 1.5
/** Coarser than this, a mark would not be seen after going to it. */
const MIN_PX_PER_S = 12.5

interface HolterViewProps {
  record: HolterDetail
  userCode: string | undefined
  elder: boolean
  /** Second of the record with which it is opened; its first mark unless told. */
  at: number | null
}

interface OpenProps {
  session: RecordingSession
  record: HolterDetail
  seconds: number
  elder: boolean
  label: string
  reader: Reader
}

/** Brings a second into sight at a scale at which a mark is seen. */
function goTo(session: RecordingSession, second: number): void {
  session.move((view, frame) => {
    const near =
      view.pxPerSecond >= MIN_PX_PER_S
        ? view
        : scaled(view, frame, { pxPerSecond: CLINICAL_PX_PER_S })

    return centred(near, frame, second)
  })
}

function useCaliper(session: RecordingSession, rateHz: number) {
  const [caliper, setCaliper] = useState<Caliper | null>(null)

  const toggle = () => {
    const { picture, beats } = session
    if (!picture) return
    const { view, frame } = picture
    const to = view.from + visibleSeconds(view, frame)
    if (caliper && caliper.from >= view.from && caliper.to <= to) return setCaliper(null)
    const { rowSeconds } = layoutOf(view, frame)
    // On the last row, below the words of the first.
    const most = Math.min(to, frame.seconds)
    const least = Math.max(view.from, most - rowSeconds)
    const first = beats?.list.beats.findIndex((beat) => beat / rateHz > least) ?? -1

    const near =
      first < 0
        ? []
        : Array.from(beats?.list.beats.subarray(first, first + 2) ?? [], (beat) => beat / rateHz)

    return setCaliper(placeCaliper(near, { least, most }))
  }

  return { caliper, setCaliper, toggle }
}

/** Paper, tools and the chart of the day, which move together. */
function OpenRecord({ session, record, seconds, elder, label, reader }: OpenProps) {
  const { startedAt, rateHz, episodes, hours, overview } = record
  const [gainMmPerMv, setGain] = useState(10)
  const [chosen, setChosen] = useState<Mark | null>(null)
  const [jumping, setJumping] = useState(false)
  const { caliper, setCaliper, toggle } = useCaliper(session, rateHz)
  const denial = useDenials({ record: 'long', id: record.id }, record.denials)
  const sight = useRef<HTMLDivElement>(null)
  const beats = useSyncExternalStore(session.subscribe, () => session.beats)

  const canMeasure = useSyncExternalStore(
    session.subscribe,
    () => !!session.picture && isClinical(session.picture.view),
  )

  const marks = useMemo(
    () => marksOf({ episodes, beats: beats?.list ?? null, rateHz, denials: denial.denials }),
    [episodes, beats, rateHz, denial.denials],
  )

  const counts = useMemo(
    () => hourCounts({ hours, beats: beats?.list ?? null, rateHz, denials: denial.denials }),
    [hours, beats, rateHz, denial.denials],
  )

  const total = useMemo(() => totalOf(counts), [counts])

  const reach = useMemo(
    () => (overview ? reachOf(readOverview(overview)) : { aboveMv: 1.2, belowMv: 0.5 }),
    [overview],
  )

  const countText = beatCountText(total, reader)
  const isDenied = Object.values(total).some(({ denied }) => denied > 0)
  const band = useMemo(() => beats?.band ?? bandOfHours(hours), [beats, hours])

  const inSight = useSyncExternalStore(session.subscribe, () => {
    const { picture } = session
    if (!picture) return ''

    return inSightText(
      marksWithin(
        marks,
        picture.view.from,
        picture.view.from + visibleSeconds(picture.view, picture.frame),
      ),
    )
  })

  return (
    <>
      <div ref={sight} className={styles.sight}>
        <RecordingPaper
          {...{ session, marks, startedAt, seconds, gainMmPerMv, reach, elder, label }}
          caliper={canMeasure ? caliper : null}
          onCaliper={setCaliper}
        />
      </div>
      <ScaleLine {...{ session, rateHz, gainMmPerMv }} />
      <BeatLegend counts={total} />
      <ReadingState session={session} />
      <section>
        <p className="hint mb-s2">{inSight}</p>
        <MarkWalk
          {...{ session, marks, startedAt, chosen, reader, denial }}
          onChoose={(mark) => {
            setChosen(mark)
            goTo(session, mark.from)
            // Who steps sees where it leads, however far down the buttons are.
            sight.current?.scrollIntoView?.({ block: 'nearest' })
          }}
        />
      </section>
      <ViewTools
        session={session}
        gainMmPerMv={gainMmPerMv}
        onGain={setGain}
        caliperOn={canMeasure && caliper !== null}
        canMeasure={canMeasure}
        onCaliper={toggle}
        onJump={() => setJumping(true)}
      />
      {canMeasure && caliper && <p className={`note mid ${styles.centred}`}>{COPY.caliperHint}</p>}
      <Card
        title={seconds >= SECONDS_PER_DAY * 0.9 ? COPY.dayTitle : COPY.shortTitle}
        right={<span className="hint">{COPY.dayNote}</span>}
      >
        <DayChart {...{ session, band, marks, startedAt, seconds }} larger={elder ? 4 / 3 : 1} />
        {record.countsText && <p className="note mb-s2">{record.countsText}。</p>}
        {(isDenied || !record.countsText) && <p className="note mb-s2">{countText}</p>}
        <HourTable hours={hours} counts={counts} />
      </Card>
      <TimeSheet
        open={jumping}
        startedAt={startedAt}
        seconds={seconds}
        onClose={() => setJumping(false)}
        onGo={(second) => goTo(session, second)}
      />
    </>
  )
}

/** A record of many hours that is ready to be looked at. */
export function HolterView({ record, userCode, elder, at }: HolterViewProps) {
  const { rateHz, sampleCount, startedAt, episodes, figures } = record
  const seconds = (sampleCount ?? 0) / rateHz
  const first = at ?? firstMark(marksOf({ episodes, beats: null, rateHz, denials: [] }))?.from ?? 0

  const session = useSession({
    record,
    userCode,
    view: { from: Math.max(0, first - LEAD_IN_SECONDS), pxPerSecond: CLINICAL_PX_PER_S },
  })

  const reader = useReader(userCode)
  const sentence = elder ? record.elderSentence : record.sentence

  return (
    <>
      <div>
        <Sentence value={sentenceLines(sentence)} />
        <PlaceLine session={session} startedAt={startedAt} seconds={seconds} />
      </div>
      {elder && <ReadAloud text={`${sentenceText(sentence)}${COPY.note}`} />}
      {session && (
        <OpenRecord
          {...{ session, record, seconds, elder }}
          label={sentenceText(sentence)}
          reader={reader}
        />
      )}
      <Card>
        <FigureList figures={figures} />
      </Card>
      {userCode === undefined && (
        <RecordFiles
          linkOf={(format) => client.holter.getHolterFileLink.query({ id: record.id, format })}
        />
      )}
      <p className={`note mid ${styles.centred}`}>{COPY.note}</p>
    </>
  )
}
