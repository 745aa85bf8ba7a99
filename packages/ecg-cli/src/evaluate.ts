import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CliError } from './cli-error.ts'
import type { Database } from './development-records.ts'
import { isDevelopment } from './development-records.ts'
import type { BeatRow } from './evaluate-beats.ts'
import { beatTable, scoreBeats, scoreOverLeads, WINDOW_SECONDS } from './evaluate-beats.ts'
import type { LimitRow } from './evaluate-limits.ts'
import { limitTable, limitTotals, scoreLimits } from './evaluate-limits.ts'
import type { RhythmRow } from './evaluate-rhythm.ts'
import { kindTables } from './kinds/kind-tables.ts'
import { findRhythm, readRhythmLabels, RHYTHM_LABELS, rhythmTable } from './evaluate-rhythm.ts'
import type { NoiseRow } from './evaluate-noise.ts'
import { noiseTable, scoreLouder, scoreNoise } from './evaluate-noise.ts'
import type { WindowRow } from './evaluate-windows.ts'
import { scoreNamedStrip, scoreWindows, windowTable } from './evaluate-windows.ts'
import { readKindRecord } from './kinds/kind-samples.ts'
import type { KindRecord } from './kinds/kind-samples.ts'
import { openRecord, readLead, readLeads } from './record.ts'
import type { RecordFolder } from './record-folder.ts'
import { readAnnotations, readNamedRhythms, recordFolders } from './record-folder.ts'
import { isInFlutter, readBeats, readLimits } from './reference.ts'

/** Beat annotations by readers; the first of these that a record has and that marks beats is its reference. */
const BEAT_ANNOTATORS = ['atr', 'ecg', 'qrsc']
/** Cardiologist 1 of the QT Database. */
const LIMIT_ANNOTATOR = 'q1c'
/** Leads with annotations of their own, as in LUDB: the two that a person can record without help. */
const ANNOTATED_LEADS = ['i', 'ii']
/** 118e06 and its kin: MIT-BIH records 118 and 119 with noise added. */
const NOISE_STRESS = /^11[89]e_?\d+$/

interface Scores {
  beats: BeatRow[]
  beatsOverLeads: BeatRow[]
  limits: LimitRow[]
  limitsOfBestLead: LimitRow[]
  leadBeats: BeatRow[]
  leadLimits: LimitRow[]
  rhythms: RhythmRow[]
  windows: WindowRow[]
  leadRhythms: WindowRow[]
  noise: NoiseRow[]
  kinds: KindRecord[]
  /** Why a record could not be read or scored. */
  left: string[]
}

interface RecordPlace {
  record: string
  header: string
}

function scoreAnnotatedBeats(
  { record, header }: RecordPlace,
  scores: Scores,
  database?: Database,
): boolean {
  for (const annotator of BEAT_ANNOTATORS) {
    const annotations = readAnnotations(header, annotator) ?? []
    const reference = readBeats(annotations)
    if (reference.beats.length === 0) continue
    const leads = readLeads(header)
    const lead = leads[0] ?? readLead(header, 0)

    const task = {
      record,
      development: isDevelopment(database, record),
      ...lead,
      reference: reference.beats,
      isScored: (sample: number) => !isInFlutter(reference, sample),
    }

    const rhythms = readNamedRhythms(header, annotations, lead.samples.length)
    scores.beats.push(scoreBeats(task))
    if (leads.length > 1) scores.beatsOverLeads.push(scoreOverLeads(task, leads))
    scores.noise.push(...scoreNoise(task), ...scoreLouder(task, header))
    scores.windows.push(...scoreWindows({ ...task, rhythms }))

    return true
  }

  return false
}

function scoreMarkedLimits({ record, header }: RecordPlace, scores: Scores): boolean {
  const reference = readLimits(readAnnotations(header, LIMIT_ANNOTATOR) ?? [])
  if (reference.length === 0) return false
  const task = { record, development: isDevelopment('qtdb', record), reference }
  const leads = readLeads(header)
  scores.limits.push(scoreLimits({ ...task, leads: leads.slice(0, 1) }))
  scores.limitsOfBestLead.push(scoreLimits({ ...task, leads }))
  return true
}

/** The first and last beats of a strip are not marked: only what lies between marked beats is scored. */
function scoreAnnotatedLeads({ record, header }: RecordPlace, scores: Scores): boolean {
  const {
    leads,
    header: { comments },
  } = openRecord(header)

  let scored = false

  for (const [lead, { name: leadName }] of leads.entries()) {
    const name = leadName.toLowerCase()
    if (!ANNOTATED_LEADS.includes(name)) continue
    const reference = readLimits(readAnnotations(header, name) ?? [])
    const first = reference[0]
    const last = reference.at(-1)
    if (!first || !last) continue
    const signal = readLead(header, lead)
    const margin = Math.round(WINDOW_SECONDS * signal.rateHz)
    const task = { record: `${record} ${name}`, development: isDevelopment('ludb', record) }

    const isScored = (sample: number): boolean =>
      sample >= first.r - margin && sample <= last.r + margin

    scores.leadBeats.push(
      scoreBeats({ ...task, reference: reference.map(({ r }) => r), ...signal, isScored }),
    )

    scores.leadLimits.push(scoreLimits({ ...task, reference, leads: [signal] }))
    scores.leadRhythms.push(...scoreNamedStrip({ ...task, ...signal, comments }))
    scored = true
  }

  return scored
}

function scoreRecord(
  place: RecordPlace,
  scores: Scores,
  labels: ReturnType<typeof readRhythmLabels>,
): void {
  const { record } = place
  const hasLimits = scoreMarkedLimits(place, scores)
  const hasLeads = scoreAnnotatedLeads(place, scores)
  const database = hasLimits ? 'qtdb' : NOISE_STRESS.test(record) ? 'nstdb' : 'mitdb'
  const hasBeats = scoreAnnotatedBeats(place, scores, database)
  const label = labels.get(record)

  if (hasBeats && !hasLimits) {
    const kinds = readKindRecord(place, isDevelopment(database, record))
    if (kinds) scores.kinds.push(kinds)
  }

  if (label) {
    const rhythm = findRhythm(readLead(place.header, 0))
    scores.rhythms.push({ label, rhythm, development: isDevelopment('cinc2017', record) })
  }

  if (!hasLimits && !hasLeads && !hasBeats && !label)
    scores.left.push(`${record}: no reference that can be scored`)
}

function scoreFolder({ folder, records }: RecordFolder): Scores {
  const scores: Scores = {
    beats: [],
    beatsOverLeads: [],
    limits: [],
    limitsOfBestLead: [],
    leadBeats: [],
    leadLimits: [],
    rhythms: [],
    windows: [],
    leadRhythms: [],
    noise: [],
    kinds: [],
    left: [],
  }

  const labelFile = path.join(folder, RHYTHM_LABELS)
  const labels = readRhythmLabels(existsSync(labelFile) ? readFileSync(labelFile, 'utf8') : '')

  for (const record of records) {
    try {
      scoreRecord({ record, header: path.join(folder, `${record}.hea`) }, scores, labels)
    } catch (error) {
      scores.left.push(`${record}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  return scores
}

function sections(folder: string, scores: Scores): string[] {
  const section = (title: string, lines: () => string[], rows: readonly unknown[]): string[] =>
    rows.length === 0 ? [] : ['', `${folder}: ${title}`, ...lines()]

  const leadTitle = `leads ${ANNOTATED_LEADS.map((name) => name.toUpperCase()).join(' and ')}`

  return [
    ...section(
      'beats, lead 0, window 150 ms, ventricular flutter left out',
      () => beatTable(scores.beats),
      scores.beats,
    ),
    ...section(
      'beats, all leads: lead 0, and the others where it is lost or much noisier',
      () => beatTable(scores.beatsOverLeads),
      scores.beatsOverLeads,
    ),
    ...section(
      'kinds of beats by EC57, lead 0, as bxb counts: after 5 minutes, paced records left out',
      () => kindTables(scores.kinds),
      scores.kinds,
    ),
    ...section(
      `wave limits against .${LIMIT_ANNOTATOR}, lead 0, ours minus the reader's, ms`,
      () => limitTable(scores.limits),
      scores.limits,
    ),
    ...section(
      'for information: the same with the better lead of each beat',
      () => limitTotals(scores.limitsOfBestLead),
      scores.limitsOfBestLead,
    ),
    ...section(
      `beats, ${leadTitle}, between the first and the last marked beat, window 150 ms`,
      () => beatTable(scores.leadBeats),
      scores.leadBeats,
    ),
    ...section(
      `wave limits, ${leadTitle}, ours minus the reader's, ms`,
      () => limitTable(scores.leadLimits),
      scores.leadLimits,
    ),
    ...section(
      `rhythm against ${RHYTHM_LABELS}, lead 0`,
      () => rhythmTable(scores.rhythms),
      scores.rhythms,
    ),
    ...section(
      'beats, lead 0, with disturbances added',
      () => noiseTable(scores.noise),
      scores.noise,
    ),
    ...section(
      'rhythm of 30 s windows against the rhythm that was marked for most of each, lead 0',
      () => windowTable(scores.windows),
      scores.windows,
    ),
    ...section(
      `rhythm, ${leadTitle}, against the one that the header names`,
      () => windowTable(scores.leadRhythms),
      scores.leadRhythms,
    ),
    ...section('not scored', () => scores.left, scores.left),
  ]
}

/** Scores whatever can be scored in a folder and below it; tables as lines of text. */
export function evaluate(root: string): string[] {
  const folders = recordFolders(root)
  if (folders.length === 0) throw new CliError(`${root} holds no WFDB record (.hea)`)
  const scored = folders.map((found) => ({ folder: found.folder, scores: scoreFolder(found) }))

  return scored
    .flatMap(({ folder, scores }) => sections(path.relative(path.dirname(root), folder), scores))
    .slice(1)
}
