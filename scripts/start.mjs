// `npm start [-- --replay PATH/RECORD.hea]`: builds the web app, starts the simulated devices and the service on one port.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { runOrExit } from './environment.mjs'
import { keepTogether, startUntil } from './processes.mjs'

const ACCOUNTS = `
  13800000001  王桂兰，72 岁，高血压、房颤发作，三台设备都在用
  13800000002  她的儿子和照护人，45 岁
  13800000003  新用户，什么都还没填
  13800000004  没有权益卡，也没有设备
  13800000000  奖品核销管理员
  验证码不用手机收：登录页上方的“模拟短信”会显示，也可以看 /demo/outbox`

function options(args) {
  try {
    const { values } = parseArgs({ args, options: { replay: { type: 'string' } } })
    if (values.replay && !existsSync(values.replay)) throw new Error(`There is no record at ${resolve(values.replay)}`)
    return values
  } catch (cause) {
    console.error(`${cause.message}\nUsage: npm start [-- --replay PATH/RECORD.hea]`)
    return process.exit(2)
  }
}

export async function main(args) {
  const { replay } = options(args)
  runOrExit('turbo run build --filter=@kangban/web --output-logs=errors-only')
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
    args: ['apps/api/src/server.ts'],
    env: production ? {} : { SIMULATOR_ORIGIN: simulatorOrigin },
    ready: /Kangban ready at (\S+)/,
    onLine: (line) => {
      console.log(line)
      if (!production && line.startsWith('Kangban ready at ')) console.log(ACCOUNTS)
    },
  })
  children.push(service.child)
  keepTogether(children)
  await service.started
}
