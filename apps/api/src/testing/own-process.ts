// The service as a process of its own, in production mode, for what a test cannot do to itself.
import { randomBytes } from 'node:crypto'
import { startUntil } from '../../../../scripts/processes.mjs'

const key = () => randomBytes(32).toString('base64')

export async function startProcess({
  databaseUrl,
  dataDir,
  onLine,
}: {
  databaseUrl: string
  dataDir: string
  /** Takes what the service logs; without it, it logs nothing. */
  onLine?: (line: string) => void
}) {
  const { child, started } = startUntil(process.execPath, {
    args: ['apps/api/src/server.ts'],
    env: {
      PORT: '0',
      WEB_ROOT: '',
      LOG_LEVEL: onLine ? 'info' : 'silent',
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
    ...(onLine && { onLine }),
  })

  return { child, url: await started }
}
