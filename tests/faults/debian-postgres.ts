// A PostgreSQL with tools of its own version: the server from npm comes without `pg_dump`, and Debian's refuses a newer server.
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/processes.mjs'

const findTools = () =>
  globSync('/usr/lib/postgresql/*/bin')
    .filter((bin) => ['initdb', 'pg_ctl', 'pg_dump'].every((tool) => existsSync(join(bin, tool))))
    .at(-1)

/** The folder of its programs; installs them where that is allowed. */
export function postgresPrograms(): string {
  const found = findTools()
  if (found) return found

  if (process.getuid?.() === 0) {
    const install = 'apt-get install -y -qq --no-install-recommends postgresql'
    spawnSync(`apt-get update -qq && DEBIAN_FRONTEND=noninteractive ${install}`, { shell: true })
  }

  const installed = findTools()
  if (!installed)
    throw new Error("Install Debian's postgresql, whose pg_dump this test takes, or run it as root")
  return installed
}

const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout.toString())

/** PostgreSQL refuses to run as root. */
export function whoRuns(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** A server of its own with these empty databases. */
export async function startDebianPostgres(databases: readonly string[]) {
  const bin = postgresPrograms()
  const who = whoRuns()
  const folder = mkdtempSync(join(tmpdir(), 'kangban-debian-'))
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid)
  const data = join(folder, 'data')
  const port = await freePort()

  const run = (tool: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(join(bin, tool), args, {
      ...who,
      cwd: folder,
      encoding: 'utf8',
      // A server that outlives `pg_ctl` would keep its pipes open.
      stdio: ['ignore', 'ignore', tool === 'pg_ctl' ? 'ignore' : 'pipe'],
    })

    if (status !== 0) throw new Error(`${tool} failed: ${stderr}`)
  }

  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8')
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  for (const name of databases)
    run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', name)

  return {
    bin,
    url: (name: string) => `postgresql://postgres@127.0.0.1:${port}/${name}`,
    stop() {
      run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
