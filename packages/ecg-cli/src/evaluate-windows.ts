import type { Rhythm } from '@kangban/ecg-core'
import { DEVELOPMENT_NOTE, developmentParts } from './development-records.ts'
import { findRhythm, RHYTHMS } from './evaluate-rhythm.ts'
import type { Lead } from './record.ts'
import type { ReferenceRhythm } from './reference.ts'
import { groups, percent, table } from './table.ts'

/** As long as the strips that people record. */
const WINDOW_SECONDS = 30
/** Atrial fibrillation in the notes of PhysioNet's databases ... */
export const FIBRILLATION = 'AFIB'
/** ... and in the headers of LUDB. */
const FIBRILLATION_IN_HEADER = 'Atrial fibrillation'
const NAMED_IN_HEADER = /^Rhythm: (.+?)\.?$/

/** The rhythm that a reader saw in most of a window. */
interface NamedRhythm {
  truth: string
  /** Whether the reader named no other in it. */
  isWhole: boolean
}

/** One window or strip, each judged as a strip of its own. */
export interface WindowRow extends NamedRhythm {
  record: string
  development: boolean
  rhythm: Rhythm
}

interface WindowTask extends Lead {
  record: string
  development: boolean
  rhythms: readonly ReferenceRhythm[]
}

/** The rhythm that lasts longest between two samples, null where the reader named none. */
function mainRhythm(
  rhythms: readonly ReferenceRhythm[],
  window: { from: number; to: number },
): NamedRhythm | null {
  const lasting = new Map<string, number>()

  for (const { from, to, name } of rhythms) {
    const shared = Math.min(to, window.to) - Math.max(from, window.from)
    if (shared > 0) lasting.set(name, (lasting.get(name) ?? 0) + shared)
  }

  const [main] = [...lasting].toSorted((a, b) => b[1] - a[1])
  return main ? { truth: main[0], isWhole: lasting.size === 1 } : null
}

/** Whole windows one after the other, each with the rhythm that was named; what is left at the end is left out. */
export function namedWindows({
  rhythms,
  samples,
  rateHz,
}: Lead & { rhythms: readonly ReferenceRhythm[] }): (NamedRhythm & Pick<Lead, 'samples'>)[] {
  const size = Math.round(WINDOW_SECONDS * rateHz)

  return Array.from({ length: Math.floor(samples.length / size) }, (_, i) => i * size).flatMap(
    (from) => {
      const named = mainRhythm(rhythms, { from, to: from + size })
      return named === null ? [] : [{ ...named, samples: samples.slice(from, from + size) }]
    },
  )
}

export const scoreWindows = ({ record, development, ...task }: WindowTask): WindowRow[] =>
  namedWindows(task).map(({ samples, ...named }) => ({
    record,
    development,
    ...named,
    rhythm: findRhythm({ samples, rateHz: task.rateHz }),
  }))

/** One lead of a short record in whose header the reader named the rhythm, as in LUDB; none where it names none. */
export function scoreNamedStrip({
  record,
  development,
  comments,
  ...lead
}: Lead &
  Pick<WindowRow, 'record' | 'development'> & { comments: readonly string[] }): WindowRow[] {
  const [truth] = comments.flatMap((comment) => NAMED_IN_HEADER.exec(comment)?.[1] ?? [])

  return truth === undefined
    ? []
    : [{ record, development, truth, isWhole: true, rhythm: findRhythm(lead) }]
}

const isAf = ({ rhythm }: WindowRow): boolean => rhythm === 'af'

const isTrue = ({ truth }: WindowRow): boolean =>
  truth === FIBRILLATION || truth === FIBRILLATION_IN_HEADER

function windowSection(name: string, rows: readonly WindowRow[]): string[] {
  const byTruth = groups(rows, ({ truth, isWhole }) => (isWhole ? truth : `${truth} in part`))
  const byRecord = groups(rows, ({ record }) => record)
  const others = rows.filter((row) => !isTrue(row))
  const ours = rows.filter(isTrue)

  const falsely = byRecord.map(([record, own]) => ({
    record,
    called: own.filter((row) => isAf(row) && !isTrue(row)).length,
  }))

  return [
    ...table([
      [`${name} (${byRecord.length})`, ...RHYTHMS, 'windows'],
      ...byTruth.map(([truth, own]) => [
        truth,
        ...RHYTHMS.map((rhythm) => String(own.filter((row) => row.rhythm === rhythm).length)),
        String(own.length),
      ]),
    ]),
    `af on fibrillation and all others: Se ${percent(ours.filter(isAf).length, ours.length, 1)} %, specificity ${percent(others.length - others.filter(isAf).length, others.length, 1)} %`,
    `others called af, by record: ${
      falsely
        .filter(({ called }) => called > 0)
        .map(({ record, called }) => `${record} ${called}`)
        .join(', ') || 'none'
    }`,
  ]
}

/** What was called how, by the rhythm that the reader named. */
export function windowTable(rows: readonly WindowRow[]): string[] {
  return [
    ...developmentParts(rows).flatMap(([name, part]) => windowSection(name, part)),
    ...(rows.some(({ development }) => development) ? [DEVELOPMENT_NOTE] : []),
  ]
}
