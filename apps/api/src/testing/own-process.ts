// The service as a process of its own, in production mode, for what a test cannot do to itself.
import { randomBytes } from 'node:crypto'
import { startUntil } from '../../../../scripts/processes.mjs'

const key = () => randomBytes(32).toString('base64')

export async function startProcess({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string
  dataDir: string
}) {
  const { child, started } = startUntil(process.execPath, {
    args: ['apps/api/src/server.ts'],
    env: {
      PORT: '0',
      WEB_ROOT: '',
      LOG_LEVEL: 'silent',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      MODE: 'production',
      SECRET_KEY: key(),
      DATA_KEYS: `a:${key()}`,
      ADMIN_PHONE: '13500000000',
      SMS_GATEWAY_URL: 'https://sms.invalid/send',
      PUBLIC_ORIGIN: 'https://h5.kangban.invalid',
    },
    ready: /ready at (\S+)/,
  })

  return { child, url: await started }
}
