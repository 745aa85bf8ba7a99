// A throw-away object store that speaks S3: OpenStack Swift of Debian (ADR 27).
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../processes.mjs'

const SERVERS = ['account', 'container', 'object', 'proxy']
const STORING = SERVERS.slice(0, -1)
const BUCKET = 'kangban'
const REGION = 'us-east-1'
const CREDENTIALS = { accessKeyId: 'test:tester', secretAccessKey: 'throw-away' }
const PATIENCE_MS = 30_000

const commandOf = (server) => `/usr/bin/swift-${server}-server`
const isInstalled = () => SERVERS.every((server) => existsSync(commandOf(server)))

/** @throws where it is missing and cannot be installed */
function installSwift() {
  if (isInstalled()) return
  const packages = SERVERS.map((server) => `swift-${server}`).join(' ')

  if (process.getuid?.() === 0)
    spawnSync(
      `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=120 ${packages}`,
      { shell: true, stdio: ['ignore', 'ignore', 'inherit'] },
    )

  if (!isInstalled())
    throw new Error(`Install Debian's ${packages}, which is the object store of tests, or be root`)
}

/**
 * Rings of one device tell the proxy where everything lies; then each server in a process that has loaded nothing by itself.
 * They end with the one that started them, however it ends: then its end of the pipe is closed.
 */
const LAUNCHER = `
import eventlet
# Swift would do so in each process, and search all that it has loaded by then.
eventlet.monkey_patch(all=False, socket=True, select=True, thread=True)
import json, os, signal, sys
from array import array
import swift.account.server, swift.common.middleware.s3api.s3api, swift.common.middleware.tempauth
import swift.container.server, swift.obj.server, swift.proxy.server
from swift.common.ring import RingData
from swift.common.wsgi import run_wsgi

os.chdir(sys.argv[1])
servers = json.loads(sys.argv[2])
for name, port in servers.items():
    device = dict(id=0, region=1, zone=1, ip='127.0.0.1', port=port, device='disk', weight=1.0, meta='')
    device.update(replication_ip='127.0.0.1', replication_port=port)
    RingData([array('H', [0, 0])], [device], 31).save(name + '.ring.gz')

running = []
for name in servers:
    running.append(os.fork())
    if running[-1] == 0:
        sys.exit(run_wsgi(os.path.abspath(name + '.conf'), name + '-server'))

sys.stdin.read()
for server in running:
    os.kill(server, signal.SIGKILL)
for server in running:
    os.waitpid(server, 0)
`

const common = (folder, port) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
disable_fallocate = true
fallocate_reserve = 0
`

const storingConf = (folder, server, port) => `${common(folder, port)}
[pipeline:main]
pipeline = ${server}-server

[app:${server}-server]
use = egg:swift#${server}
`

const PROXY_FILTERS = ['catch_errors', 'cache', 'listing_formats', 's3api', 'tempauth', 'copy']

const proxyConf = (folder, port, page) => `${common(folder, port)}
[pipeline:main]
pipeline = ${PROXY_FILTERS.join(' ')} proxy-server

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true

[filter:catch_errors]
use = egg:swift#catch_errors

[filter:cache]
use = egg:swift#memcache

[filter:listing_formats]
use = egg:swift#listing_formats

[filter:s3api]
use = egg:swift#s3api
location = ${REGION}
max_bucket_listing = ${page}

[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${CREDENTIALS.secretAccessKey} .admin

[filter:copy]
use = egg:swift#copy
`

const SWIFT_CONF = `[swift-hash]
swift_hash_path_prefix = throw
swift_hash_path_suffix = away

[storage-policy:0]
name = one
default = yes
`

/** Configuration and rings of a store in this folder. */
function configure(folder, ports, page) {
  mkdirSync(join(folder, 'devices/disk'), { recursive: true })
  writeFileSync(join(folder, 'swift.conf'), SWIFT_CONF)
  writeFileSync(join(folder, 'proxy.conf'), proxyConf(folder, ports.proxy, page))

  for (const server of STORING)
    writeFileSync(join(folder, `${server}.conf`), storingConf(folder, server, ports[server]))
}

function startServers(folder, ports) {
  const log = openSync(join(folder, 'log'), 'a')
  const args = ['-c', LAUNCHER, folder, JSON.stringify(ports)]
  const child = spawn('/usr/bin/python3', args, { stdio: ['pipe', log, log] })
  closeSync(log)
  return child
}

/** Waits until the bucket is there, which all four have to serve for. */
async function makeBucket(endpoint) {
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3')

  const client = new S3Client({
    endpoint,
    region: REGION,
    credentials: CREDENTIALS,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts: 1,
  })

  for (const until = Date.now() + PATIENCE_MS; ; await setTimeout(50))
    try {
      await client.send(new CreateBucketCommand({ Bucket: BUCKET }))
      return
    } catch (cause) {
      if (cause.name === 'BucketAlreadyOwnedByYou') return
      if (Date.now() > until) throw cause
    }
}

/** A store of its own that runs, with an empty bucket, and lists so many keys at a time; to be thrown away. */
export async function startObjectStore({ page = 1000 } = {}) {
  installSwift()
  const folder = mkdtempSync(join(tmpdir(), 'kangban-objects-'))
  const free = await Promise.all(SERVERS.map(freePort))
  const ports = Object.fromEntries(SERVERS.map((server, index) => [server, free[index]]))
  const endpoint = `http://127.0.0.1:${ports.proxy}`
  let servers

  const start = async () => {
    servers = startServers(folder, ports)
    await makeBucket(endpoint)
  }

  const kill = async () => {
    if (!servers || servers.exitCode !== null || servers.signalCode !== null) return
    const ended = once(servers, 'exit')
    servers.stdin.end()
    await ended
  }

  const remove = async () => {
    await kill()
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    configure(folder, ports, page)
    await start()
  } catch (cause) {
    await remove()
    throw cause
  }

  const url = `s3://${BUCKET}?endpoint=${endpoint}&region=${REGION}`

  return {
    url,
    /** What a service is started with, to keep its files here. */
    env: {
      FILES_URL: url,
      FILES_ACCESS_KEY: CREDENTIALS.accessKeyId,
      FILES_SECRET_KEY: CREDENTIALS.secretAccessKey,
    },
    /** As a loss of its power ends it; what it has acknowledged lies on the disk. */
    kill,
    /** At the same port, with the same data. */
    start,
    remove,
  }
}
