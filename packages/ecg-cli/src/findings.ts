import {
  analyseEcg,
  delineate,
  detectOverLeads,
  detectRPeaks,
  normalIntervals,
  rmssdMs,
  rrSeries,
} from '@kangban/ecg-core'
import type { Lead } from './record.ts'

/** One R-peak sample index a line. */
export function detectLines({ samples, rateHz }: Lead): string[] {
  return Array.from(detectRPeaks(samples, rateHz), String)
}

/** The same over the leads of one record. */
export function detectLinesOverLeads(leads: readonly Lead[]): string[] {
  const found = detectOverLeads(
    leads.map(({ samples }) => samples),
    leads[0]?.rateHz ?? NaN,
  )

  return Array.from(found, String)
}

/** One JSON object a beat: sample indices, null where a limit was not found. */
export function delineateLines({ samples, rateHz }: Lead): string[] {
  return delineate(samples, rateHz, detectRPeaks(samples, rateHz)).map(
    ({ r, pOn, qrsOn, qrsOff, tEnd }) => JSON.stringify({ r, pOn, qrsOn, qrsOff, tEnd }),
  )
}

const toTenth = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10

/** Beats per minute and milliseconds, to a tenth; null where there is too little to measure. */
export function rhythmLine({ samples, rateHz }: Lead): string {
  const found = analyseEcg(samples, rateHz)

  return JSON.stringify({
    rhythm: found.rhythm,
    heartRate: toTenth(found.heartRateBpm),
    sdnn: toTenth(found.hrv?.valueMs ?? null),
    rmssd: toTenth(rmssdMs(normalIntervals(rrSeries(found.peaks, rateHz)))),
    qt: toTenth(found.qtMs),
    qtcFridericia: toTenth(found.qtcFridericiaMs),
    qtcBazett: toTenth(found.qtcBazettMs),
    qtSd: toTenth(found.qtSdMs),
    qtcFridericiaSd: toTenth(found.qtcFridericiaSdMs),
    qtcBazettSd: toTenth(found.qtcBazettSdMs),
    qtBeats: found.qtMethod?.beats ?? 0,
    qtReason: found.qtReason,
  })
}
