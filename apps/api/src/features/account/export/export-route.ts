import { MS_PER_HOUR, shanghaiDay } from '@kangban/china-time'
import { refuse } from '@kangban/contracts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LIMITS } from '../../../config/limits.ts'
import type { Services } from '../../../context.ts'
import { callerAddress } from '../../../security/caller-address.ts'
import { requireUnder } from '../../../security/rate-limits.ts'
import { noteExport } from '../../../shared/security-events/note-later.ts'
import { exportPath } from './export-link.ts'
import { exportRepository } from './export.repository.ts'
import { type Documents, ownDataZip } from './own-data-zip.ts'

interface Asked {
  Params: { file: string }
  Querystring: { expires?: unknown; signature?: unknown }
}

/** Takes the account's one place for an export until the answer has left. */
export type Admit = (reply: FastifyReply, accountId: string) => Promise<void>

const exportsOf = (accountId: string) => ({
  name: 'exports',
  key: accountId,
  most: LIMITS.exportsAnHour,
  windowMs: MS_PER_HOUR,
})

const ended = (why: string) => refuse('exportLinkExpired', why)

/** All own data behind its signed link: one ZIP at a time of an account. */
export function mountOwnData(
  app: FastifyInstance,
  services: Services,
  { admit, documents }: { admit: Admit; documents: Documents },
): void {
  const { links, clock } = services

  app.get<Asked>('/files/v1/own-data/:file', async ({ params, query, log, ip, headers }, reply) => {
    const userCode = params.file.replace(/\.zip$/, '')

    const given = {
      expires: Number(query.expires),
      signature: typeof query.signature === 'string' ? query.signature : '',
    }

    if (!links.accepts(exportPath(userCode), given)) throw ended('link expired or not ours')
    const accountId = await exportRepository(services).accountIdOf(userCode)
    if (!accountId) throw ended('no such account')
    await admit(reply, accountId)
    await requireUnder(services, exportsOf(accountId))
    const zip = await ownDataZip(services, accountId, documents)
    const userAgent = headers['user-agent'] ?? ''
    noteExport({ services, user: undefined, address: callerAddress(ip), userAgent }, accountId)

    // Half a ZIP that ends well would be taken for a whole one.
    zip.on('error', (cause: unknown) => {
      log.error(cause, 'the export broke off')
      reply.raw.destroy()
    })

    return reply
      .type('application/zip')
      .header(
        'content-disposition',
        `attachment; filename="kangban-${shanghaiDay(clock.now())}.zip"`,
      )
      .send(zip.outputStream)
  })
}
