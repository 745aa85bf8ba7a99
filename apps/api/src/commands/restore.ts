// `npm run restore -- FROM [--replace]`: a backup in the place of database and files. Stop the service first.
// `npm run restore -- FROM --check` says whether the backup is whole and whether these keys read it, and changes nothing.
import { parseArgs } from 'node:util'
import { readConfig } from '../config/env.ts'
import { systemClock } from '../ports/clock.ts'
import { checkBackup, restoreBackup } from '../upkeep/backup/restore-backup.ts'

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
      },
    })

    const [from, ...rest] = positionals
    if (from && rest.length === 0) return { ...values, from }
  } catch {
    // The usage says it.
  }

  console.error('Usage: npm run restore -- FROM [--replace | --check]')
  return process.exit(2)
}

const { from, replace, check } = options()

try {
  if (check) {
    const { takenAt } = await checkBackup(readConfig(), from)
    console.log(`The backup of ${takenAt} is whole, and these keys read it.`)
  } else {
    const asked = { replace, now: systemClock.now() }
    const { manifest, aside } = await restoreBackup(readConfig(), from, asked)
    console.log(`The state of ${manifest.takenAt} is in place.`)
    if (replace) console.log(`What was there is in ${aside}: delete it when you are sure.`)
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
}
