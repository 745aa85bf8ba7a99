import { readConfig } from './config.ts'
import { loadReplay } from './world/replay-source.ts'
import { startDeviceSim } from './control/server.ts'
import { World } from './world/world.ts'

const config = readConfig()
const { seed, faults, from, speed } = config

const world = new World({
  seed,
  faults,
  ecgSource: config.replay === undefined ? undefined : await loadReplay(config.replay),
  begin: from === undefined ? undefined : { fromUnixMs: from, speed },
})

const sim = await startDeviceSim({
  host: config.host,
  port: config.port,
  world,
  recordFolder: config.recordFolder,
  log: (message) => console.error(message),
})

const stopTime = world.scheduler.start()

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    stopTime()
    void sim.close()
  })
}

console.log(`device-sim ready at ${sim.url}`)
