import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import { BODY_BYTES } from '@kangban/contracts'
import fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config/env.ts'
import { LIMITS } from './config/limits.ts'
import type { Services } from './context.ts'
import { enterAs } from './features/account/log-in.ts'
import { type Admit, mountOwnData } from './features/account/export/export-route.ts'
import { mountRecordFiles } from './features/account/export/record-file-route.ts'
import { mountDoctorPdf, ownDoctorPdf } from './features/doctor/pdf-route.ts'
import { ecgReportPdf, mountEcgReport } from './features/ecg/report-route.ts'
import { makeDueReports } from './features/reports/make-due-reports.ts'
import { reportPdf } from './features/reports/report-pdf.ts'
import { analysis } from './features/holter/analyse-record.ts'
import { invitationMessage } from './features/family/invitation-message.ts'
import { mountFiles } from './features/files/file-route.ts'
import { mountQrCode } from './features/redemption/qr-code-route.ts'
import { limitConnections } from './plugins/load/connections.ts'
import { callerOf, createAdmission } from './plugins/admission.ts'
import { refuseConnection, sendFailure } from './plugins/answer.ts'
import { mountArticles } from './plugins/articles.ts'
import { mountDemo } from './plugins/demo/demo.ts'
import { mountDocs } from './plugins/docs.ts'
import { mountDocumentedProfile } from './plugins/documented-profile.ts'
import { mountHealth } from './plugins/health.ts'
import { mountCompression } from './plugins/load/compression.ts'
import { createCallRate } from './plugins/load/call-rate.ts'
import { mountPressure } from './plugins/load/pressure.ts'
import { mountRest } from './plugins/rest.ts'
import {
  makeSecurityHeaders,
  mountSecurityHeaders,
  type SecurityHeaders,
} from './plugins/security-headers.ts'
import { mountTrpc } from './plugins/trpc.ts'
import { createTurns } from './plugins/load/turns.ts'
import { mountWeb } from './plugins/web.ts'
import { type AppServices, createServices } from './services.ts'

const createServer = (config: Config, headers: SecurityHeaders) =>
  fastify({
    // Fastify trusts nobody by a bare number (5.12), and whatever the caller wrote by `true`.
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: LIMITS.pathNameLength },
    bodyLimit: BODY_BYTES,
    requestTimeout: LIMITS.requestMs,
    http: {
      headersTimeout: LIMITS.headersMs,
      connectionsCheckingInterval: LIMITS.lateRequestsMs,
    },
    clientErrorHandler: refuseConnection(headers),
    forceCloseConnections: 'idle',
    // What comes on a connection that was open is still answered, and is the last on it.
    return503OnClosing: false,
    // Addresses that no route can take: refused before there is a route, and before any hook.
    frameworkErrors: (cause, _request, reply) => void sendFailure(reply.headers(headers), cause),
    logger: {
      level: config.logLevel,
      // The documented URLs carry phone numbers and codes: only the route is logged, never the URL or headers.
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      },
    },
  })

/**
 * That the service is to stop is seen from outside before it does: no balancer sends anything more, connections go. nginx
 * looks at no readiness: it sends until something fails, and what the system holds for a port that closes is lost, a write
 * too. It gives a read that is broken off to the next replica, and asks this one nothing for a while.
 */
function createStopping(app: FastifyInstance) {
  let isStopping = false
  let breaksReads = false

  app.addHook('onRequest', (request, reply, done) => {
    if (!breaksReads || request.method !== 'GET') return done()
    reply.hijack()
    request.raw.destroy()
  })

  app.addHook('onSend', (...[, reply, , done]) => {
    if (isStopping) reply.header('connection', 'close')
    done()
  })

  app.addHook('preClose', async () => {
    isStopping = true
  })

  return {
    isStopping: () => isStopping,
    begin: () => {
      isStopping = true
    },
    breakReads: () => {
      breaksReads = true
    },
  }
}

/** Ends what does not end by itself: a body whose rest never comes, an answer that nobody takes. */
function cutOffLate(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), LIMITS.closingMs).unref()
  })
}

export interface App {
  readonly server: FastifyInstance
  readonly services: AppServices
  /** Readiness goes, and each answer ends its connection; closing comes after it. */
  readonly beginStopping: () => void
  /** A moment before it closes. */
  readonly breakReads: () => void
}

/**
 * The service, the same in tests, demo and production; `replaced` ports are for tests. `stand` puts something before all
 * routes: the mock back end its faults and doors (packages/mock).
 */
export async function buildApp(
  config: Config,
  replaced: Partial<Services> = {},
  stand: (app: FastifyInstance) => void = () => {},
): Promise<App> {
  const services = await createServices(config, replaced)
  const ours = config.profile === 'kangban'
  const headers = await makeSecurityHeaders(config)
  const app = createServer(config, headers)
  app.setErrorHandler((cause: Error, _request, reply) => sendFailure(reply, cause))
  stand(app)
  await mountSecurityHeaders(app, config, headers)
  await app.register(formbody)
  await app.register(cookie)
  app.decorateRequest('callContext', null)
  cutOffLate(app)
  limitConnections(app.server, config)
  const stopping = createStopping(app)
  mountHealth(app, services, stopping.isStopping)

  await app.register(
    async (api) => {
      if (!config.neverBusy) await mountPressure(api)
      const begin = createTurns()
      api.addHook('preHandler', (_request, _reply, done) => begin(done))

      await api.register(multipart, {
        limits: { files: LIMITS.formFiles, fields: LIMITS.formFields, fileSize: LIMITS.fileBytes },
      })

      api.addHook('onSend', (...[request, reply, , done]) => {
        reply.header('cache-control', 'no-store').header('x-request-id', request.id)
        done()
      })

      await mountCompression(api)
      if (!ours) mountDocumentedProfile(api)
      // After what is not documented is gone, so that the quirks do not touch it; loaded only where they are wanted.
      if (config.quirks) (await import('./plugins/quirks.ts')).mountQuirks(api, config.seed)
      if (config.answerCodes) (await import('./plugins/answer-codes.ts')).mountAnswerCodes(api)
      const admission = createAdmission(services, await createCallRate(api, config, callerOf))
      await mountRest(api, services, admission)
      mountEcgReport(api, services)
      if (ours) mountDoctorPdf(api, services)

      if (ours) {
        // Four exports at most, each of which draws one document after the other.
        const patient = { ...services, threads: services.threads.patient }

        const admit: Admit = (...asked) => admission.admitExport(...asked)
        mountRecordFiles(api, services, admit)

        mountOwnData(api, services, {
          admit,
          documents: {
            ecgReport: (id) => ecgReportPdf(patient, id),
            doctorPage: (accountId) => ownDoctorPdf(patient, accountId, 'doctor'),
            dueReports: (accountId) => makeDueReports(services, accountId),
            report: (asked) => reportPdf(patient, asked),
          },
        })
      }

      mountQrCode(api, services)
      mountFiles(api, services)
      if (ours) await mountTrpc(api, admission)
    },
    { prefix: '/api' },
  )

  if (ours && config.mode !== 'production') await mountDocs(app)
  mountArticles(app)
  if (config.mode !== 'production')
    await mountDemo(app, { services, enter: (...who) => enterAs(services, ...who) })
  await mountWeb(app, config)
  for (const queue of [services.jobs, services.securityLog])
    queue.onFailure((cause, work) => app.log.error(cause, `${work} failed`))

  app.addHook('onReady', async () => {
    services.jobs.work('holter-analysis', analysis(services))
    services.jobs.work('invitation-message', invitationMessage(services))
  })

  app.addHook('preClose', async () => services.live.close())

  // Before the last connections have ended, so that another replica goes on at once; they do not wait for it.
  app.addHook('preClose', async () => {
    void services.jobs.stop()
  })

  app.addHook('onClose', async () => {
    await services.jobs.close()
    // Its notes are short, and of answers that were given.
    await services.securityLog.idle()
    await services.threads.close()
    await services.memory.close()
    await services.standby.close()
    await services.reads.close()
    await services.database.$disconnect()
  })

  const { begin: beginStopping, breakReads } = stopping
  return { server: app, services, beginStopping, breakReads }
}
