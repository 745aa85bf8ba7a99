import { type Env, ON_THIS_MACHINE } from './environment.ts'

/** What hardly a random key holds: one in 800 of 32 bytes in Base64 has three x in a row. */
const looksLikePlaceholder = (text: string) =>
  /change|placeholder|example|secret-here|\bdemo\b|local-only|^x+$|x{6}/i.test(text)

/** pg takes the last of several modes, and `require` for one that asks nobody who they are when it is told to do as libpq. */
const isVerified = ({ searchParams }: URL) =>
  searchParams.has('sslmode') &&
  searchParams.getAll('sslmode').every((mode) => mode === 'verify-full')

function databaseProblems(env: Env, name: 'DATABASE_URL' | 'DATABASE_READ_URL'): string[] {
  const text = env[name]
  if (!text || !/^postgres(ql)?:/.test(text)) return []
  if (!URL.canParse(text)) return [`${name} is no address`]
  const url = new URL(text)
  const problems: string[] = []

  if (looksLikePlaceholder(decodeURIComponent(url.password)))
    problems.push(`${name} still holds a placeholder for its password`)

  if (!ON_THIS_MACHINE.includes(url.hostname) && !isVerified(url) && env['DATABASE_PLAIN'] !== '1')
    problems.push(
      `${name} needs sslmode=verify-full, or DATABASE_PLAIN=1 on a network that nobody else is on`,
    )

  return problems
}

/** What production must not run with. */
export function productionProblems(env: Env): string[] {
  const problems: string[] = []

  for (const name of ['SECRET_KEY', 'DATA_KEYS'] as const) {
    const value = env[name]
    if (!value) problems.push(`${name} must be set in production`)
    else if (looksLikePlaceholder(value)) problems.push(`${name} still holds a placeholder`)
  }

  for (const name of ['DATABASE_URL', 'DATABASE_READ_URL'] as const)
    problems.push(...databaseProblems(env, name))

  if (!env['PUBLIC_ORIGIN']?.startsWith('https://'))
    problems.push(
      'PUBLIC_ORIGIN must be set in production, as https://h5.example.cn: links lead there, whatever host a request names',
    )

  for (const name of ['METRICS_KEY', 'FILES_SECRET_KEY'] as const)
    if (looksLikePlaceholder(env[name] ?? '')) problems.push(`${name} still holds a placeholder`)

  if (!env['ADMIN_PHONE']) problems.push('ADMIN_PHONE must be set in production')
  if (!env['SMS_GATEWAY_URL']?.startsWith('https://'))
    problems.push(
      'SMS_GATEWAY_URL must be set in production, to an https address: it gets the codes',
    )
  if (env['SIMULATOR_ORIGIN'])
    problems.push('SIMULATOR_ORIGIN must not be set in production: no simulated devices there')
  if (env['PUSH_ANYWHERE'])
    problems.push('PUSH_ANYWHERE must not be set in production: a stranger names the address')
  if (env['NEVER_BUSY'])
    problems.push('NEVER_BUSY must not be set in production: too many calls would make all wait')

  if (env['ANSWER_CODES'])
    problems.push('ANSWER_CODES must not be set in production: a stranger names the answer')
  return problems
}
