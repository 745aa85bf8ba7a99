import { MS_PER_MINUTE } from '@kangban/china-time'
import { type App, buildApp } from './app.ts'
import { ConfigError, readConfig } from './config/env.ts'
import { LIMITS } from './config/limits.ts'
import { OldNodeError, requireNode } from './config/node-version.ts'
import { prepareDatabase } from './commands/prepare.ts'
import { keepSeeded } from './commands/seeded-state.ts'
import { tooFewConnections } from './database/enough-connections.ts'
import { DatabaseHeldError, holdDatabase } from './database/hold-database.ts'
import { makeEngine } from './database/open-database.ts'
import { repairAnalyses } from './features/holter/analyse-record.ts'
import { DELIVER_EVERY_MS, deliverReminders } from './features/reminders/deliver-reminders.ts'
import { deliverRescues, RESCUE_EVERY_MS } from './features/services/deliver-rescues.ts'
import { keepReadings } from './upkeep/readings/keep-readings.ts'
import { emptyWal } from './upkeep/seal-texts.ts'
import { sweep } from './upkeep/sweep.ts'

/** What a crash left goes also where services live shorter than that; not while the first calls are answered. */
const FIRST_SWEEP_MS = MS_PER_MINUTE

/** One after the other: a gateway that is slow makes them late, never more at once. */
function repeat(work: () => Promise<void>, every: number, failed: (cause: unknown) => void): void {
  const again = () =>
    work()
      .catch(failed)
      .finally(() => setTimeout(() => void again(), every).unref())

  void again()
}

function deliverFrom({ server: { log }, services }: App): void {
  const told = (what: string) => (cause: unknown) => log.error(cause, `${what} failed`)
  repeat(() => deliverReminders(services), DELIVER_EVERY_MS, told('reminding'))
  repeat(() => deliverRescues(services), RESCUE_EVERY_MS, told('telling the contacts'))
}

async function warnOfConnections({ server: { log }, services }: App): Promise<void> {
  try {
    const tooFew = await tooFewConnections(services.reads, services.config)
    if (tooFew !== null) log.warn(tooFew)
  } catch (cause) {
    log.warn(cause, 'how many connections the database lets in is not known')
  }
}

function tidy({ server: { log }, services }: App): void {
  const work = async () => {
    const { lostPictures } = await sweep(services, services.clock.now())
    await emptyWal(services.database, services.config.databaseUrl)
    if (lostPictures > 0) log.error({ lostPictures }, 'pictures that are shown have no bytes')
  }

  const months = async (signal: AbortSignal) => {
    const { outside, ...dropped } = await keepReadings(services, signal)
    if (outside > 0) log.warn({ outside }, 'readings lie in no month: some clock is wrong')
    if (dropped.months.length + dropped.rows > 0)
      log.info(dropped, 'readings have been kept for as long as they are and were dropped')
  }

  services.jobs.every('unfinished-analyses', () => repairAnalyses(services))

  setTimeout(() => {
    services.jobs.every('sweep', work)
    services.jobs.every('reading-months', months)
  }, FIRST_SWEEP_MS).unref()
}

async function main(): Promise<void> {
  requireNode()
  const config = readConfig()
  // Until the process ends, so that the next service starts when this one writes no more.
  holdDatabase(config.databaseUrl)
  if (await prepareDatabase(config)) keepSeeded(config)
  const app = await buildApp(config)
  const { server, services, beginStopping, breakReads } = app
  await makeEngine(services.database)

  const close = () =>
    void server.close().then(
      () => process.exit(0),
      (cause: unknown) => {
        server.log.error(cause, 'closing failed')
        process.exit(1)
      },
    )

  const stop = () => {
    beginStopping()
    setTimeout(() => process.exit(1), config.drainMs + LIMITS.endingMs).unref()

    setTimeout(breakReads, Math.max(0, config.drainMs - LIMITS.breakReadsMs))
    setTimeout(close, config.drainMs)
  }

  process.once('SIGINT', stop).once('SIGTERM', stop)
  const listening = new URL(await server.listen({ host: config.host, port: config.port }))
  console.log(`Kangban ready at http://${config.host}:${listening.port}`)

  await warnOfConnections(app)
  tidy(app)
  if (config.profile === 'kangban') deliverFrom(app)
}

/** What the person who started the service can do something about is said without a stack. */
function explain(cause: unknown): unknown {
  const told =
    cause instanceof ConfigError ||
    cause instanceof DatabaseHeldError ||
    cause instanceof OldNodeError

  if (told) return cause.message
  const taken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE'
  return taken ? `${cause.message}: something else listens there, choose another PORT.` : cause
}

try {
  await main()
} catch (cause) {
  console.error(explain(cause))
  process.exit(1)
}
