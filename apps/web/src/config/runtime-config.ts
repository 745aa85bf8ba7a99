/** Read from /config.json at run time, so that one build serves demo, development and production. */
export interface RuntimeConfig {
  mode: 'demo' | 'development' | 'production'
  /** Base of every documented path, without a slash at the end. */
  apiBase: string
  /**
   * What is known of the back end: `documented` keeps the two documents and knows nothing of ours, `kangban` is our own
   * service. Left out, one probe finds out.
   */
  backend?: 'documented' | 'kangban'
  /** Where the calls stand whose paths the documents do not show, by their names in the contracts: `GET /user/v1/flag`. */
  paths?: Readonly<Record<string, string>>
  liveUpdates: boolean
  /** WebSocket of the simulated radio, or null where real Bluetooth is used. */
  simulatorUrl: string | null
  /** Messages that would have been sent; demo mode only. */
  outboxUrl: string | null
  links: { customerService: string; h5Test?: string; h5Production?: string }
  /** `administrator` gets the codes by which prizes are redeemed. */
  phones: { service: string; afterSales: string; rescue: string; administrator?: string }
  /** `specialist` is who answers for after-sales. */
  company: { name: string; filingNumber: string; specialist?: string }
  /** A maps service that is asked for the city of a place, as Nominatim's `/reverse`; left out, the phone finds it itself. */
  mapsUrl?: string
  /** Of the ECG recorder; left out, placeholders. */
  miniProgram?: { name: string; appId: string; originalId: string; path: string }
}

const MODES: readonly string[] = [
  'demo',
  'development',
  'production',
] satisfies RuntimeConfig['mode'][]

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)

const isTextOrAbsent = (value: unknown): boolean => value === undefined || isText(value)

const hasTexts = (value: unknown, names: string[], optional: string[] = []): boolean =>
  isFields(value) &&
  names.every((name) => isText(value[name])) &&
  optional.every((name) => isTextOrAbsent(value[name]))

const BACKENDS: readonly unknown[] = [
  undefined,
  'documented',
  'kangban',
] satisfies RuntimeConfig['backend'][]

const PLACE = /^(GET|POST) \/\S+$/

const CHECKS: Record<keyof RuntimeConfig, (value: unknown) => boolean> = {
  mode: (value) => isText(value) && MODES.includes(value),
  apiBase: isText,
  backend: (value) => BACKENDS.includes(value),
  paths: (value) =>
    value === undefined ||
    (isFields(value) && Object.values(value).every((each) => isText(each) && PLACE.test(each))),
  liveUpdates: (value) => typeof value === 'boolean',
  simulatorUrl: isTextOrNull,
  outboxUrl: isTextOrNull,
  links: (value) => hasTexts(value, ['customerService'], ['h5Test', 'h5Production']),
  phones: (value) => hasTexts(value, ['service', 'afterSales', 'rescue'], ['administrator']),
  company: (value) => hasTexts(value, ['name', 'filingNumber'], ['specialist']),
  mapsUrl: isTextOrAbsent,
  miniProgram: (value) =>
    value === undefined || hasTexts(value, ['name', 'appId', 'originalId', 'path']),
}

const isRuntimeConfig = (value: unknown): value is RuntimeConfig =>
  isFields(value) && Object.entries(CHECKS).every(([name, holds]) => holds(value[name]))

/** Checks what was read. @throws Error that names the first wrong field. */
export function parseRuntimeConfig(value: unknown): RuntimeConfig {
  if (isRuntimeConfig(value)) return value

  const wrong = isFields(value)
    ? Object.entries(CHECKS).find(([name, holds]) => !holds(value[name]))?.[0]
    : '(root)'

  throw new Error(`config.json: ${wrong} is missing or of the wrong type`)
}

let current: RuntimeConfig | undefined

/** Called once, before the app renders. @throws Error when config.json cannot be read. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch('config.json', { cache: 'no-cache' })
  if (!response.ok) throw new Error(`config.json answered HTTP ${response.status}`)
  return setRuntimeConfig(parseRuntimeConfig(await response.json()))
}

export function setRuntimeConfig(config: RuntimeConfig): RuntimeConfig {
  current = config
  return config
}

/** What relative links in answers are relative to: the back end, which need not be where the page comes from. */
export const backendAddress = (): string => new URL(runtimeConfig().apiBase, location.href).href

/** Whether the back end keeps the documents alone: nothing of ours can be asked of it. */
export const isDocumentedOnly = (): boolean => current?.backend === 'documented'

/** @throws Error before the configuration is there. */
export function runtimeConfig(): RuntimeConfig {
  if (!current) throw new Error('The runtime configuration was read before it was loaded')
  return current
}
