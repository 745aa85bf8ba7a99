import { MEASURE_TEXTS } from '../copy.ts'
import type { MeasurementRecord } from './record-answer.ts'

/** What is compared, in the order of the table: the fields of both sides. */
export const MEASURES = [
  { key: 'spo2', watch: 'watchSpo2', device: 'deviceSpo2', seal: { char: '氧', tone: 'spo2' } },
  { key: 'sbp', watch: 'watchSbp', device: 'deviceSbp', seal: { char: '压', tone: 'bp' } },
  { key: 'dbp', watch: 'watchDbp', device: 'deviceDbp', seal: { char: '压', tone: 'bp' } },
  { key: 'hr', watch: 'watchHr', device: 'deviceHr', seal: { char: '心', tone: 'heart' } },
] as const

export type Measure = (typeof MEASURES)[number]
export type ValueName = Measure['watch' | 'device']

export const VALUE_NAMES: readonly ValueName[] = MEASURES.flatMap(({ watch, device }) => [
  watch,
  device,
])

export const textsOf = ({ key }: Measure) => MEASURE_TEXTS[key]

/** Watch minus instrument; null where one of them was not measured. */
export function differenceOf(record: MeasurementRecord, { watch, device }: Measure): number | null {
  const [shown, reference] = [record[watch], record[device]]
  return shown === null || reference === null ? null : shown - reference
}

export interface MeanDifference {
  measure: Measure
  /** How many records have both sides. */
  count: number
  /** Bland-Altman mean difference (bias), watch minus instrument, to one decimal; null without a pair. */
  mean: number | null
}

export const meanDifferences = (records: readonly MeasurementRecord[]): MeanDifference[] =>
  MEASURES.map((measure) => {
    const pairs = records.flatMap((record) => differenceOf(record, measure) ?? [])
    const sum = pairs.reduce((total, difference) => total + difference, 0)
    // Half away from zero, so that a watch that reads too low is rounded as one that reads too high.
    const mean = (Math.sign(sum) * Math.round((Math.abs(sum) / pairs.length) * 10)) / 10
    return { measure, count: pairs.length, mean: pairs.length === 0 ? null : mean + 0 }
  })

/** With a real minus sign, which is as wide as the plus. */
export const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : String(difference).replace('-', '−')
