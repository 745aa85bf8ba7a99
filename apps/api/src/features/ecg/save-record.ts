import { randomUUID } from 'node:crypto'
import type { contract, Handler } from '@kangban/contracts'
import { AppError, BUSINESS_FAILURE, DEVICE_TYPES, MESSAGES } from '@kangban/contracts'
import { parseSamples } from '@kangban/ecg-core'
import { type Context, type Services, sessionUser } from '../../context.ts'
import { requireHealthConsent } from '../../database/health-consent.ts'
import { shanghaiTime } from '../../ports/clock.ts'
import { ecgFindings } from '../../rules/warning-rules.ts'
import { analysedColumns } from './analysed-columns.ts'
import { SAMPLE_RATE_HZ, wireFigures } from './ecg-facts.ts'
import { ecgRepository, type EcgRow } from './ecg.repository.ts'

/** Less than this many seconds of real samples say nothing about a heartbeat. */
const SHORTEST_SECONDS = 3

type StoredFigures = NonNullable<Awaited<ReturnType<ReturnType<typeof ecgRepository>['findByMeasurement']>>>
type Input = Parameters<Handler<typeof contract.ecg.saveRecord, Context>>[0]['input']

const refuse = (userMessage: string, logMessage: string) => new AppError(BUSINESS_FAILURE, { userMessage, logMessage })

/** The samples of the request; gaps are allowed, text is not. */
function readSamples(ecgContent: string): Float32Array {
  if (/[^\d\s,.eE+-]/.test(ecgContent)) throw refuse(MESSAGES.ecgBroken, 'ecgContent holds something else than numbers')
  const { samples, gaps } = parseSamples(ecgContent)
  if (samples.length - gaps < SHORTEST_SECONDS * SAMPLE_RATE_HZ) {
    throw refuse(MESSAGES.ecgTooShort, `ecgContent holds ${samples.length - gaps} samples`)
  }
  return samples
}

function rowOf(input: Input, samples: Float32Array, { accountId, at }: { accountId: string; at: Date }): EcgRow {
  return {
    id: randomUUID(),
    accountId,
    measurementId: input.measurementId,
    source: input.deviceType === DEVICE_TYPES.ecgRecorder ? 'recorder' : 'watch',
    deviceCode: input.deviceCode,
    startedAt: new Date(input.startedAt),
    complete: input.complete,
    ...analysedColumns(samples),
    analysedAt: at,
    createdAt: at,
  }
}

/** What the rules find in the new record, as rows of warnings. */
const warningsOf = ({ accountId, startedAt, rhythm, heartRate }: EcgRow) =>
  ecgFindings([{ startedAt: new Date(startedAt), rhythm, heartRate: heartRate ?? null }]).map((finding) => ({
    id: randomUUID(),
    accountId,
    ...finding,
  }))

function publish({ live }: Services, record: EcgRow) {
  const at = shanghaiTime(new Date(record.startedAt))
  const value = record.heartRate ?? null
  live.publish(record.accountId, { kind: 'ecg', metric: 'ecg', value, at })
  if (value !== null) live.publish(record.accountId, { kind: 'reading', metric: 'heartRate', value, at })
  if (record.rhythm === 'af') live.publish(record.accountId, { kind: 'warning', metric: 'ecg', value, at })
}

const answer = (row: StoredFigures) => ({ id: row.id, dataTime: shanghaiTime(row.startedAt), ...wireFigures(row) })

export const saveRecord: Handler<typeof contract.ecg.saveRecord, Context> = async ({ context, input }) => {
  const { services } = context
  const { accountId } = sessionUser(context)
  const repository = ecgRepository(services.database)
  const before = await repository.findByMeasurement(accountId, input.measurementId)
  if (before) return { ...answer(before), stored: 'already' }
  await requireHealthConsent(services.database, accountId)
  const record = rowOf(input, readSamples(input.ecgContent), { accountId, at: services.clock.now() })
  const isNew = await repository.store({ record, warnings: warningsOf(record) })
  const stored = await repository.findByMeasurement(accountId, input.measurementId)
  if (!stored) throw new Error('an ECG record cannot be read back')
  if (isNew) publish(services, record)
  return { ...answer(stored), stored: isNew ? 'new' : 'already' }
}
