import { existsSync } from 'node:fs'
import path from 'node:path'
import { detectOverLeads, detectRPeaks } from '@kangban/ecg-core'
import { developmentParts } from './development-records.ts'
import type { BeatRow, BeatTask } from './evaluate-beats.ts'
import { beatCells, beatHead, gross, scoreBeats, WINDOW_SECONDS } from './evaluate-beats.ts'
import { DISTURBANCES } from './disturbances.ts'
import type { Disturbance } from './disturbances.ts'
import { matchBeats } from './match-beats.ts'
import { readLeads } from './record.ts'
import { groups, table } from './table.ts'

/** Half a wide QRS: a beat this near to lost signal is seen in part and not asked for. */
const SEEN_SECONDS = 0.08

export interface NoiseRow extends BeatRow {
  disturbance: string
}

/** Beats in lost signal are not asked for; what is found and is no beat is wrong there too. */
export function scoreDisturbed(task: BeatTask, { name, spoil, isLost }: Disturbance): NoiseRow {
  const { record, development, reference, samples, rateHz } = task
  const detected = detectRPeaks(spoil({ samples, rateHz }), rateHz)
  const matched = matchBeats(reference, detected, Math.round(WINDOW_SECONDS * rateHz))
  const found = new Set(matched)

  const isAsked = (sample: number): boolean =>
    ![-SEEN_SECONDS, 0, SEEN_SECONDS].some((aside) => isLost?.(sample / rateHz + aside))

  return {
    record,
    development,
    disturbance: name,
    beats: reference.filter(isAsked).length,
    missed: reference.filter((sample, i) => isAsked(sample) && matched[i] === -1).length,
    extra: detected.filter((sample, i) => !found.has(i) && task.isScored(sample)).length,
  }
}

export function scoreNoise(task: BeatTask): NoiseRow[] {
  return DISTURBANCES.map((disturbance) => scoreDisturbed(task, disturbance))
}

/** Signal to noise in dB that records of the noise stress test have, and those made of one. */
const MADE_DB = [12, 6, 0]
const STRESSED = /^(11[89])e(_?)(\d+)$/

/** What was added to a clean lead, without its mean, which would only move the lead. */
function addedNoise(clean: Float32Array, noisy: Float32Array): Float32Array {
  const noise = noisy.map((mv, i) => mv - (clean[i] as number))
  const mean = noise.reduce((sum, mv) => sum + mv, 0) / noise.length
  return noise.map((mv) => mv - mean)
}

/**
 * The same record with its noise made louder, by lead 0 and by all leads: a record of the noise stress test minus the
 * clean one it was made of is noise, and each 20 dB less of signal is ten times of it. Empty where the clean record, of
 * folder `mitdb` beside, is not there.
 */
export function scoreLouder(task: BeatTask, header: string): NoiseRow[] {
  const { record, rateHz } = task
  const [, clean, sign, db] = STRESSED.exec(record) ?? []
  const cleanHeader = path.join(path.dirname(header), '..', 'mitdb', `${clean}.hea`)
  if (db === undefined || !existsSync(cleanHeader)) return []
  const recordedDb = sign === '_' ? -Number(db) : Number(db)
  const leads = readLeads(cleanHeader).map(({ samples }) => samples)

  const noises = readLeads(header).map(({ samples }, i) => addedNoise(leads[i] ?? samples, samples))

  return MADE_DB.flatMap((madeDb) => {
    const gain = 10 ** ((recordedDb - madeDb) / 20)

    const mixed = leads.map((samples, lead) =>
      samples.map((mv, i) => mv + gain * (noises[lead]?.[i] ?? 0)),
    )

    const disturbance = `${clean} with the noise of ${record} at ${madeDb} dB`
    const alone = detectRPeaks(mixed[0] ?? task.samples, rateHz)

    return [
      { ...scoreBeats(task, alone), disturbance },
      {
        ...scoreBeats(task, detectOverLeads(mixed, rateHz)),
        disturbance: `${disturbance}, all leads`,
      },
    ]
  })
}

/** Gross totals by what was done to the leads. */
export function noiseTable(rows: readonly NoiseRow[]): string[] {
  const totals = groups(rows, ({ disturbance }) => disturbance).flatMap(([name, own]) =>
    developmentParts(own).map(([part, partRows]) =>
      beatCells(`${name}, ${part} (${partRows.length})`, gross(partRows)),
    ),
  )

  return table([beatHead('disturbance'), ...totals])
}
