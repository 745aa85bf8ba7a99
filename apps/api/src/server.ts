import { MS_PER_HOUR } from '@kangban/china-time'
import { buildApp } from './app.ts'
import { ConfigError, readConfig } from './config/env.ts'
import { LIMITS } from './config/limits.ts'
import { prepareDatabase } from './commands/prepare.ts'
import { DELIVER_EVERY_MS, deliverReminders } from './features/reminders/deliver-reminders.ts'
import { sweep } from './upkeep/sweep.ts'

const SWEEP_MS = 6 * MS_PER_HOUR

/** One after the other: a gateway that is slow makes them late, never more at once. */
function remindFrom(
  { log }: Awaited<ReturnType<typeof buildApp>>['server'],
  services: Awaited<ReturnType<typeof buildApp>>['services'],
): void {
  const remind = () =>
    deliverReminders(services)
      .catch((cause: unknown) => log.error(cause, 'reminding failed'))
      .finally(() => setTimeout(() => void remind(), DELIVER_EVERY_MS).unref())

  void remind()
}

async function main(): Promise<void> {
  const config = readConfig()
  await prepareDatabase(config)
  const { server, services } = await buildApp(config)

  const stop = () => {
    setTimeout(() => process.exit(1), LIMITS.endingMs).unref()

    server.close().then(
      () => process.exit(0),
      (cause: unknown) => {
        server.log.error(cause, 'closing failed')
        process.exit(1)
      },
    )
  }

  process.once('SIGINT', stop).once('SIGTERM', stop)
  const listening = new URL(await server.listen({ host: config.host, port: config.port }))
  console.log(`Kangban ready at http://${config.host}:${listening.port}`)

  const tidy = () =>
    sweep(services, services.clock.now()).catch((cause: unknown) =>
      server.log.error(cause, 'sweep failed'),
    )

  setInterval(() => void tidy(), SWEEP_MS).unref()
  if (config.profile === 'kangban') remindFrom(server, services)
}

/** What the person who started the service can do something about is said without a stack. */
function explain(cause: unknown): unknown {
  if (cause instanceof ConfigError) return cause.message
  const taken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE'
  return taken ? `${cause.message}: something else listens there, choose another PORT.` : cause
}

try {
  await main()
} catch (cause) {
  console.error(explain(cause))
  process.exit(1)
}
