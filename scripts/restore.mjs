// `npm run restore -- FROM [--replace | --check]`: a backup back in its place.
import { runCommand } from './environment.mjs'

export const main = (args) => runCommand('restore', args)
