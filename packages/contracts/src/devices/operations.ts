import { listBoundDevices } from './list-bound-devices.ts'

export const devices = { listBoundDevices }
