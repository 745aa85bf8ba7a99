import { parseArgs } from 'node:util'
import { createFleet } from './fleet.ts'
import { parseFaults } from './faults.ts'

// `node apps/device-sim/src/fleet-bench.ts`: how much faster than real time a fleet runs in one process, all devices
// streaming. A goal that is missed makes the exit code 1.

const GOAL = { devices: 1000, compression: 60 }
const MEGABYTE = 1024 * 1024

const { values } = parseArgs({
  options: {
    devices: { type: 'string', default: String(GOAL.devices) },
    seconds: { type: 'string', default: '120' },
    faults: { type: 'string', default: 'loss=0.05,duplicate=0.01,reorder=0.01' },
  },
})
const [wanted, seconds] = [Number(values.devices), Number(values.seconds)]
if (!(wanted >= 1 && seconds >= 10)) throw new RangeError('--devices must be at least 1, --seconds at least 10')

const fleet = createFleet({ devices: wanted, faults: parseFaults(values.faults), seed: '1' })
// The compiler has seen every path once, and every device is connected.
fleet.advance(5)
const before = { ...fleet.counts }
const startMs = performance.now()
const startCpu = process.cpuUsage()
for (let second = 0; second < seconds; second++) fleet.advance(1)
const wallSeconds = (performance.now() - startMs) / 1000
const cpu = process.cpuUsage(startCpu)
const cpuSeconds = (cpu.user + cpu.system) / 1e6
const { counts } = fleet
const received = counts.received - before.received
const samples = counts.samples - before.samples
fleet.settle()
const sum = (byDevice: ReadonlyMap<string, number>): number => [...byDevice.values()].reduce((a, b) => a + b, 0)
const [gaps, lost] = [sum(fleet.gaps()), sum(fleet.lost())]
const compression = seconds / cpuSeconds

const row = (what: string, value: string): void => console.log(`${what.padEnd(44)}${value.padStart(20)}`)
const whole = (value: number): string => Math.round(value).toLocaleString('en')
row('devices', whole(fleet.devices))
row('simulated seconds', whole(seconds))
row('processor / wall seconds', `${cpuSeconds.toFixed(2)} / ${wallSeconds.toFixed(2)}`)
row('compression on one core (processor time)', `${compression.toFixed(1)} x`)
row('compression as it came (wall time)', `${(seconds / wallSeconds).toFixed(1)} x`)
row('values received a processor second', whole(received / cpuSeconds))
row('ECG samples received a processor second', whole(samples / cpuSeconds))
row('memory, resident', `${whole(process.memoryUsage().rss / MEGABYTE)} MB`)
row('ECG frames lost: found by receivers / true', `${whole(gaps)} / ${whole(lost)}`)
row('values that could not be placed', whole(counts.wrong))
if (gaps !== lost || counts.wrong > 0) process.exitCode = 1
if (wanted >= GOAL.devices && compression < GOAL.compression) {
  console.error(`The goal of ${GOAL.compression} x with ${whole(GOAL.devices)} devices is missed.`)
  process.exitCode = 1
}
