// The servers that the bench sets beside each other: each a process of its own, so that the load has the other core.
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../scripts/processes.mjs'

export interface Running {
  /** What to ask for. */
  url: string
  headers: Record<string, string>
  child: ChildProcess
}

const KB_A_MB = 1000

/** Megabytes of memory that a process holds, and held at most since it began. */
export function memoryMb(pid: number | undefined): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const mb = (line: RegExp) => Number(line.exec(status)?.[1]) / KB_A_MB
  return { now: mb(/VmRSS:\s+(\d+)/), most: mb(/VmHWM:\s+(\d+)/) }
}

const MAX_TRIES = 300

async function answering(running: Running): Promise<Running> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    if (running.child.exitCode !== null)
      throw new Error(`${running.url} ended with code ${running.child.exitCode}`)
    const answer = await fetch(running.url, { headers: running.headers }).catch(() => undefined)
    if (answer?.ok) return running
    await new Promise((resolve) => setTimeout(resolve, 100))
  }

  running.child.kill('SIGKILL')
  throw new Error(`${running.url} did not answer`)
}

async function start(
  commandOf: (port: number) => string[],
  path: string,
  cwd = process.cwd(),
): Promise<Running> {
  const port = await freePort()
  const [command = '', ...args] = commandOf(port)
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  return answering({ url: `http://127.0.0.1:${port}${path}`, headers: {}, child })
}

export interface Reference {
  name: string
  start(): Promise<Running>
}

const script = (source: string, answerFile: string) => (port: number) => [
  'node',
  '--input-type=module',
  '-e',
  source.replaceAll('PORT', String(port)).replaceAll('ANSWER', JSON.stringify(answerFile)),
]

const NODE_HTTP = `
  import { readFileSync } from 'node:fs'
  import { createServer } from 'node:http'
  const text = readFileSync(ANSWER)
  createServer((_, response) => response.setHeader('content-type', 'application/json').end(text)).listen(PORT, '127.0.0.1')`

const FASTIFY = `
  import { readFileSync } from 'node:fs'
  import fastify from 'fastify'
  const answer = JSON.parse(readFileSync(ANSWER, 'utf8'))
  const app = fastify()
  app.get('/', () => answer)
  await app.listen({ port: PORT, host: '127.0.0.1' })`

const openApiOf = (example: unknown) => ({
  openapi: '3.1.0',
  info: { title: 'list', version: '1' },
  paths: {
    '/list': {
      get: {
        responses: { 200: { description: 'a list', content: { 'application/json': { example } } } },
      },
    },
  },
})

const mockoonOf = (body: string) => ({
  uuid: 'e1',
  lastMigration: 33,
  name: 'list',
  port: 0,
  hostname: '127.0.0.1',
  endpointPrefix: '',
  latency: 0,
  folders: [],
  rootChildren: [{ type: 'route', uuid: 'r1' }],
  routes: [
    {
      uuid: 'r1',
      type: 'http',
      method: 'get',
      endpoint: 'list',
      documentation: '',
      responseMode: null,
      responses: [
        {
          uuid: 's1',
          body,
          latency: 0,
          statusCode: 200,
          label: '',
          headers: [{ key: 'Content-Type', value: 'application/json' }],
          bodyType: 'INLINE',
          filePath: '',
          databucketID: '',
          sendFileAsBody: false,
          rules: [],
          rulesOperator: 'OR',
          disableTemplating: true,
          fallbackTo404: false,
          default: true,
          crudKey: 'id',
          callbacks: [],
        },
      ],
    },
  ],
  proxyMode: false,
  headers: [],
  data: [],
  callbacks: [],
})

const bin = (name: string) => join(import.meta.dirname, 'references/node_modules/.bin', name)

/** Each answers the same text: what our service answers, from the file. */
export function references(folder: string, answerFile: string): Reference[] {
  const text = readFileSync(answerFile, 'utf8')

  const write = (name: string, content: unknown) => {
    const file = join(folder, name)
    writeFileSync(file, JSON.stringify(content))
    return file
  }

  const openApi = write('openapi.json', openApiOf(JSON.parse(text)))
  const database = write('database.json', { list: JSON.parse(text) as unknown })
  const mockoon = write('mockoon.json', mockoonOf(text))

  return [
    { name: 'node:http, static text', start: () => start(script(NODE_HTTP, answerFile), '/') },
    { name: 'Fastify, static object', start: () => start(script(FASTIFY, answerFile), '/') },
    {
      name: 'Prism, static example',
      start: () =>
        start(
          (port) => [bin('prism'), 'mock', '-p', String(port), '-h', '127.0.0.1', openApi],
          '/list',
        ),
    },
    {
      name: 'json-server',
      start: () =>
        start(
          (port) => [
            bin('json-server'),
            '--quiet',
            '--host',
            '127.0.0.1',
            '--port',
            String(port),
            database,
          ],
          '/list',
        ),
    },
    {
      name: 'Mockoon',
      start: () =>
        start(
          (port) => [
            bin('mockoon-cli'),
            'start',
            '--data',
            mockoon,
            '--port',
            String(port),
            '--disable-log-to-file',
          ],
          '/list',
        ),
    },
  ]
}
