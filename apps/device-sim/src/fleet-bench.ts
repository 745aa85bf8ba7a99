import { parseArgs } from 'node:util'
import { createFleet, type FleetOptions } from './world/fleet.ts'
import { parseFaults } from './radio/faults.ts'

// `node apps/device-sim/src/fleet-bench.ts`: how much faster than real time a fleet runs in one process. A value that
// could not be placed or a lost frame that was not found makes the exit code 1; a goal that is missed is only told.

const GOAL = { devices: 1000, compression: 60 }
const MEGABYTE = 1024 * 1024
/** By then each body's day is drawn, which is done once a day, and the compiler has seen every path. */
const WARM_UP_SECONDS = 90

const TITLES = {
  always: 'Every recorder streams all the time',
  hourly: 'Every recorder measures for 30 s an hour',
} as const

const { values } = parseArgs({
  options: {
    devices: { type: 'string', default: String(GOAL.devices) },
    seconds: { type: 'string', default: '120' },
    faults: { type: 'string', default: 'loss=0.05,duplicate=0.01,reorder=0.01' },
  },
})

const [devices, seconds] = [Number(values.devices), Number(values.seconds)]
if (!(devices >= 1 && seconds >= 10))
  throw new RangeError('--devices must be at least 1, --seconds at least 10')
const faults = parseFaults(values.faults)

for (const ecg of ['always', 'hourly'] as const) report(ecg)

function report(ecg: FleetOptions['ecg']): void {
  const fleet = createFleet({ devices, faults, seed: '1', ecg })

  const live = (count: number): { cpu: number; wall: number } => {
    const startMs = performance.now()
    const startCpu = process.cpuUsage()
    for (let second = 0; second < count; second++) fleet.advance(1)
    // All threads: those of the garbage collector and the compiler count too.
    const { user, system } = process.cpuUsage(startCpu)
    return { cpu: (user + system) / 1e6, wall: (performance.now() - startMs) / 1000 }
  }

  const first = live(WARM_UP_SECONDS)
  const before = { ...fleet.counts }
  const { cpu, wall } = live(seconds)
  const compression = seconds / cpu
  const received = fleet.counts.received - before.received

  console.log(`${TITLES[ecg]}\n`)
  row('devices', whole(fleet.devices))
  row('simulated seconds', whole(seconds))
  row('processor / wall seconds', `${cpu.toFixed(2)} / ${wall.toFixed(2)}`)
  row('compression by processor time', `${compression.toFixed(1)} x`)
  row('compression by wall time', `${(seconds / wall).toFixed(1)} x`)

  row(
    `the same, the first ${WARM_UP_SECONDS} s of the day`,
    `${times(first.cpu)} / ${times(first.wall)}`,
  )

  row('notifications a simulated second', whole(received / seconds))
  row('notifications a processor second', whole(received / cpu))
  row('ECG samples a processor second', whole((fleet.counts.samples - before.samples) / cpu))
  row('memory, resident', `${whole(process.memoryUsage().rss / MEGABYTE)} MB`)
  row('values that could not be placed', whole(fleet.counts.wrong))
  // What is lost at the very end of a measurement nobody can know, so that only what goes on can be compared.
  const isComplete = ecg === 'hourly' || compareLost(fleet)
  const isFast = compression >= GOAL.compression
  const goal = devices >= GOAL.devices
  if (goal) row(`goal: ${GOAL.compression} x by processor time`, isFast ? 'reached' : 'missed')
  if (fleet.counts.wrong > 0 || !isComplete) process.exitCode = 1
  console.log('')
}

function compareLost(fleet: ReturnType<typeof createFleet>): boolean {
  fleet.settle()
  const [found, lost] = [sum(fleet.gaps()), sum(fleet.lost())]
  row('ECG frames lost: found by receivers / true', `${whole(found)} / ${whole(lost)}`)
  return found === lost
}

function times(elapsed: number): string {
  return `${(WARM_UP_SECONDS / elapsed).toFixed(1)} x`
}

function row(what: string, value: string): void {
  console.log(`${what.padEnd(44)}${value.padStart(20)}`)
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en')
}

function sum(byDevice: ReadonlyMap<string, number>): number {
  return [...byDevice.values()].reduce((total, value) => total + value, 0)
}
