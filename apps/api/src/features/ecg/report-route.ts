import { type EcgSource, refuse } from '@kangban/contracts'
import type { FastifyInstance } from 'fastify'
import { DEVICE_TYPES, PRODUCT_NAMES } from '@kangban/contracts/constants'
import { SAMPLE_RATE } from '@kangban/ecg-core'
import type { Services } from '../../context.ts'
import { workIn } from '../../ports/threads.ts'
import { ecgReportKey } from '../../ports/ecg-report-key.ts'
import { ecgSentence, rhythmReason } from '@kangban/rules/ecg/ecg-sentence'
import { unpackSamples } from '../../shared/ecg/ecg-samples.ts'
import { marksOf } from '../../shared/ecg/marks.ts'
import { factsOf, measuredOf } from './ecg-facts.ts'
import { ecgRepository } from './ecg.repository.ts'
import type * as Report from './report/render-ecg-report.ts'
import { reportPath } from './report-link.ts'

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof ecgRepository>['findForReport']>>>

const RENDER = workIn<typeof Report, 'renderEcgReport'>(
  new URL('./report/render-ecg-report.ts', import.meta.url),
  'renderEcgReport',
)

function reportOf({ vault, config, clock, threads }: Services, record: Row) {
  const { profile } = record.account
  const { hrvSeconds, hrvBeats } = record
  const source: EcgSource = record.source === 'recorder' ? 'recorder' : 'watch'

  return threads.run(RENDER, {
    name: profile?.nameCipher ? vault.decrypt(profile.nameCipher) : null,
    sex: profile?.sex === 1 || profile?.sex === 2 ? profile.sex : null,
    birthday: profile?.birthday ?? null,
    startedAt: record.startedAt,
    samples: unpackSamples(record.samples),
    rateHz: SAMPLE_RATE,
    lead: 'I',
    source,
    deviceName: PRODUCT_NAMES[DEVICE_TYPES[source === 'recorder' ? 'ecgRecorder' : 'watch']],
    deviceCode: record.deviceCode,
    measured: measuredOf(record),
    hrvMethod:
      hrvSeconds === null || hrvBeats === null
        ? null
        : { windowSeconds: hrvSeconds, beats: hrvBeats },
    sentence: ecgSentence(factsOf(record)).sentence,
    rhythmReason: rhythmReason(record.rhythmReason),
    marks: marksOf(record.marks),
    complete: record.complete,
    softwareVersion: config.version,
    createdAt: clock.now(),
  })
}

/** The PDF of a record, made at the first request and kept, encrypted; null where there is no such record. */
export async function ecgReportPdf(services: Services, id: string): Promise<Buffer | null> {
  const key = ecgReportKey(id)
  const kept = await services.files.get(key)
  if (kept) return kept
  const record = await ecgRepository(services.database).findForReport(id)
  if (!record) return null
  const pdf = Buffer.from(await reportOf(services, record))
  await services.files.put(key, pdf)
  return pdf
}

/** The PDF of a record behind its signed link. */
export function mountEcgReport(app: FastifyInstance, services: Services): void {
  const { links } = services

  app.get<{ Params: { file: string }; Querystring: { expires?: unknown; signature?: unknown } }>(
    '/files/v1/ecg-report/:file',
    async ({ params, query }, reply) => {
      const id = params.file.replace(/\.pdf$/, '')

      const given = {
        expires: Number(query.expires),
        signature: typeof query.signature === 'string' ? query.signature : '',
      }

      if (!links.accepts(reportPath(id), given))
        throw refuse('reportLinkExpired', 'report link expired or not ours')
      const pdf = await ecgReportPdf(services, id)
      if (!pdf) throw refuse('reportLinkExpired', 'no such record')

      return reply
        .type('application/pdf')
        .header('content-disposition', 'inline; filename="ecg-report.pdf"')
        .send(pdf)
    },
  )
}
