import type { Config } from './config/env.ts'
import { LIMITS } from './config/limits.ts'
import type { Services } from './context.ts'
import { createDayFigures } from './database/remembered/day-figures.ts'
import { createHealthMemory } from './database/remembered/health-memory.ts'
import { type DatabaseAccess, openAccess } from './database/open-access.ts'
import { type Database, isPostgres, openDatabase } from './database/open-database.ts'
import { openReads } from './database/prepared-reads.ts'
import { createStandby, noStandby, type Standby } from './database/standby/standby.ts'
import { createBackground } from './ports/background.ts'
import { systemClock } from './ports/clock.ts'
import { createJobs } from './ports/jobs/jobs.ts'
import { jobsRepository } from './ports/jobs/jobs.repository.ts'
import { openFiles } from './ports/open-files.ts'
import { createLiveEvents } from './ports/live-events.ts'
import { createOutbox } from './ports/outbox.ts'
import { createPushSender } from './ports/push.ts'
import { cryptoRandom } from './ports/random.ts'
import { createSmsGateway } from './ports/sms.ts'
import { createThreads } from './ports/threads.ts'
import { createLinkSigner } from './security/signed-link.ts'
import { createVault } from './security/vault.ts'
import { figuresMadeBy } from './shared/readings/figures-made-by.ts'

export type AppServices = Services & { readonly outbox: ReturnType<typeof createOutbox> }

const openLiveEvents = async ({ databaseUrl }: Config) =>
  isPostgres(databaseUrl)
    ? (await import('./ports/shared-live-events.ts')).createSharedLiveEvents(databaseUrl)
    : createLiveEvents()

const openJobs = async ({ databaseUrl }: Config, database: Database) =>
  isPostgres(databaseUrl)
    ? (await import('./ports/jobs/pg-boss-jobs.ts')).createPgBossJobs(databaseUrl)
    : jobsRepository(database)

/** On the same connections, where no test has its own. */
const openPrimary = async (
  { databaseUrl, databasePool }: Config,
  { database, reads }: Partial<Services>,
): Promise<DatabaseAccess> =>
  database || reads
    ? {
        database: database ?? (await openDatabase(databaseUrl)),
        reads: reads ?? (await openReads(databaseUrl)),
      }
    : openAccess(databaseUrl, { max: databasePool })

async function openStandby(
  { databaseReadUrl, databasePool }: Config,
  primary: DatabaseAccess,
): Promise<Standby> {
  if (databaseReadUrl === null) return noStandby(primary)
  const settings = { max: databasePool, query_timeout: LIMITS.standbyReadMs }
  return createStandby(primary, await openAccess(databaseReadUrl, settings))
}

/** The embedded defaults and, where configured, the real adapters; a test replaces what it must, the app stays the same. */
export async function createServices(
  config: Config,
  replaced: Partial<Services> = {},
): Promise<AppServices> {
  const clock = replaced.clock ?? systemClock
  const vault = replaced.vault ?? createVault(config)
  const outbox = createOutbox(clock)
  const { database, reads } = await openPrimary(config, replaced)

  return {
    config,
    clock,
    vault,
    outbox,
    database,
    reads,
    standby: replaced.standby ?? (await openStandby(config, { database, reads })),
    memory:
      replaced.memory ??
      createHealthMemory({
        reads,
        clock,
        figures: createDayFigures({ database, reads }, figuresMadeBy()),
      }),
    sms: replaced.sms ?? (config.smsGateway ? createSmsGateway(config.smsGateway) : outbox),
    mail:
      replaced.mail ??
      (config.smtp ? (await import('./ports/mail.ts')).createSmtpMail(config.smtp) : outbox),
    push:
      replaced.push ??
      createPushSender({
        vault,
        subject: `mailto:${config.supportMail}`,
        anywhere: config.pushAnywhere,
      }),
    random: replaced.random ?? cryptoRandom,
    files: replaced.files ?? (await openFiles(config, vault)),
    links: replaced.links ?? createLinkSigner(vault, () => clock.now()),
    live: replaced.live ?? (await openLiveEvents(config)),
    jobs: replaced.jobs ?? createJobs(await openJobs(config, database)),
    securityLog: replaced.securityLog ?? createBackground(LIMITS.notesWaiting),
    threads: replaced.threads ?? createThreads(),
  }
}
