import { DOCTOR_FORMS, type DoctorForm, DoctorPage, refuse } from '@kangban/contracts'
import { shanghaiTime } from '@kangban/china-time'
import { decodeSampleBlock, SAMPLE_RATE } from '@kangban/ecg-core'
import { doctorPage } from '@kangban/rules/doctor/doctor-page'
import { LONG_STRIP_SECONDS } from '@kangban/rules/doctor/long-strips'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { Services } from '../../context.ts'
import { workIn } from '../../ports/threads.ts'
import { unpackSamples } from '../../shared/ecg/ecg-samples.ts'
import { ownPdfPath, sharedPdfPath } from './doctor-links.ts'
import { doctorRepository } from './doctor.repository.ts'
import type * as Document from './document/render-doctor-page.ts'
import type { Printed } from './document/strip-part.ts'
import { readDoctorFacts } from './read-doctor-facts.ts'

interface Asked {
  Params: { file: string }
  Querystring: { expires?: unknown; signature?: unknown }
}

const RENDER = workIn<typeof Document, 'renderDoctorPage'>(
  new URL('./document/render-doctor-page.ts', import.meta.url),
  'renderDoctorPage',
)

/** Some seconds of a record of many hours; null where it has gone since the page was made. */
async function longStripOf(
  repository: ReturnType<typeof doctorRepository>,
  accountId: string,
  at: Date,
): Promise<Printed | null> {
  const found = await repository.longStrip(accountId, at)
  if (!found || found.blocks.length === 0) return null
  const { rateHz, secondsIntoFirst, blocks } = found
  const parts = blocks.map(({ samples }) => decodeSampleBlock(samples))
  const from = Math.round(secondsIntoFirst * rateHz)
  const joined = Float32Array.from(parts.flatMap((part) => [...part]))
  return { samples: joined.slice(from, from + LONG_STRIP_SECONDS * rateHz), rateHz }
}

async function rendered(services: Services, accountId: string, page: DoctorPage) {
  const { standby, config, threads } = services
  const { database } = await standby.open()
  const begun = page.ecg.strips.map(({ startedAt }) => new Date(startedAt))
  const repository = doctorRepository(database)
  const rows = await repository.samples(accountId, begun)

  const records = new Map(
    rows.map(({ startedAt, samples }) => [
      shanghaiTime(startedAt),
      { samples: unpackSamples(samples), rateHz: SAMPLE_RATE },
    ]),
  )

  for (const { startedAt } of page.ecg.strips) {
    if (records.has(startedAt)) continue
    const long = await longStripOf(repository, accountId, new Date(startedAt))
    if (long) records.set(startedAt, long)
  }

  const softwareVersion = config.version
  return Buffer.from(await threads.run(RENDER, { page, records, softwareVersion }))
}

/** The page of a person as things stand. */
export async function ownDoctorPdf(
  services: Services,
  accountId: string,
  form: DoctorForm,
): Promise<Buffer> {
  const facts = await readDoctorFacts(services, { accountId, form, now: services.clock.now() })
  return rendered(services, accountId, doctorPage(facts))
}

const answered = (reply: FastifyReply, pdf: Buffer) =>
  reply
    .type('application/pdf')
    .header('content-disposition', 'inline; filename="health-record.pdf"')
    .send(pdf)

const ended = (why: string) => refuse('doctorLinkEnded', why)

/** `U000000000000000001-doctor.pdf` */
function ownFile(file: string): { userCode: string; form: DoctorForm } | null {
  const [, userCode, given] = /^(\w+)-(\w+)\.pdf$/.exec(file) ?? []
  const form = DOCTOR_FORMS.find((known) => known === given)
  return userCode && form ? { userCode, form } : null
}

/** The document behind its signed links: that of the person as things stand, and that of a share as it was sent. */
export function mountDoctorPdf(app: FastifyInstance, services: Services): void {
  const { database, links, clock, vault } = services

  const check = (path: string, { expires, signature }: Asked['Querystring']) => {
    const given = {
      expires: Number(expires),
      signature: typeof signature === 'string' ? signature : '',
    }

    if (!links.accepts(path, given)) throw ended('link expired or not ours')
  }

  app.get<Asked>('/files/v1/doctor-page/:file', async ({ params, query }, reply) => {
    const wanted = ownFile(params.file)
    if (!wanted) throw ended('no such document')
    check(ownPdfPath(wanted.userCode, wanted.form), query)
    const accountId = await doctorRepository(database).accountIdOf(wanted.userCode)
    if (!accountId) throw ended('no such account')
    return answered(reply, await ownDoctorPdf(services, accountId, wanted.form))
  })

  app.get<Asked>('/files/v1/doctor-share/:file', async ({ params, query }, reply) => {
    const id = params.file.replace(/\.pdf$/, '')
    check(sharedPdfPath(id), query)
    // A link that was signed before the share was taken back ends with it.
    const share = await doctorRepository(database).byId(id, clock.now())
    if (!share) throw ended('no living share')
    const page = z.parse(DoctorPage, JSON.parse(vault.decrypt(share.contentCipher)))
    return answered(reply, await rendered(services, share.accountId, page))
  })
}
