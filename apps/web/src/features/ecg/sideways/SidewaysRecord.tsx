import { detectRPeaks, parseSamples, SAMPLE_RATE } from '@kangban/ecg-core'
import { type ReactNode, useMemo, useState } from 'react'
import { type Caliper, placeCaliper } from '../../../shared/ecg-paper/caliper.ts'
import type { PlayerControls } from '../detail/TracePlayer.tsx'
import { ecgCopy, words } from '../parts/copy.ts'
import type { EcgDetail } from '../parts/ecg-answer.ts'
import { nextGain } from '../../../shared/ecg-paper/paper-scales.ts'
import type { StripMark } from '../../../shared/ecg-paper/strip-mark.ts'
import { BeatOverview } from './BeatOverview.tsx'
import { RoundTool } from './RoundTool.tsx'
import { headOf } from './head-of.ts'
import { sidewaysPaper } from './sideways-paper.ts'
import { SidewaysShell } from './SidewaysShell.tsx'
import { SidewaysTrace } from './SidewaysTrace.tsx'
import { sidewaysCopy } from './copy.ts'

const copy = ecgCopy.detail

interface SidewaysRecordProps {
  record: EcgDetail
  /** Filtered for display, millivolts at 512 Hz. */
  samples: Float32Array
  marks: readonly StripMark[]
  startedAt: string | null
  controls: PlayerControls
  elder: boolean
  label: string
  onClose: () => void
}

/** Of the samples as they were judged, before they were filtered for the eye. */
const beatsOf = (ecgContent: string | null): number[] =>
  Array.from(
    detectRPeaks(parseSamples(ecgContent ?? '').samples, SAMPLE_RATE),
    (peak) => peak / SAMPLE_RATE,
  )

function PlayerTools({ controls, elder }: { controls: PlayerControls; elder: boolean }) {
  const { player, action, icon } = controls
  const { slow } = player
  const otherSpeed = slow ? copy.normalSpeed : copy.slower

  return (
    <>
      <RoundTool name={action} solid onClick={player.toggle}>
        {elder ? action : icon}
      </RoundTool>
      <RoundTool
        name={elder ? otherSpeed : words.speedName(slow ? 0.5 : 1)}
        onClick={player.toggleSpeed}
      >
        {elder ? otherSpeed : words.speed(slow ? 0.5 : 1)}
      </RoundTool>
    </>
  )
}

/** A finished record on a phone that lies on its side. */
export function SidewaysRecord(props: SidewaysRecordProps) {
  const { record, samples, marks, startedAt, controls, elder, label } = props
  const { player } = controls
  const [gainMmPerMv, setGain] = useState(10)
  const [caliper, setCaliper] = useState<Caliper | null>(null)
  const [paperPx, setPaperPx] = useState(0)
  const seconds = paperPx / sidewaysPaper(elder).pxPerSecond
  const beats = useMemo(() => beatsOf(record.ecgContent), [record.ecgContent])

  const toggleCaliper = () => {
    if (caliper) return setCaliper(null)
    if (player.playing) player.toggle()
    const most = player.positionSeconds
    const from = Math.max(0, most - seconds)
    // Not at an edge, where its words would be cut.
    return setCaliper(placeCaliper(beats, { least: from + (most - from) * 0.45, most }))
  }

  const tools: ReactNode = (
    <>
      <PlayerTools controls={controls} elder={elder} />
      <RoundTool
        name={sidewaysCopy.gainNow(gainMmPerMv)}
        onClick={() => setGain(nextGain(gainMmPerMv))}
      >
        {ecgCopy.leadPage.gain}
      </RoundTool>
      <RoundTool name={ecgCopy.leadPage.caliper} pressed={caliper !== null} onClick={toggleCaliper}>
        {ecgCopy.leadPage.caliper}
      </RoundTool>
    </>
  )

  return (
    <SidewaysShell
      head={headOf(record, startedAt)}
      elder={elder}
      onClose={props.onClose}
      tools={tools}
      foot={<BeatOverview beats={beats} player={player} seconds={seconds} />}
    >
      {(toggle) => (
        <SidewaysTrace
          {...{ samples, beats, startedAt, player, elder, label, gainMmPerMv, caliper, toggle }}
          marks={marks}
          onCaliper={setCaliper}
          onWidth={setPaperPx}
        />
      )}
    </SidewaysShell>
  )
}
