// `npm run bench`: every figure stands beside a reference measured in the same run, since absolute ones hold for one machine.
import { runOrExit } from './environment.mjs'

export async function main() {
  runOrExit('node packages/ecg-cli/src/main.ts bench')
  runOrExit('node apps/device-sim/src/fleet-bench.ts')
  runOrExit('node tests/load/holter.bench.ts')
  runOrExit('node tests/load/contract.bench.ts')
  runOrExit('node tests/load/readings.bench.ts')
  runOrExit('node tests/load/server.bench.ts')
}
