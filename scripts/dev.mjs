// `npm run dev`: everything watched. The web app by Vite on PORT, the service and the devices beside it.
import { keepTogether, startUntil } from './processes.mjs'

export async function main() {
  const webPort = process.env.PORT ?? '8080'
  const devicesPort = '8082'
  const servicePort = '8081'

  const devices = startUntil('node', {
    args: ['--watch-preserve-output', '--watch', 'apps/device-sim/src/main.ts'],
    env: { PORT: devicesPort, HOST: '127.0.0.1' },
    ready: /device-sim ready at (\S+)/,
    onLine: (line) => console.log(`[devices] ${line}`),
  })

  const service = startUntil('node', {
    args: ['--watch-preserve-output', '--watch', 'apps/api/src/server.ts'],
    env: {
      MODE: 'development',
      PORT: servicePort,
      WEB_ROOT: '',
      SIMULATOR_ORIGIN: `http://127.0.0.1:${devicesPort}`,
    },
    ready: /Kangban ready at (\S+)/,
    onLine: (line) => console.log(`[api] ${line}`),
  })

  const web = startUntil('npx', {
    args: ['vite', 'apps/web', '--port', webPort, '--strictPort'],
    env: {},
    ready: /Local:\s+(\S+)/,
    onLine: (line) => console.log(`[web] ${line}`),
  })

  keepTogether([devices.child, service.child, web.child])
  await Promise.all([devices.started, service.started, web.started])
}
