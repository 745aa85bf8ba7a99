import { MS_PER_HOUR } from '@kangban/china-time'
import { RECORD_FILE_FORMATS, refuse } from '@kangban/contracts'
import type { FastifyInstance } from 'fastify'
import { LIMITS } from '../../../config/limits.ts'
import type { Services } from '../../../context.ts'
import { requireUnder } from '../../../security/rate-limits.ts'
import {
  RECORD_ENDINGS,
  type RecordFile,
  recordFilePath,
} from '../../../shared/ecg/record-file-link.ts'
import type { Admit } from './export-route.ts'
import { recordToTake } from './record-file.ts'

interface Asked {
  Params: { kind: string; file: string }
  Querystring: { expires?: unknown; signature?: unknown }
}

const TYPES = { edf: 'application/octet-stream', wfdb: 'application/zip' } as const

const takenOf = (accountId: string) => ({
  name: 'record-files',
  key: accountId,
  most: LIMITS.recordFilesAnHour,
  windowMs: MS_PER_HOUR,
})

function askedOf({ kind, file }: Asked['Params']): RecordFile | null {
  const [id = '', ending] = file.split('.')
  const format = RECORD_FILE_FORMATS.find((known) => RECORD_ENDINGS[known] === ending)
  return (kind === 'ecg' || kind === 'holter') && format ? { kind, id, format } : null
}

const ended = (why: string) => refuse('exportLinkExpired', why)

/** One record as EDF+, or its WFDB files in a ZIP, behind a signed link: one at a time of an account. */
export function mountRecordFiles(app: FastifyInstance, services: Services, admit: Admit): void {
  app.get<Asked>('/files/v1/record-data/:kind/:file', async ({ params, query, log }, reply) => {
    const asked = askedOf(params)

    const given = {
      expires: Number(query.expires),
      signature: typeof query.signature === 'string' ? query.signature : '',
    }

    if (!asked || !services.links.accepts(recordFilePath(asked), given))
      throw ended('link expired or not ours')

    const record = await recordToTake(services, asked)
    if (!record) throw ended('no such record')
    await admit(reply, record.accountId)
    await requireUnder(services, takenOf(record.accountId))
    const stream = record.open()

    stream.on('error', (cause: unknown) => {
      log.error(cause, 'the file of a record broke off')
      reply.raw.destroy()
    })

    return reply
      .type(TYPES[asked.format])
      .header(
        'content-disposition',
        `attachment; filename="${record.name}.${RECORD_ENDINGS[asked.format]}"`,
      )
      .send(stream)
  })
}
