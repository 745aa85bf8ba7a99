// `npm run backup -- TO`: database and files as they are, into a new folder; services may run.
import { readConfig } from '../config/env.ts'
import { systemClock } from '../ports/clock.ts'
import { takeBackup } from '../upkeep/backup/take-backup.ts'

const [to, ...rest] = process.argv.slice(2)

if (!to || rest.length > 0 || to.startsWith('-')) {
  console.error('Usage: npm run backup -- TO (a folder that is not there yet)')
  process.exit(2)
}

try {
  const begun = performance.now()
  const manifest = await takeBackup(readConfig(), to, systemClock.now())
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${rows} rows and ${manifest.files.length} files are in ${to}, after ${seconds} s.`)

  console.log(
    `To read them it takes SECRET_KEY and of DATA_KEYS: ${manifest.keyIds.join(', ')}. Keep those elsewhere.`,
  )

  if (manifest.lostPictures.length > 0)
    console.error(`${manifest.lostPictures.length} pictures have a row and no bytes.`)
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
}
