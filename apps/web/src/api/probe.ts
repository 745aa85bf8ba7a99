// Whether the back end is our own service or one that keeps the documents alone. The operator says so in config.json; where
// nothing is said, one probe before the first screen finds out, and the browser's session remembers it.
import { type RuntimeConfig, runtimeConfig, setRuntimeConfig } from '../config/runtime-config.ts'

type Backend = NonNullable<RuntimeConfig['backend']>

const KEY = 'kangban.backend'
/** The call `backend.getBackend` of the contracts, which no other service has. */
const PROBE_PATH = '/backend/v1/info'
const PROBE_TIMEOUT_MS = 5000

const isOurs = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'data' in body &&
  typeof body.data === 'object' &&
  body.data !== null &&
  'backend' in body.data &&
  body.data.backend === 'kangban'

/** Null where nothing could be reached: then nothing is known for later either. */
async function probe(apiBase: string): Promise<Backend | null> {
  try {
    const url = `${apiBase.replace(/\/$/, '')}${PROBE_PATH}`
    const response = await fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })
    const body: unknown = response.ok ? await response.json().catch(() => null) : null
    return isOurs(body) ? 'kangban' : 'documented'
  } catch {
    return null
  }
}

/** Storage may be blocked (private windows, web views): then every start asks. */
function sessionOf<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

function remembered(apiBase: string): Backend | null {
  const [backend, base] = sessionOf((storage) => storage.getItem(KEY))?.split(' ') ?? []
  return base === apiBase && (backend === 'documented' || backend === 'kangban') ? backend : null
}

/** Completes the configuration with what the back end is. */
export async function settleBackend(): Promise<void> {
  const config = runtimeConfig()
  if (config.backend) return
  const known = remembered(config.apiBase)
  const found = known ?? (await probe(config.apiBase))
  if (!known && found) sessionOf((storage) => storage.setItem(KEY, `${found} ${config.apiBase}`))
  // A stranger's service refuses an unknown call of another origin as if it were not there at all.
  setRuntimeConfig({ ...config, backend: found ?? 'documented' })
}
