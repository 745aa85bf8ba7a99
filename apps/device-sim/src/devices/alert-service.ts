import { ALERT_LEVEL, decodeAlertLevel, fullUuid, IMMEDIATE_ALERT_SERVICE } from '@kangban/gatt'
import type { ServiceDefinition } from './gatt-server.ts'

/** What a lost watch is found by. Nothing here can shake: a level that means something is taken, any other refused. */
export const alertService = (): ServiceDefinition => ({
  uuid: fullUuid(IMMEDIATE_ALERT_SERVICE),
  characteristics: [
    {
      uuid: fullUuid(ALERT_LEVEL),
      properties: ['write'],
      write: (bytes) => void decodeAlertLevel(bytes),
    },
  ],
})
