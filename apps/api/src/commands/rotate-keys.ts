// `npm run rotate-keys`: seals with the first of DATA_KEYS what an older one has sealed. First every service is started with the
// new key in front; it may be interrupted, and run again.
import { readConfig } from '../config/env.ts'
import { createServices } from '../services.ts'
import { rotateKeys, sealedByKey } from '../upkeep/rotate-keys.ts'

const services = await createServices(readConfig())
const newest = services.config.dataKeys[0].id

try {
  const { texts, files } = await rotateKeys(services)
  console.log(`${texts} texts and ${files} files were sealed anew with "${newest}".`)

  const left = [...(await sealedByKey(services))].filter(
    ([id, count]) => id !== newest && count > 0,
  )

  for (const [id, count] of left) console.error(`${count} are still sealed with "${id}".`)
  if (left.length > 0) process.exitCode = 1
  else console.log('Nothing is sealed with another key: older ones may be dropped.')
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
} finally {
  await services.reads.close()
  await services.database.$disconnect()
}
