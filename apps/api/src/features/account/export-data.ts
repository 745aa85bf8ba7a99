import {
  addDays,
  daysBetween,
  MS_PER_DAY,
  shanghaiDay,
  shanghaiTime,
  startOfShanghaiDay,
} from '@kangban/china-time'
import {
  contract,
  type DataExport,
  type Handler,
  MAX_EXPORT_DAYS,
  UNITS,
  refuse,
} from '@kangban/contracts'
import { SAMPLE_RATE } from '@kangban/ecg-core'
import { type Context, type Services, sessionUser } from '../../context.ts'
import { unpackSamples } from '../../shared/ecg/ecg-samples.ts'
import { areasOf } from '../../shared/family/grants.repository.ts'
import { noteExport } from '../../shared/security-events/note-later.ts'
import { openRow, type Row } from './open-row.ts'
import { newestMeasurementRepository } from './newest-measurement.repository.ts'
import { ownDataRepository } from './own-data.repository.ts'

/** Days of a call that names none. */
const USUAL_DAYS = 90

/** Of the readings: steps come by the hour. */
const READING_UNITS: Readonly<Record<string, string>> = {
  heartRate: UNITS.heartRate,
  oxygen: UNITS.oxygen,
  temperature: UNITS.temperature,
  steps: `${UNITS.steps}/小时`,
}

function daysOf(input: { from?: string | undefined; to?: string | undefined }, today: string) {
  const to = input.to ?? today
  const from = input.from ?? addDays(to, 1 - USUAL_DAYS)
  const days = daysBetween(from, to) + 1
  if (days < 1) throw refuse('daysReversed', 'export from after to')
  if (days > MAX_EXPORT_DAYS)
    throw refuse('exportTooLong', `export of ${days} days`, MAX_EXPORT_DAYS)
  return { from, to }
}

type Measurements = Awaited<ReturnType<ReturnType<typeof ownDataRepository>['measurements']>>

/** Column by column and day by day: an object for each minute would make the document five times as long. */
function readingColumns(readings: Measurements['readings']): DataExport['readings'] {
  const columns = new Map<string, DataExport['readings'][number]>()
  let day = ''
  let midnight = Number.NaN

  for (const { kind, source, at, value } of readings) {
    const isOfDay = at.getTime() >= midnight && at.getTime() < midnight + MS_PER_DAY

    if (!isOfDay) {
      day = shanghaiDay(at)
      midnight = startOfShanghaiDay(day).getTime()
    }

    const key = `${kind} ${day} ${source}`
    let column = columns.get(key)

    if (!column) {
      column = { kind, unit: READING_UNITS[kind] ?? '', source, day, seconds: [], values: [] }
      columns.set(key, column)
    }

    column.seconds.push((at.getTime() - midnight) / 1000)
    column.values.push(value)
  }

  return [...columns.values()]
}

/** Samples as they were uploaded: comma-separated millivolts, empty where one is missing. */
const ecgSamples = (packed: Uint8Array): string =>
  Array.from(unpackSamples(packed), (sample) =>
    Number.isNaN(sample) ? '' : String(Math.round(sample * 1000) / 1000),
  ).join(',')

function measurementSections({ vault }: Services, measured: Measurements) {
  const open = (rows: readonly object[]): Row[] => rows.map((row) => openRow(vault, row))

  return {
    readings: readingColumns(measured.readings),
    bloodPressures: open(measured.bloodPressures),
    manualReadings: open(measured.manualReadings),
    momentNotes: open(measured.momentNotes),
    sleepNights: open(measured.sleepNights),
    ecgRecords: measured.ecgRecords.map(({ samples, ...record }) => ({
      ...openRow(vault, record),
      sampleRateHz: SAMPLE_RATE,
      samplesMillivolts: ecgSamples(samples),
    })),
    // A day of samples is 34 MB, too much for this document: the blocks have an operation of their own.
    holterRecords: measured.holterRecords.map(({ _count, ...record }) => ({
      ...openRow(vault, record),
      sampleBlocks: _count.blocks,
      samplesFrom: contract.holter.readBlocks.path,
    })),
    warnings: open(measured.warnings),
  }
}

const withAreas = (grants: readonly { areas: string }[]) =>
  grants.map((grant) => ({ ...grant, areas: areasOf(grant.areas) }))

export type Everything = Awaited<ReturnType<ReturnType<typeof ownDataRepository>['everything']>>

/** All but measurements and reports, opened. */
export function sections({ vault }: Pick<Services, 'vault'>, everything: Everything) {
  const open = (rows: readonly object[]): Row[] => rows.map((row) => openRow(vault, row))

  const {
    profile,
    profileTags,
    medicines,
    bindings,
    pointsEntries,
    grantsGiven,
    grantsHeld,
    clicks,
    ...rest
  } = everything

  const {
    consents,
    sessions,
    securityEvents,
    contacts,
    goals,
    comparisons,
    signIns,
    draws,
    participations,
    ...more
  } = rest

  const {
    doctorShares,
    reminders,
    reminderMarks,
    notices,
    rescues,
    pushTargets,
    surveys,
    documents,
    files,
    feedback,
    entitlements,
    appointments,
    ...account
  } = more

  const grants = grantsGiven.map(({ looks, ...grant }) => ({
    grant,
    looks: looks.map(({ at, look }) => ({ nameCipher: grant.nameCipher, look, at })),
  }))

  return {
    account: openRow(vault, account),
    profile: profile && openRow(vault, profile),
    medicalTags: open(profileTags.map(({ tag }) => tag)),
    medicines: open(medicines),
    consents: open(consents),
    sessions: open(sessions),
    securityEvents: open(securityEvents),
    contacts: open(contacts),
    familyGrants: open(withAreas(grants.map(({ grant }) => grant))),
    familyLooks: open(grants.flatMap(({ looks }) => looks)),
    familyGrantsHeld: open(withAreas(grantsHeld)),
    devices: open(bindings),
    goals: open(goals),
    comparisons: open(comparisons),
    points: open(pointsEntries),
    signIns: open(signIns),
    draws: open(draws),
    participations: open(participations),
    doctorShares: open(doctorShares),
    reminders: open(reminders),
    reminderMarks: open(reminderMarks),
    reminderNotices: open(notices),
    rescues: open(rescues),
    pushTargets: open(pushTargets),
    surveys: open(surveys),
    documents: open(documents),
    files: open(files),
    feedback: open(feedback),
    entitlements: open(entitlements),
    appointments: open(appointments),
    serviceClicks: open(clicks),
  }
}

export const exportData: Handler<typeof contract.account.exportData, Context> = async ({
  context,
  input,
}) => {
  const { services } = context
  const { accountId } = sessionUser(context)
  const now = services.clock.now()
  const days = daysOf(input, shanghaiDay(now))
  const repository = ownDataRepository(services)
  const from = startOfShanghaiDay(days.from)
  const to = startOfShanghaiDay(addDays(days.to, 1))

  const [everything, reports, measured, earlier] = await Promise.all([
    repository.everything(accountId),
    repository.reports(accountId, {}),
    repository.measurements({ accountId, from, to }, days),
    newestMeasurementRepository(services.database).before(accountId, from),
  ])

  noteExport(context, accountId)

  return {
    generatedAt: shanghaiTime(now),
    ...days,
    earlierTo: earlier && shanghaiDay(earlier),
    ...sections(services, everything),
    reports: reports.map((report) => openRow(services.vault, report)),
    ...measurementSections(services, measured),
  }
}
