import { type EcgSource, type MarkDenial, refuse } from '@kangban/contracts'
import type { FastifyInstance } from 'fastify'
import { DEVICE_TYPES, PRODUCT_NAMES } from '@kangban/contracts/constants'
import { SAMPLE_RATE } from '@kangban/ecg-core'
import type { Services } from '../../context.ts'
import { workIn } from '../../ports/threads.ts'
import { ecgReportKey } from '../../ports/ecg-report-key.ts'
import { ecgSentence, rhythmReason } from '@kangban/rules/ecg/ecg-sentence'
import { denialTest } from '@kangban/rules/ecg/mark-words'
import { unpackSamples } from '../../shared/ecg/ecg-samples.ts'
import { markDenials } from '../../shared/ecg/mark-denials.ts'
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

function reportOf(
  { vault, config, clock, threads }: Services,
  record: Row,
  denials: readonly MarkDenial[],
) {
  const { profile } = record.account
  const { hrvSeconds, hrvBeats } = record
  const isDenied = denialTest(denials)
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
    sentence: ecgSentence(factsOf(record), null).sentence,
    rhythmReason: rhythmReason(record.rhythmReason),
    marks: marksOf(record.marks).map((mark) => ({ ...mark, denied: isDenied(mark) })),
    complete: record.complete,
    softwareVersion: config.version,
    createdAt: clock.now(),
  })
}

/**
 * The PDF of a record, made at the first request and kept, encrypted; null where there is no such record. One with marks that
 * its owner calls wrong is made each time, since that may be taken back.
 */
export async function ecgReportPdf(services: Services, id: string): Promise<Buffer | null> {
  const repository = ecgRepository(services.database)
  const accountId = await repository.ownerOf(id)
  if (accountId === null) return null
  const key = ecgReportKey(id)
  const denials = await markDenials(services, { accountId, recordId: id })
  const kept = denials.length === 0 && (await services.files.get(key))
  if (kept) return kept
  const record = await repository.findForReport(id)
  if (!record) return null
  const pdf = Buffer.from(await reportOf(services, record, denials))
  if (denials.length > 0) return pdf
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
