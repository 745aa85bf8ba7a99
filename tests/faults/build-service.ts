import { run } from '../../scripts/environment.mjs'
import { BUILD_SERVICE } from '../../scripts/processes.mjs'

/** The faults meet the service as it is shipped. */
export default function setup(): void {
  if (run(BUILD_SERVICE) !== 0) throw new Error('the service was not built')
}
