// `npm run backup -- TO`: database and files into a new folder, with the service running.
import { runCommand } from './environment.mjs'

export const main = (args) => runCommand('backup', args)
