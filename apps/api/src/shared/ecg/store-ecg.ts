// One ECG measurement on its way in, whoever sends it: the page of its owner, or the recorder through a gateway.
import { randomUUID } from 'node:crypto'
import { type AppError, type Circumstance, MAX_ECG_MINUTES, refuse } from '@kangban/contracts'
import { shanghaiTime } from '@kangban/china-time'
import type { Services } from '../../context.ts'
import { ecgFindings } from '@kangban/rules/warnings/warning-rules'
import type { Prisma } from '../../../../../prisma/generated/sqlite/client.ts'
import { requireHealthConsent } from '../consent/health-consent.ts'
import { isTaken } from '../../database/once.ts'
import type { Database } from '../../database/open-database.ts'
import { workIn } from '../../ports/threads.ts'
import type * as Upload from './read-upload.ts'

export interface EcgMeasurement {
  accountId: string
  /** Made by the measuring side: sent twice, it is stored once. */
  measurementId: string
  source: 'watch' | 'recorder'
  deviceCode: string
  /** ISO 8601. */
  startedAt: string
  /** Millivolts at 512 Hz, comma separated; an empty place is a gap. */
  ecgContent: string
  /** Whether the measurement ran its whole time. */
  complete: boolean
  /** Told by the person; null or missing where nobody asked. */
  circumstances?: Circumstance[] | null | undefined
}

type EcgRow = Prisma.EcgRecordUncheckedCreateInput

/** What lists show of a record. */
export const ECG_FIGURES = {
  id: true,
  startedAt: true,
  heartRate: true,
  qtMs: true,
  hrvMs: true,
} as const

const READ_UPLOAD = workIn<typeof Upload, 'readUpload'>(
  new URL('./read-upload.ts', import.meta.url),
  'readUpload',
)

const REFUSALS: Record<Upload.UploadFault, (why: string) => AppError> = {
  broken: (why) => refuse('ecgBroken', why),
  'too short': (why) => refuse('ecgTooShort', why),
  'too long': (why) => refuse('ecgTooLong', why, MAX_ECG_MINUTES),
}

async function columnsOf({ threads }: Services, ecgContent: string) {
  const read = await threads.run(READ_UPLOAD, ecgContent)
  if ('columns' in read) return read.columns
  throw REFUSALS[read.fault](read.why)
}

/** What the rules find in the new record, as rows of warnings. */
const warningsOf = ({ accountId, startedAt, rhythm, heartRate }: EcgRow) =>
  ecgFindings([{ startedAt: new Date(startedAt), rhythm, heartRate: heartRate ?? null }]).map(
    (finding) => ({
      id: randomUUID(),
      accountId,
      ...finding,
    }),
  )

/**
 * Stores a record with what follows from it (a heart-rate reading, warnings), all or nothing.
 * False when the same measurement is already there.
 */
async function insertEcg(database: Database, record: EcgRow): Promise<boolean> {
  const { accountId, startedAt: at, heartRate } = record
  const reading = { accountId, kind: 'heartRate', at }

  try {
    await database.$transaction([
      database.ecgRecord.create({ data: record }),
      ...(typeof heartRate === 'number'
        ? [
            database.reading.upsert({
              where: { accountId_kind_at: reading },
              // Whole beats, as devices tell them: the record itself keeps the mean as it was found.
              create: { ...reading, value: Math.round(heartRate), source: 'ecg' },
              update: {},
            }),
          ]
        : []),
      ...warningsOf(record).map((warning) =>
        database.warning.upsert({
          where: {
            accountId_kind_occurredAt: {
              accountId,
              kind: warning.kind,
              occurredAt: warning.occurredAt,
            },
          },
          create: warning,
          update: {},
        }),
      ),
    ])

    return true
  } catch (cause) {
    if (isTaken(cause)) return false
    throw cause
  }
}

function publish({ live }: Services, record: EcgRow) {
  const at = shanghaiTime(new Date(record.startedAt))
  const value = record.heartRate ?? null
  live.publish(record.accountId, { kind: 'ecg', metric: 'ecg', value, at })
  if (value !== null)
    live.publish(record.accountId, {
      kind: 'reading',
      metric: 'heartRate',
      value: Math.round(value),
      at,
    })
  if (record.rhythm === 'af')
    live.publish(record.accountId, { kind: 'warning', metric: 'ecg', value, at })
}

/**
 * Analyses and stores a measurement, once, and tells open pages. Gives the stored figures.
 * @throws AppError without consent to health data, when `ecgContent` is broken, too short or too long, or when too many wait for their analysis
 */
export async function storeEcg(services: Services, measurement: EcgMeasurement) {
  const { database, clock } = services
  const { ecgContent, startedAt, circumstances, ...rest } = measurement
  const { accountId, measurementId } = measurement

  const find = () =>
    database.ecgRecord.findUnique({
      where: { accountId_measurementId: { accountId, measurementId } },
      select: ECG_FIGURES,
    })

  const before = await find()
  if (before) return { figures: before, stored: 'already' as const }
  await requireHealthConsent(database, accountId)
  const at = clock.now()
  const columns = await columnsOf(services, ecgContent)

  const record: EcgRow = {
    id: randomUUID(),
    ...rest,
    ...(circumstances && { circumstances }),
    startedAt: new Date(startedAt),
    ...columns,
    analysedAt: at,
    createdAt: at,
  }

  const isNew = await insertEcg(database, record)
  const figures = await find()
  if (!figures) throw new Error('an ECG record cannot be read back')
  if (isNew) publish(services, record)
  return { figures, stored: isNew ? ('new' as const) : ('already' as const) }
}
