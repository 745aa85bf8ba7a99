// The balancer of production: docker/nginx-scaled.conf as it is, but for addresses and folders.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../scripts/processes.mjs'
import { ended, listening, requireProgram } from './processes.ts'

const PRODUCTION = new URL('../../docker/nginx-scaled.conf', import.meta.url)

/** Something that production says once and this machine says otherwise. */
function instead(text: string, of: RegExp, by: string): string {
  const parts = text.split(of)
  if (parts.length !== 2) throw new Error(`nginx-scaled.conf says ${of} ${parts.length - 1} times`)
  return parts.join(by)
}

const wholeOf = (folder: string, site: string) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  include ${site};
}
`

/** Before these replicas. */
export async function startBalancer(parent: string, replicas: readonly number[]) {
  requireProgram('nginx')
  const folder = join(parent, 'nginx')
  mkdirSync(folder)
  const port = await freePort()
  const servers = replicas.map((replica) => `server 127.0.0.1:${replica};`).join('\n  ')
  const [site, whole] = [join(folder, 'site.conf'), join(folder, 'nginx.conf')]
  let text = readFileSync(PRODUCTION, 'utf8')
  text = instead(text, /server api-scaled:\d+;/, servers)
  text = instead(text, /listen \d+;/, `listen 127.0.0.1:${port};`)
  text = instead(text, /\/usr\/share\/nginx\/html/, folder)
  text = instead(text, /\/dev\/stdout/, `${folder}/access.log`)
  text = text.replaceAll('_temp_path /tmp/', `_temp_path ${folder}/`)
  text = instead(text, /\/dev\/stderr/, `${folder}/calls-error.log`)
  writeFileSync(site, text)
  writeFileSync(whole, wholeOf(folder, site))
  const child = spawn('nginx', ['-c', whole], { stdio: 'inherit' })
  await listening('nginx', port)
  return { url: `http://127.0.0.1:${port}`, stop: () => ended(child, 'SIGTERM') }
}

export type Balancer = Awaited<ReturnType<typeof startBalancer>>
