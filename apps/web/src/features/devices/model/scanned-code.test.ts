import { DEVICE_TYPES } from '@kangban/contracts/constants'
import { expect, it } from 'vitest'
import { scannedCode } from './scanned-code.ts'

it('[DEVICE-53] reads JSON with the type, or a plain code, whose type the service looks up', () => {
  const told = JSON.stringify({ deviceCode: ' KW00000001 ', deviceType: DEVICE_TYPES.watch })

  expect(scannedCode(told)).toEqual({
    deviceCode: 'KW00000001',
    deviceType: DEVICE_TYPES.watch,
    jsonBrs: told,
  })

  expect(scannedCode('KW00000001')).toEqual({ deviceCode: 'KW00000001', jsonBrs: 'KW00000001' })
})

it('leaves a type out that there is not, and takes nothing that is no code', () => {
  expect(scannedCode('{"deviceCode":"KW1","deviceType":"9"}')).not.toHaveProperty('deviceType')

  for (const raw of [
    'https://example.cn/a?b',
    '{"deviceType":"1"}',
    '{"deviceCode":7}',
    '[null]',
    '',
  ])
    expect(scannedCode(raw)).toBeNull()
})
