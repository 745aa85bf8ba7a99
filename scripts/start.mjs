// `npm start [-- --replay PATH/RECORD.hea] [--no-gateway] [--profile documented [--quirks]]`: builds web app and service, starts the
// simulated devices, the service on one port, and the gateway that uploads what the devices measure while no page is open.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { join, resolve } from 'node:path'
import { root, runOrExit } from './environment.mjs'
import { keepTogether, SERVICE, startUntil } from './processes.mjs'

/** Whom one may log in as, by what the service itself says of them. */
async function printPeople(url) {
  const people = await (await fetch(`${url}/demo/people`)).json()

  for (const { phone, name, age, about } of people)
    console.log(`  ${phone}  ${[name, age && `${age} 岁`, about].filter(Boolean).join('，')}`)

  console.log(`  验证码不用手机收：登录页上方的“模拟短信”会显示，也可以看 ${url}/demo/outbox`)
}

const PROFILES = ['kangban', 'documented']

function options(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        replay: { type: 'string' },
        gateway: { type: 'boolean', default: true },
        profile: { type: 'string', default: process.env.PROFILE ?? 'kangban' },
        quirks: { type: 'boolean', default: process.env.QUIRKS === '1' },
      },
      allowNegative: true,
    })

    if (!PROFILES.includes(values.profile))
      throw new Error(`There is no profile "${values.profile}"`)
    if (values.quirks && values.profile !== 'documented')
      throw new Error('--quirks needs --profile documented')
    if (values.replay && !existsSync(values.replay))
      throw new Error(`There is no record at ${resolve(values.replay)}`)
    return values
  } catch (cause) {
    const profile = '[--profile documented [--quirks]]'

    console.error(
      `${cause.message}\nUsage: npm start [-- [--replay PATH/RECORD.hea] [--no-gateway] ${profile}]`,
    )

    return process.exit(2)
  }
}

/** It gives way to any page that wants a device, and has the people of the demo with the keys of their devices. */
function startGateway(url, simulatorOrigin) {
  const folder = join(resolve(root, process.env.DATA_DIR ?? 'data'), 'gateway')
  const people = join(folder, 'people.json')

  // By the pinned Node: this one may be too old to read TypeScript.
  spawnSync('node', ['prisma/seed/people/write-demo-people.ts', people, process.env.SEED ?? '1'], {
    cwd: root,
    stdio: 'inherit',
  })

  const { child, started } = startUntil('node', {
    args: ['apps/gateway/src/main.ts'],
    env: {
      API_URL: `${url}/api`,
      SIMULATOR_URL: `${simulatorOrigin}/radio?gives-way`,
      PEOPLE_FILE: people,
      QUEUE_DIR: join(folder, 'queue'),
    },
    ready: /gateway ready/,
    onLine: (line) => line.startsWith('gateway ready') && console.log(line),
  })

  started.catch((cause) => console.error(cause.message))
  return child
}

/** What is behind the address where it is not our own service as it is. */
const servedInstead = (quirks) =>
  `  Served as a production that keeps the two documents and knows nothing of ours${quirks ? ', and keeps them carelessly' : ''}.
  No gateway runs: the uploads of devices are ours.`

export async function main(args) {
  const { replay, gateway, profile, quirks } = options(args)
  runOrExit('turbo run build --filter=@kangban/web --filter=@kangban/api --output-logs=errors-only')
  const production = process.env.MODE === 'production'
  const children = []
  let simulatorOrigin = ''

  if (!production) {
    const devices = startUntil('node', {
      args: ['apps/device-sim/src/main.ts'],
      env: { PORT: '0', HOST: '127.0.0.1', ...(replay ? { REPLAY: resolve(replay) } : {}) },
      ready: /device-sim ready at (\S+)/,
      onLine: (line) => console.log(line),
    })

    children.push(devices.child)
    simulatorOrigin = await devices.started
  }

  const service = startUntil('node', {
    args: SERVICE.args,
    env: {
      ...SERVICE.env,
      PROFILE: profile,
      QUIRKS: quirks ? '1' : '0',
      ...(production ? {} : { SIMULATOR_ORIGIN: simulatorOrigin }),
    },
    ready: /Kangban ready at (\S+)/,
    onLine: (line) => console.log(line),
  })

  children.push(service.child)
  const addToThem = keepTogether(children)
  const url = await service.started

  if (!production) {
    await printPeople(url)
    if (profile === 'documented') console.log(servedInstead(quirks))
  }

  if (gateway && !production && profile === 'kangban') addToThem(startGateway(url, simulatorOrigin))
}
