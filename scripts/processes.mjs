// Long-running children of `npm start` and `npm run dev`: their output, their readiness, their end.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from './environment.mjs'

/** Compiled modules are kept from one start to the next: a quarter of the time to ready. */
const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/node-compile')

export const BUILD_SERVICE = 'turbo run build --filter=@kangban/api --output-logs=errors-only'

/**
 * How the service that was built is run, in docker/api.Dockerfile too, so that it holds little memory. glibc gives each thread that wants memory
 * a pool of its own, up to eight a core, and keeps buffers of megabytes in them once one was freed: from 128 KiB on each is mapped
 * alone and goes back at once. V8 lets what is young grow to 130 MB and the whole heap to four times what lives, in each thread,
 * where nothing presses: here a heap is collected when it has half as much again. Beside ECGs of ten minutes and batches of 5,000
 * readings (`npm run bench`) the service took some 700 MB without the last two; that work costs up to a fifth more of a core,
 * what people read no more. On two cores, of 4, 8 and 16 MB for what is young: a page of points takes 170, 124 and 114 µs of a
 * core, and the service holds 279, 316 and 345 MB beside that work.
 */
export const SERVICE = {
  args: ['--max-semi-space-size=8', '--heap-growing-percent=50', 'apps/api/dist/server.js'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
}

/** A port that nobody listened on a moment ago. @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** Starts a child and waits for the line that says it is ready; gives what the pattern's first group matched. */
export function startUntil(
  command,
  {
    args,
    env,
    ready,
    cwd = root,
    onLine = (/** @type {string} */ _line) => {},
    stderr = /** @type {'inherit' | 'ignore' | 'pipe'} */ ('inherit'),
  },
) {
  const child = spawn(command, args, {
    cwd,
    env: { NODE_COMPILE_CACHE, ...process.env, ...env },
    stdio: ['ignore', 'pipe', stderr],
  })

  const started = new Promise((resolve, reject) => {
    let rest = ''

    child.stdout.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''

      for (const line of lines) {
        const match = ready.exec(line)
        if (match) resolve(match[1])
        onLine(line)
      }
    })

    child.once('error', reject)

    child.once('exit', (code) =>
      reject(new Error(`${args.join(' ')} ended with code ${code} before it was ready`)),
    )
  })

  return { child, started }
}

/** Ends all children when one ends or when we are asked to; gives a function that adds one more to them. */
export function keepTogether(children) {
  let stopping = false

  const stop = (code) => {
    if (stopping) return
    stopping = true
    const alive = children.filter((child) => child.exitCode === null)
    let left = alive.length
    if (left === 0) process.exit(code)

    for (const child of alive) {
      child.once('exit', () => {
        left -= 1
        if (left === 0) process.exit(code)
      })

      child.kill('SIGTERM')
    }
  }

  process.once('SIGINT', () => stop(0)).once('SIGTERM', () => stop(0))
  const watch = (child) => child.once('exit', (code) => stop(code ?? 1))
  children.forEach(watch)

  return (child) => {
    children.push(child)
    watch(child)
  }
}
