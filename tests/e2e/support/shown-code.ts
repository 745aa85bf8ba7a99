import { bindingCode, stepAt } from '../../../apps/api/src/security/binding-code.ts'
import { codeKeyOf } from '../../../prisma/seed/people/device-identity.ts'

/** Of the seed of the browser tests. */
const SEED = 1

/** What the screen of a simulated device shows now. */
export const shownCode = (deviceCode: string): string =>
  bindingCode(codeKeyOf(deviceCode, SEED), stepAt(new Date()))
