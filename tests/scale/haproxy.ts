// The one address of the database, behind which a standby takes the place of the primary: HAProxy, as operators use it. Who is
// the primary is told to it, as Patroni's health checks would.
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../../scripts/processes.mjs'
import { ended, listening, requireProgram } from './processes.ts'

const configuration = (port: number, socket: string, servers: readonly number[]) => `
global
  stats socket ${socket} mode 600 level admin
defaults
  mode tcp
  # Whoever asks is told at once that there is no database, rather than after some seconds.
  retries 0
  timeout connect 2s
  timeout client 24h
  timeout server 24h
frontend database
  bind 127.0.0.1:${port}
  default_backend primary
backend primary
${servers.map((server, at) => `  server s${at} 127.0.0.1:${server} on-marked-down shutdown-sessions${at > 0 ? ' disabled' : ''}`).join('\n')}
`

/** Tells HAProxy something while it runs. */
const command = (socket: string, text: string) =>
  new Promise<void>((resolve, reject) => {
    connect(socket)
      .once('error', reject)
      .once('close', () => resolve())
      .end(`${text}\n`)
      .resume()
  })

/** Leads to the first of these ports, until another is chosen. */
export async function startDatabaseDoor(folder: string, servers: readonly number[]) {
  requireProgram('haproxy')
  const port = await freePort()
  const [file, socket] = [join(folder, 'haproxy.cfg'), join(folder, 'haproxy.sock')]
  writeFileSync(file, configuration(port, socket, servers))
  const child = spawn('haproxy', ['-db', '-q', '-f', file], { stdio: 'inherit' })
  await listening('haproxy', port)

  return {
    port,
    /** Ends all connections to the one server and leads to the other. */
    async lead(from: number, to: number) {
      await command(socket, `set server primary/s${from} state maint`)
      await command(socket, `shutdown sessions server primary/s${from}`)
      await command(socket, `set server primary/s${to} state ready`)
    },
    stop: () => ended(child, 'SIGTERM'),
  }
}

export type DatabaseDoor = Awaited<ReturnType<typeof startDatabaseDoor>>
