// The only reader of the environment. Everything else gets a Config.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MS_PER_SECOND } from '@kangban/china-time'
import { DEFAULT_ADMIN_PHONE } from '@kangban/contracts'
import { type DatabaseSettings, databaseSettings } from './database-settings.ts'
import type { Env } from './environment.ts'
import { keptMonths } from './kept-months.ts'
import { type ObjectStore, objectStore } from './object-store.ts'
import { PARTNER_VARIABLES, partnerLinks, type PartnerLinks } from './partners.ts'
import { PLAIN } from './plain-mark.ts'
import { productionProblems } from './production-problems.ts'
import { withSecretFiles } from './secret-files.ts'

export type Mode = 'demo' | 'development' | 'production'
/** `documented`: as a production answers that keeps the two documents and knows nothing of ours. */
export type Profile = 'kangban' | 'documented'

export interface DataKey {
  id: string
  /** 32 bytes, AES-256. */
  key: Buffer
}

export interface Config extends DatabaseSettings {
  mode: Mode
  profile: Profile
  /** Answers of the documented profile are disturbed as a careless production would; see plugins/quirks.ts. */
  quirks: boolean
  /** A request may name the code that it is answered: for tests, never in production; see plugins/answer-codes.ts. */
  answerCodes: boolean
  host: string
  port: number
  dataDir: string
  /** Where files are kept; null: in the data directory. */
  objectStore: ObjectStore | null
  /** Folder of pg_dump and pg_restore for backups; empty where they are on the PATH. */
  postgresBin: string
  seed: number
  /** Readings are dropped when they are older than so many whole months; null: never. */
  readingsKeptMonths: number | null
  /** Root of the keyed hashes and signatures; at least 32 bytes. */
  secret: Buffer
  /** Newest first: the first encrypts, all decrypt. */
  dataKeys: readonly [DataKey, ...DataKey[]]
  corsOrigins: readonly string[]
  /** Where people open the web app, e.g. https://h5.example.cn; null: wherever a request says that it reached us. */
  publicOrigin: string | null
  /** What a collector of metrics proves itself with; null: open outside production, closed in it. */
  metricsKey: string | null
  /** From being told to stop until connections are closed: balancers see in it that the service is not ready. */
  drainMs: number
  adminPhone: string
  smsGateway: { url: string; key: string } | null
  /** Where the simulated devices listen, e.g. http://127.0.0.1:9100; never in production. */
  simulatorOrigin: string | null
  /** The built web app, or null to serve the API alone. */
  webRoot: string | null
  logLevel: string
  /** How many proxies of ours a request comes through; each adds to X-Forwarded-For whom it heard. */
  trustProxy: number
  links: { customerService: string; h5Test: string; h5Production: string }
  phones: { service: string; afterSales: string; rescue: string }
  company: { name: string; filingNumber: string; specialist: string }
  /** The mail server; null where mails go to the outbox. */
  smtp: { url: string; from: string } | null
  /** Who arranges outpatient visits; null where nobody does, so that the service is not open. */
  outpatientMail: string | null
  /** Where the pages of partners open, without any personal data; null is not open. */
  partners: PartnerLinks
  /** Push services may stand anywhere, also on this machine: for tests, never in production. */
  pushAnywhere: boolean
  /** Refuses no call because the machine is busy: tests of pages leave a service little of it. */
  neverBusy: boolean
  /** The maps service that web apps ask for the city of a place; null: they find it themselves. */
  mapsUrl: string | null
  /** Who reviews deletion requests. */
  supportMail: string
  version: string
}

/** More than stand before any service; a longer number is a mistake. */
const MOST_PROXIES = 10

/** Known to everybody who can read this file: good enough to play with, refused in production. */
const DEMO_SECRET = 'kangban-demo-secret-that-is-public-and-protects-nothing'
const DEMO_DATA_KEY = `demo:${Buffer.from('kangban-demo-key-is-no-secret!!!').toString('base64')}`

const rootDir = fileURLToPath(new URL('../../../../', import.meta.url))

export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(
      `The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )

    this.name = 'ConfigError'
  }
}

function parseDataKeys(text: string): DataKey[] {
  return text.split(',').map((entry) => {
    const [id = '', key = ''] = entry.trim().split(':')
    return { id, key: Buffer.from(key, 'base64') }
  })
}

const isMode = (text: string): text is Mode => ['demo', 'development', 'production'].includes(text)

const isProfile = (text: string): text is Profile => ['kangban', 'documented'].includes(text)

/** A stand-in of a production must not be taken for one. */
function profileProblems(env: Env, mode: string): string[] {
  const { PROFILE: profile = 'kangban', QUIRKS: quirks = '0' } = env
  const problems: string[] = []
  if (!isProfile(profile)) problems.push(`PROFILE is "${profile}", expected kangban or documented`)
  if (!['0', '1'].includes(quirks)) problems.push(`QUIRKS is "${quirks}", expected 0 or 1`)
  if (quirks === '1' && profile !== 'documented') problems.push('QUIRKS needs PROFILE=documented')
  if (mode !== 'production') return problems
  if (profile === 'documented')
    problems.push(
      'PROFILE=documented must not be set in production: it stands in for one, to try things with',
    )
  if (quirks === '1')
    problems.push('QUIRKS must not be set in production: it spoils answers on purpose')
  return problems
}

function paths(env: Env) {
  const dataDir = resolve(rootDir, env['DATA_DIR'] ?? 'data')

  return {
    dataDir,
    postgresBin: env['PG_BIN'] ?? '',
    webRoot: env['WEB_ROOT'] === '' ? null : resolve(rootDir, env['WEB_ROOT'] ?? 'apps/web/dist'),
  }
}

function publicTexts(env: Env): Pick<Config, 'links' | 'phones' | 'company'> {
  return {
    links: {
      customerService: env['CUSTOMER_SERVICE_URL'] ?? '/#/aboutUs',
      h5Test: env['H5_TEST_HOST'] ?? '',
      h5Production: env['H5_PRODUCTION_HOST'] ?? '',
    },
    phones: {
      service: env['SERVICE_PHONE'] ?? '400-000-0000',
      afterSales: env['AFTER_SALES_PHONE'] ?? '400-000-0001',
      rescue: env['RESCUE_PHONE'] ?? '120',
    },
    company: {
      name: env['COMPANY_NAME'] ?? '康伴健康',
      filingNumber: env['FILING_NUMBER'] ?? '演示环境，未备案',
      specialist: env['AFTER_SALES_CONTACT'] ?? '康伴服务专员',
    },
  }
}

function mailSettings(env: Env, mode: string): Pick<Config, 'smtp' | 'outpatientMail'> {
  const url = env['SMTP_URL']
  const demoMailbox = mode === 'production' ? null : 'assist@example.invalid'

  return {
    smtp: url ? { url, from: env['MAIL_FROM'] ?? '' } : null,
    outpatientMail: mode === 'production' && !url ? null : env['OUTPATIENT_MAIL_TO'] || demoMailbox,
  }
}

function outsideProblems(env: Env): string[] {
  const problems: string[] = []
  const origin = env['PUBLIC_ORIGIN']
  if (origin && !/^https?:\/\/[^/]+$/.test(origin))
    problems.push('PUBLIC_ORIGIN must look like https://h5.example.cn')

  for (const name of ['H5_TEST_HOST', 'H5_PRODUCTION_HOST']) {
    const value = env[name]
    if (value && !/^https?:\/\/[^/?#]+(\/[^?#]*)?$/.test(value))
      problems.push(`${name} must look like https://h5.example.cn`)
  }

  for (const name of Object.values(PARTNER_VARIABLES)) {
    const value = env[name]
    if (value && !/^https:\/\/[^/]/.test(value)) problems.push(`${name} must be an https address`)
  }

  const maps = env['MAPS_URL']
  if (maps && !/^https:\/\/[^/?#]+\/[^?#]*$/.test(maps))
    problems.push('MAPS_URL must look like https://maps.example.cn/reverse')

  const metricsKey = env['METRICS_KEY']
  if (metricsKey && metricsKey.length < 16)
    problems.push('METRICS_KEY needs at least 16 characters')

  const smtp = env['SMTP_URL']
  if (smtp && !/^smtps?:\/\/[^/]/.test(smtp))
    problems.push('SMTP_URL must look like smtps://user:password@host:465')
  if (smtp && !env['MAIL_FROM']?.includes('@'))
    problems.push('MAIL_FROM must be an address when SMTP_URL is set')
  return problems
}

/** Reads and checks the whole configuration. @throws ConfigError that lists every problem at once */
export function readConfig(given: Env = process.env): Config {
  const { env, problems } = withSecretFiles(given)
  const mode = env['MODE'] ?? 'demo'
  const profile = env['PROFILE'] ?? 'kangban'
  const port = Number(env['PORT'] ?? 8080)
  const seed = Number(env['SEED'] ?? 1)
  const trustProxy = Number(env['TRUST_PROXY'] || 0)
  const secret = Buffer.from(env['SECRET_KEY'] ?? DEMO_SECRET)
  const dataKeys = parseDataKeys(env['DATA_KEYS'] ?? DEMO_DATA_KEY)
  const [first, ...others] = dataKeys
  const drainSeconds = Number(env['DRAIN_SECONDS'] ?? (mode === 'production' ? 5 : 0))
  const files = objectStore(env, mode)
  const kept = keptMonths(env)
  const place = paths(env)
  const { problems: databaseProblems, ...database } = databaseSettings(env, place.dataDir)
  if (mode === 'production') problems.push(...productionProblems(env))
  problems.push(...outsideProblems(env), ...profileProblems(env, mode))
  problems.push(...files.problems, ...kept.problems, ...databaseProblems)
  if (!isMode(mode)) problems.push(`MODE is "${mode}", expected demo, development or production`)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push(`PORT is "${env['PORT']}", expected 0 to 65535`)
  if (!Number.isSafeInteger(seed))
    problems.push(`SEED is "${env['SEED']}", expected a whole number`)
  if (!Number.isInteger(trustProxy) || trustProxy < 0 || trustProxy > MOST_PROXIES)
    problems.push(
      `TRUST_PROXY is "${env['TRUST_PROXY']}", expected the number of proxies, 0 to ${MOST_PROXIES}`,
    )
  if (!(drainSeconds >= 0 && drainSeconds <= 60))
    problems.push(`DRAIN_SECONDS is "${env['DRAIN_SECONDS']}", expected 0 to 60`)
  if (secret.length < 32)
    problems.push(`SECRET_KEY has ${secret.length} bytes, at least 32 are needed`)

  for (const { id, key } of dataKeys) {
    if (id === PLAIN || id.includes('.')) problems.push(`DATA_KEYS: a key cannot be named "${id}"`)
    if (!id || key.length !== 32)
      problems.push(`DATA_KEYS needs id:base64 of 32 bytes, key "${id}" has ${key.length}`)
  }

  if (problems.length > 0 || !isMode(mode) || !isProfile(profile) || !first)
    throw new ConfigError(problems)

  return {
    mode,
    profile,
    quirks: env['QUIRKS'] === '1',
    answerCodes: env['ANSWER_CODES'] === '1',
    host: env['HOST'] ?? '127.0.0.1',
    port,
    seed,
    readingsKeptMonths: kept.months,
    secret,
    dataKeys: [first, ...others],
    ...place,
    ...database,
    objectStore: files.store,
    ...publicTexts(env),
    ...mailSettings(env, mode),
    partners: partnerLinks(env, mode),
    corsOrigins: (env['CORS_ORIGINS'] ?? '').split(',').filter(Boolean),
    publicOrigin: env['PUBLIC_ORIGIN'] || null,
    metricsKey: env['METRICS_KEY'] || null,
    drainMs: drainSeconds * MS_PER_SECOND,
    mapsUrl: env['MAPS_URL'] || null,
    supportMail: env['SUPPORT_MAIL'] ?? 'support@example.invalid',
    adminPhone: env['ADMIN_PHONE'] ?? DEFAULT_ADMIN_PHONE,
    smsGateway: env['SMS_GATEWAY_URL']
      ? { url: env['SMS_GATEWAY_URL'], key: env['SMS_GATEWAY_KEY'] ?? '' }
      : null,
    simulatorOrigin: env['SIMULATOR_ORIGIN'] || null,
    pushAnywhere: env['PUSH_ANYWHERE'] === '1',
    neverBusy: env['NEVER_BUSY'] === '1',
    logLevel: env['LOG_LEVEL'] ?? (mode === 'production' ? 'info' : 'warn'),
    trustProxy,
    version: readVersion(),
  }
}

const readVersion = (): string =>
  (JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8')) as { version: string }).version
