import { setFlagsFromString } from 'node:v8'

const GROWING = '--heap-growing-percent='
/** V8 decides by itself. */
const AS_USUAL = '0'

/**
 * Does short work that makes much garbage without the flag that keeps the heaps of a service small for good
 * (scripts/processes.mjs), in all threads: collecting them so often costs a seed a tenth of its processor time. V8 reads
 * that flag each time it has collected.
 */
export async function withRoom<Result>(work: () => Promise<Result>): Promise<Result> {
  const given = process.execArgv.find((argument) => argument.startsWith(GROWING))
  if (given === undefined) return work()
  setFlagsFromString(GROWING + AS_USUAL)

  try {
    return await work()
  } finally {
    setFlagsFromString(given)
  }
}
