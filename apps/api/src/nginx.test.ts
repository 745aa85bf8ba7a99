// What nginx says before the service, read in its files: the same headers as the service, and nothing of callers in its log.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MS_PER_SECOND } from '@kangban/china-time'
import { MESSAGES } from '@kangban/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from './config/limits.ts'
import { startTestApp, type TestApp } from './testing/start-test-app.ts'

const read = (file: string) =>
  readFileSync(new URL(`../../../docker/${file}`, import.meta.url), 'utf8')

const parts = (text: string) => text.split(';').map((part) => part.trim())

let production: TestApp

const webRoot = mkdtempSync(join(tmpdir(), 'kangban-web-'))
const BUILT = ['index.html', 'service-worker.js', 'manifest.webmanifest', 'assets/index-1.js']

beforeAll(async () => {
  mkdirSync(join(webRoot, 'assets'))
  for (const file of BUILT) writeFileSync(join(webRoot, file), '{}')
  production = await startTestApp({ config: { mode: 'production', webRoot } })
})

afterAll(async () => {
  await production.stop()
  rmSync(webRoot, { recursive: true })
})

const FILES = ['nginx.conf', 'nginx-scaled.conf']

describe.each(FILES)('%s', (file) => {
  const config = read(file)
  const [, server = ''] = /\nserver \{\n(.*?)\n\}/s.exec(config) ?? []
  const beforeLocations = server.slice(0, server.search(/^  location /m))

  it.each([
    'x-content-type-options',
    'strict-transport-security',
    'referrer-policy',
    'content-security-policy',
  ])('says %s as the service does, where the service has not said it', async (name) => {
    const [, variable] = new RegExp(`add_header ${name} \\$(\\w+) always;`, 'i').exec(
      beforeLocations,
    ) ?? ['', 'none']

    const map = new RegExp(
      `map \\$upstream_http_${name.replaceAll('-', '_')} \\$${variable} \\{\\s*'' "?([^"\\n]+?)"?;\\s*\\}`,
    )

    const [, told = ''] = map.exec(config) ?? []
    const { headers } = await production.http().get('/api/nowhere')
    expect(parts(told).toSorted()).toEqual(parts(String(headers[name])).toSorted())
  })

  it.each(BUILT)('says how long %s is good as the service does, and of no error', async (built) => {
    const [, rows = ''] = /map \$uri \$age_of_file \{\n(.*?)\n\}/s.exec(config) ?? []
    const [, prefix = '', named] = /~\^(\S+) "(.*)";/.exec(rows) ?? []
    const [, others] = /default (.*);/.exec(rows) ?? []
    expect(config).toMatch(/map \$upstream_http_cache_control \$age \{\s*'' \$age_of_file;\s*\}/)
    expect(beforeLocations).toContain('add_header Cache-Control $age;')
    const { headers } = await production.http().get(`/${built}`)
    expect(`/${built}`.startsWith(prefix) ? named : others).toBe(headers['cache-control'])
  })

  it('has no header in a location, which would take away those of the server', () => {
    expect(config.match(/add_header/g)?.length).toBe(beforeLocations.match(/add_header/g)?.length)
  })

  it('says what no replica answered as a replica would say it', () => {
    const [, told = ''] = /return 503 '(.*?)';/.exec(config) ?? []
    expect(JSON.parse(told)).toEqual({ code: '503', msg: MESSAGES.unavailable, data: null })
    expect(beforeLocations).toContain('add_header Retry-After $retry_after always;')
    expect(config).toContain(`'503 ' ${LIMITS.retryAfterSeconds};`)
    const passed = config.match(/proxy_pass http/g)
    expect(config.match(/error_page 502 504 =503 @unanswered;/g)).toHaveLength(passed?.length ?? 0)
  })

  it('waits longer for the service than the service for its database', () => {
    const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(server) ?? []
    expect(Number(seconds) * MS_PER_SECOND).toBeGreaterThan(LIMITS.databaseAnswerMs)
  })

  it('tells charsets, and not its version', () => {
    expect(beforeLocations).toContain('charset utf-8;')
    expect(beforeLocations).toContain('charset_types text/css')
    expect(beforeLocations).toContain('server_tokens off;')
  })

  it('logs the request id of the service, and neither arguments nor where a caller comes from', () => {
    const [, format = ''] = /log_format calls (.*?);/s.exec(config) ?? []
    expect(beforeLocations).toContain('access_log /dev/stdout calls;')

    expect(format.match(/\$\w+/g)).toEqual([
      '$time_iso8601',
      '$sent_http_x_request_id',
      '$request_method',
      '$top_folder',
      '$status',
      '$body_bytes_sent',
      '$request_time',
    ])

    // An error tells the whole line of a request.
    expect(beforeLocations).toContain('error_log /dev/stderr crit;')
  })
})

it('both files say the same of all but where the service is', () => {
  const [one, other] = FILES.map((file) => read(file).replace(/upstream \w+ \{.*?\n\}/s, ''))
  expect(other).toBe(one)
})

it.each(['api.Dockerfile', 'device-sim.Dockerfile', 'web.Dockerfile', '../docker-compose.yml'])(
  'the images of %s are made of others that nobody can replace, by their digests',
  (file) => {
    const text = read(file)
    const stages = [...text.matchAll(/^FROM \S+ AS (\S+)/gm)].map(([, name]) => name)
    const bases = [...text.matchAll(/^(?:FROM| +image:) (\S+)/gm)].map(([, name]) => name)
    const foreign = bases.filter((name) => !stages.includes(name))
    expect(foreign.length).toBeGreaterThan(0)
    for (const name of foreign) expect(name).toMatch(/^[a-z]+:[\d.]+\S*@sha256:[0-9a-f]{64}$/)
  },
)
