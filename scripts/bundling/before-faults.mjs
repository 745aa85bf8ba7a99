import { run } from '../environment.mjs'
import { BUILD_SERVICE } from '../processes.mjs'

/** What vitest does before the faults: they meet the service as it is shipped. */
export default function setup() {
  if (run(BUILD_SERVICE) !== 0) throw new Error('the service was not built')
}
