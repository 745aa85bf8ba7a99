import { BEAT_SIGNS, deniedText } from '@kangban/rules/ecg/mark-words'
import type { EcgReportMark } from './ecg-report.ts'
import type { LaneLabel } from './lane.ts'
import { ROW_SECONDS, WIDTH } from './layout.ts'
import { isWideGap, sampleX } from './strip-geometry.ts'
import type { StripJob } from './strip-geometry.ts'
import type { ClippedSpan, SampleSpan } from './trace-rows.ts'
import { clockText } from './wording.ts'

export const MISSING_TEXT = '信号缺失'
export const CLIPPED_TEXT = '超出图幅'

/** As the page of the record flags it. */
const markLabel = ({ kind, denied }: EcgReportMark): string =>
  `${BEAT_SIGNS[kind].word}${denied ? `，${deniedText('other')}` : ''}`

/** A label before its width is known. */
export type LaneText = Omit<LaneLabel, 'width'>

/** The one that goes farthest above and the one that goes farthest below; a label on each would bury the rest. */
function farthest(clipped: readonly ClippedSpan[]): ClippedSpan[] {
  const byPeak = clipped.toSorted((a, b) => Math.abs(b.peakMv) - Math.abs(a.peakMv))

  return (['above', 'below'] as const).flatMap(
    (side) => byPeak.find((span) => span.side === side) ?? [],
  )
}

function clippedLabel({ peakMv }: ClippedSpan): string {
  return `${CLIPPED_TEXT} ${peakMv < 0 ? '−' : ''}${Math.abs(peakMv).toFixed(1)} mV`
}

/** Room that the words at the end of a record keep from it, and half their width, mm. */
const AFTER_END_MM = 10

function endLabel({ report, row }: StripJob): LaneText[] {
  const { samples, rateHz } = report
  if (row.to < samples.length || row.to - row.from > (ROW_SECONDS - 0.5) * rateHz) return []
  if (samples.length === 0) return [{ kind: 'end', text: '没有记录到信号', x: WIDTH / 2 }]
  return [{ kind: 'end', text: '记录到此结束', x: sampleX(row, row.to, rateHz) + AFTER_END_MM }]
}

/** Every full second of the record in this row, counted from its beginning. */
function secondLabels({ report, row }: StripJob): LaneText[] {
  const { rateHz } = report
  const seconds = Math.min(ROW_SECONDS, Math.floor((row.to - row.from) / rateHz))

  return Array.from({ length: seconds }, (_, i) => ({
    kind: 'second',
    text: `${row.from / rateHz + i + 1} 秒`,
    x: sampleX(row, row.from + (i + 1) * rateHz, rateHz),
  }))
}

/** All that could be said in the row's lane, the important first. */
export function laneLabels(job: StripJob): LaneText[] {
  const { report, row } = job
  const { rateHz, startedAt } = report
  const middle = ({ from, to }: SampleSpan): number => sampleX(row, (from + to) / 2, rateHz)
  const narrow = row.gaps.filter((gap) => !isWideGap(gap, rateHz))
  const rowStart = new Date(startedAt.getTime() + (row.from / rateHz) * 1000)

  return [
    { kind: 'clock', text: clockText(rowStart), x: 0 },
    ...endLabel(job),
    ...narrow.map((gap): LaneText => ({ kind: 'gap', text: MISSING_TEXT, x: middle(gap) })),
    ...farthest(row.clipped).map((span): LaneText => ({
      kind: 'clipped',
      text: clippedLabel(span),
      x: middle(span),
    })),
    ...row.marks.map((mark): LaneText => ({
      kind: 'mark',
      text: markLabel(mark),
      x: sampleX(row, mark.sample, rateHz),
    })),
    ...secondLabels(job),
  ]
}
