import { analyseEcg } from '@kangban/ecg-core'
import type { Rhythm } from '@kangban/ecg-core'
import { DEVELOPMENT_NOTE, developmentParts } from './development-records.ts'
import type { Lead } from './record.ts'
import { percent, table } from './table.ts'

const LABELS = {
  N: 'N normal',
  A: 'A fibrillation',
  O: 'O other rhythm',
  '~': '~ too noisy',
} as const

/** Beside the records of CinC 2017. */
export const RHYTHM_LABELS = 'REFERENCE.csv'

type Label = keyof typeof LABELS
const LABEL_NAMES = Object.keys(LABELS) as Label[]
export const RHYTHMS: readonly Rhythm[] = ['sinus', 'af', 'other', 'unclassified']

export interface RhythmRow {
  label: Label
  rhythm: Rhythm
  development: boolean
}

/** Lines `record,label` of a CinC 2017 REFERENCE.csv; labels of other challenges are passed over. */
export function readRhythmLabels(csv: string): Map<string, Label> {
  const labels = new Map<string, Label>()

  for (const line of csv.split(/\r?\n/)) {
    const [record = '', text = ''] = line.split(',').map((field) => field.trim())
    const label = LABEL_NAMES.find((name) => name === text)
    if (label) labels.set(record, label)
  }

  return labels
}

export function findRhythm({ samples, rateHz }: Lead): Rhythm {
  return analyseEcg(samples, rateHz).rhythm
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)

function confusion(name: string, rows: readonly RhythmRow[]): string[] {
  const count = (label: Label, rhythm?: Rhythm): number =>
    rows.filter((row) => row.label === label && (!rhythm || row.rhythm === rhythm)).length

  const called = (label: Label): string =>
    `${count(label, 'af')} of ${count(label)} (${percent(count(label, 'af'), count(label), 1)} %)`

  const lines = LABEL_NAMES.map((label) => [
    LABELS[label],
    ...RHYTHMS.map((rhythm) => String(count(label, rhythm))),
    String(count(label)),
  ])

  const clear = LABEL_NAMES.filter((label) => label !== '~')
  const strips = sum(clear.map((label) => count(label)))
  const said = strips - sum(clear.map((label) => count(label, 'unclassified')))
  const noisy = percent(count('~', 'unclassified'), count('~'), 1)
  const specificity = percent(count('N') - count('N', 'af'), count('N'), 1)

  return [
    ...table([[`${name} (${rows.length})`, ...RHYTHMS, 'strips'], ...lines]),
    `af on N and A: Se ${percent(count('A', 'af'), count('A'), 1)} %, specificity ${specificity} %`,
    `unclassified on ~ and all others: Se ${noisy} %, specificity ${percent(said, strips, 1)} %`,
    `called af apart: O ${called('O')}, ~ ${called('~')}`,
  ]
}

/** What was called how, by label. */
export function rhythmTable(rows: readonly RhythmRow[]): string[] {
  return [
    ...developmentParts(rows).flatMap(([name, part]) => confusion(name, part)),
    ...(rows.some(({ development }) => development) ? [DEVELOPMENT_NOTE] : []),
  ]
}
