import { createClock } from './clock.ts'
import { readConfig } from './config.ts'
import { loadReplay } from './replay-source.ts'
import { startDeviceSim } from './server.ts'
import { createSyntheticSource } from './synthetic-source.ts'

const config = readConfig()
const sim = await startDeviceSim({
  host: config.host,
  port: config.port,
  seed: config.seed,
  faults: config.faults,
  clock: createClock(config.speed),
  ecgSource: config.replay === undefined ? createSyntheticSource(config.seed) : await loadReplay(config.replay),
  log: (message) => console.error(message),
})
console.log(`device-sim ready at ${sim.url}`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void sim.close())
