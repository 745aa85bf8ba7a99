// Docker and Kubernetes give secrets as files, which are seen in no list of processes and in no description of a container.
import { readFileSync } from 'node:fs'
import type { Env } from './environment.ts'

/** NAME_FILE is where the value of NAME stands. */
const SECRETS = [
  'SECRET_KEY',
  'DATA_KEYS',
  'SMS_GATEWAY_KEY',
  'METRICS_KEY',
  'SMTP_URL',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'FILES_ACCESS_KEY',
  'FILES_SECRET_KEY',
]

/** The environment with the secrets that stand in files, and what is wrong with those. */
export function withSecretFiles(given: Env): { env: Env; problems: string[] } {
  const env = { ...given }
  const problems: string[] = []

  for (const name of SECRETS) {
    const path = given[`${name}_FILE`]
    if (!path) continue
    if (given[name] !== undefined) problems.push(`${name} and ${name}_FILE are both set`)

    try {
      env[name] = readFileSync(path, 'utf8').trimEnd()
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException
      problems.push(`${name}_FILE cannot be read (${code})`)
    }
  }

  return { env, problems }
}
