// `npm run bench`: figures of signals and of the server stand beside references of the same run: absolute ones hold for one machine.
import { runOrExit } from './environment.mjs'
import { BUILD_SERVICE } from './processes.mjs'

export async function main() {
  runOrExit(BUILD_SERVICE)
  runOrExit('node packages/ecg-cli/src/main.ts bench')
  runOrExit('node apps/device-sim/src/fleet-bench.ts')
  runOrExit('node tests/load/holter.bench.ts')
  runOrExit('node tests/load/contract.bench.ts')
  runOrExit('node tests/load/readings.bench.ts')
  runOrExit('node tests/load/server.bench.ts')
  runOrExit('node tests/load/mixed.bench.ts')
}
