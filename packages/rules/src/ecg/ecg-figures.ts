// The figures of one ECG beside their documented references: the page, the report and the exported page show what stands
// here and judge nothing themselves.
import {
  barPercent,
  QT_FEWEST_BEATS,
  type RangeMetric,
  RANGES,
  rangeState,
} from '@kangban/ecg-core'
import { HRV_LEAST, QTC, HEART_RATE } from '../thresholds.ts'
import { NOTHING, type Verdict } from '../verdicts.ts'
import { type EcgJudged, ecgRateText, ecgRateVerdict, type RateRange } from './ecg-row-verdict.ts'

/** What was measured; null where the signal did not allow it. */
export interface EcgMeasured extends EcgJudged {
  rateRange: RateRange | null
  qtMs: number | null
  /** Corrected after Fridericia. */
  qtcMs: number | null
  /** Beats that it was made of; null where nobody told them, and it is not shown then. */
  qtcBeats: number | null
  /** Standard deviation over these beats; null where nobody told it. */
  qtcSdMs: number | null
  hrvMs: number | null
}

export interface EcgFigure extends Verdict {
  metric: RangeMetric
  /** QTc stands in the place of QT where that alone can be told. */
  label: '心率' | 'QT 间期' | 'QTc' | 'HRV'
  value: number | null
  /** The value as it is shown, a range where the heart beats without order. */
  valueText: string | null
  /** What the value or its verdict rests on; empty where there is nothing to say. */
  note: string
  /** Whether the value was held to its reference: else the bar is drawn pale, without a mark. */
  judged: boolean
  low: number
  high: number
  /** Where the ends of the reference and what was measured lie on the documented bar, 0 to 100. */
  percent: { value: number; from: number; to: number; low: number; high: number }
}

const NOT_JUDGED: Verdict = { state: 'none', text: '不作判断' }
const FOR_REFERENCE: Verdict = { state: 'none', text: '仅供参考' }
const IN_RANGE: Verdict = { state: 'none', text: '在参考范围' }

const HOW_FAST = { both: '忽快忽慢', fast: '快而不齐', slow: '慢而不齐', neither: '不齐' } as const

function irregularText(lowest: number, highest: number): string {
  if (highest > HEART_RATE.high) return lowest < HEART_RATE.low ? HOW_FAST.both : HOW_FAST.fast
  return lowest < HEART_RATE.low ? HOW_FAST.slow : HOW_FAST.neither
}

type Shown = Verdict & Partial<Pick<EcgFigure, 'label' | 'valueText' | 'note' | 'judged'>>

const LABELS = { heartRate: '心率', qt: 'QT 间期', hrv: 'HRV' } as const

function figure(
  metric: RangeMetric,
  value: number | null,
  { range, ...shown }: Shown & { range?: RateRange },
): EcgFigure {
  const { low, high } = RANGES[metric]
  const at = (place: number | null): number => (place === null ? 0 : barPercent(metric, place))

  return {
    metric,
    label: LABELS[metric],
    value,
    valueText: value === null ? null : String(Math.round(value)),
    note: '',
    judged: value !== null,
    low,
    high,
    percent: {
      value: at(value),
      from: at(range?.lowest ?? value),
      to: at(range?.highest ?? value),
      low: at(low),
      high: at(high),
    },
    ...shown,
  }
}

function rateFigure({ rhythm, heartRateBpm, rateRange: measured }: EcgMeasured): EcgFigure {
  if (heartRateBpm === null) return figure('heartRate', null, NOTHING)

  if (rhythm === 'af') {
    const shown = Math.round(heartRateBpm)
    const range = measured ?? { lowest: shown, highest: shown }

    return figure('heartRate', heartRateBpm, {
      state: 'alert',
      text: irregularText(range.lowest, range.highest),
      valueText: ecgRateText({ rhythm, heartRateBpm }, measured),
      note: measured ? '这份心电里从最慢到最快' : '',
      range,
    })
  }

  if (rhythm === 'unclassified') return figure('heartRate', heartRateBpm, NOT_JUDGED)
  const verdict = ecgRateVerdict(heartRateBpm)
  const isUnknown = rhythm === null && verdict.state === 'normal'
  return figure('heartRate', heartRateBpm, isUnknown ? IN_RANGE : verdict)
}

function qtcVerdict(qtcMs: number): Verdict {
  if (qtcMs > QTC.alertHigh) return { state: 'alert', text: 'QTc 很长' }
  if (qtcMs > QTC.high) return { state: 'high', text: 'QTc 偏长' }

  return qtcMs < QTC.low
    ? { state: 'low', text: 'QTc 偏短' }
    : { state: 'normal', text: 'QTc 正常' }
}

/** The corrected QT in whole ms; null where too few beats stand behind it. */
export const toldQtc = ({
  qtcMs,
  qtcBeats,
}: Pick<EcgMeasured, 'qtcMs' | 'qtcBeats'>): number | null =>
  qtcMs !== null && qtcBeats !== null && qtcBeats >= QT_FEWEST_BEATS ? Math.round(qtcMs) : null

type Qtc = Pick<EcgMeasured, 'qtcMs' | 'qtcBeats' | 'qtcSdMs'>

/** How far the beats lie apart, behind what is told of them: 毫秒, ± 18 毫秒. */
export const qtcUnit = ({ qtcSdMs }: Pick<Qtc, 'qtcSdMs'>): string =>
  qtcSdMs === null ? '毫秒' : `± ${Math.round(qtcSdMs)} 毫秒`

/** 412 ± 18 毫秒; null where none is told. */
export function qtcText(measured: Qtc): string | null {
  const qtc = toldQtc(measured)
  return qtc === null ? null : `${qtc} ${qtcUnit(measured)}`
}

function qtFigure(measured: EcgMeasured): EcgFigure {
  const { rhythm, qtMs, qtcBeats } = measured
  const qtc = toldQtc(measured)

  if (rhythm === 'af') {
    return figure('qt', qtc, {
      ...(qtc === null ? NOT_JUDGED : FOR_REFERENCE),
      label: 'QTc',
      judged: false,
      note: qtc === null ? '' : `${qtcText(measured)}，Fridericia 公式，按 ${qtcBeats} 次心跳平均`,
    })
  }

  if (qtMs === null) return figure('qt', null, NOTHING)
  if (qtc === null) return figure('qt', qtMs, { ...NOT_JUDGED, judged: false })
  const note = `QTc ${qtcText(measured)}，Fridericia 公式，${qtcBeats} 次心跳`
  if (rhythm === 'sinus') return figure('qt', qtMs, { ...qtcVerdict(qtc), note })
  return figure('qt', qtMs, { ...FOR_REFERENCE, judged: false, note })
}

function hrvFigure({ rhythm, hrvMs }: EcgMeasured): EcgFigure {
  if (rhythm === 'af')
    return figure('hrv', null, { state: 'none', text: '房颤时不评估', judged: false })
  if (hrvMs === null) return figure('hrv', null, NOTHING)
  if (rhythm !== 'sinus' || hrvMs < HRV_LEAST)
    return figure('hrv', hrvMs, { ...NOT_JUDGED, judged: false })

  return figure(
    'hrv',
    hrvMs,
    rangeState('hrv', hrvMs) === 'high'
      ? { state: 'high', text: '偏高' }
      : { state: 'normal', text: '正常' },
  )
}

/** Heart rate, QT and HRV, in the order in which they are shown. */
export const ecgFigures = (measured: EcgMeasured): [EcgFigure, EcgFigure, EcgFigure] => [
  rateFigure(measured),
  qtFigure(measured),
  hrvFigure(measured),
]
