import { SimulatedBluetooth } from '@kangban/central'
import { readConfig } from './config.ts'
import { createDeviceApi } from './device-api.ts'
import { DiskQueue } from './disk-queue.ts'
import { startGateway } from './gateway.ts'

const { apiBase, radioUrl, people, queueDir, uploadSeconds, mostQueueBytes } = readConfig()
const log = (message: string): void => console.log(`gateway: ${message}`)
const keys = new Map(Object.values(people).flatMap((devices) => Object.entries(devices)))

const gateway = startGateway({
  people,
  bluetoothOf: (person) => new SimulatedBluetooth({ url: radioUrl, person }),
  queue: new DiskQueue({ dir: queueDir, mostBytes: mostQueueBytes, log }),
  api: createDeviceApi({ baseUrl: apiBase, keyOf: (deviceCode) => keys.get(deviceCode) ?? '' }),
  uploadEveryMs: uploadSeconds * 1000,
  log,
})

console.log(`gateway ready: looks after ${Object.keys(people).length} people`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void gateway.stop())
