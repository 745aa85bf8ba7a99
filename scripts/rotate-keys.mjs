// `npm run rotate-keys`: seals everything anew with the first of DATA_KEYS.
import { runCommand } from './environment.mjs'

export const main = (args) => runCommand('rotate-keys', args)
