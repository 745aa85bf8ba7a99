import { type Env, ON_THIS_MACHINE } from './environment.ts'

/** Where files are kept in an object store that speaks S3, and what we prove ourselves with there. */
export interface ObjectStore {
  bucket: string
  /** Origin of the store, e.g. https://s3.example.cn; the bucket stands in the path. */
  endpoint: string
  region: string
  accessKey: string
  secretKey: string
}

function endpointProblem(text: string, mode: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    return 'FILES_URL needs an endpoint that looks like https://s3.example.cn'
  const isPlain = url.protocol === 'http:' && !ON_THIS_MACHINE.includes(url.hostname)
  if (mode === 'production' && isPlain) return 'FILES_URL needs an https endpoint in production'
  return null
}

/** The store that FILES_URL names, null where files lie in DATA_DIR, and what is wrong with what it says. */
export function objectStore(
  env: Env,
  mode: string,
): { store: ObjectStore | null; problems: string[] } {
  const text = env['FILES_URL']
  if (!text) return { store: null, problems: [] }

  const match = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?\?(?<rest>[^#]*)$/.exec(text)
  if (!match?.groups)
    return {
      store: null,
      problems: ['FILES_URL must look like s3://bucket?endpoint=https://s3.example.cn&region=…'],
    }

  const given = new URLSearchParams(match.groups['rest'])
  const endpoint = given.get('endpoint') ?? ''
  const accessKey = env['FILES_ACCESS_KEY'] ?? ''
  const secretKey = env['FILES_SECRET_KEY'] ?? ''
  const unknown = [...given.keys()].filter((name) => name !== 'endpoint' && name !== 'region')
  const wrongEndpoint = endpointProblem(endpoint, mode)

  const problems = [
    ...unknown.map((name) => `FILES_URL has ${name}, which nobody knows`),
    ...(wrongEndpoint === null ? [] : [wrongEndpoint]),
    ...(accessKey && secretKey ? [] : ['FILES_URL needs FILES_ACCESS_KEY and FILES_SECRET_KEY']),
  ]

  return {
    store: {
      bucket: match.groups['bucket'] ?? '',
      endpoint,
      region: given.get('region') || 'us-east-1',
      accessKey,
      secretKey,
    },
    problems,
  }
}
