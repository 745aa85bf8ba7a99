import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { BIND_STATUS, DEVICE_TYPES } from '../constants.ts'
import { bindingStatusOf } from './binding-status.ts'
import { BOUND, BoundDevice, EXAMPLE_DEVICE, SYNCED } from './list-bound-devices.ts'
import { devices } from './operations.ts'

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success

const taken = (schema: z.ZodMiniType) =>
  ['01', '02', '03'].filter((bindStatus) =>
    accepts(schema, { bindStatus, deviceCode: 'KW04821337' }),
  )

describe('devices', () => {
  it('[DEVICE-20] [DEVICE-21] [DEVICE-22] have three types', () => {
    expect(DEVICE_TYPES).toEqual({
      watch: '10010002',
      bloodPressureMonitor: '10030001',
      ecgRecorder: '10040001',
    })
  })

  it('[DEVICE-18] have a binding status of watch, bloodPressure and ecg, each true or false', () => {
    const [watch, monitor, recorder] = Object.values(DEVICE_TYPES).map((deviceType) => ({
      bindStatus: BIND_STATUS.bound,
      deviceType,
    }))

    const none = { watch: false, bloodPressure: false, ecg: false }
    expect(bindingStatusOf([])).toStrictEqual(none)
    expect(bindingStatusOf([watch!])).toStrictEqual({ ...none, watch: true })
    expect(bindingStatusOf([monitor!])).toStrictEqual({ ...none, bloodPressure: true })
    expect(bindingStatusOf([recorder!])).toStrictEqual({ ...none, ecg: true })

    for (const bindStatus of ['01', '03', null, undefined, '2'])
      expect(bindingStatusOf([{ ...watch, bindStatus }])).toStrictEqual(none)

    // Its code is what counts where it stands twice.
    const twice = { ...watch, deviceTypeCode: DEVICE_TYPES.ecgRecorder }

    expect(bindingStatusOf([twice, { bindStatus: BIND_STATUS.bound }])).toStrictEqual({
      ...none,
      ecg: true,
    })
  })

  it('[DEVICE-19] that are bound have the documented fields', () => {
    const documented = [
      'deviceCode',
      'deviceTypeCode',
      'deviceTypeName',
      'bindStatus',
      'userPhone',
      'deviceType',
    ] as const

    for (const field of documented) {
      const { [field]: _, ...without } = EXAMPLE_DEVICE
      expect(accepts(BoundDevice, without)).toBe(false)
    }

    const { kangban: _, ...bare } = EXAMPLE_DEVICE
    expect(accepts(BoundDevice, bare)).toBe(true)
  })

  it('name their type twice, and calls send deviceType', () => {
    for (const { input } of [devices.bindDevice, devices.unbindDevice, devices.getBoundDevice]) {
      expect(Object.keys(input.shape)).toContain('deviceType')
      expect(Object.keys(input.shape)).not.toContain('deviceTypeCode')
    }
  })

  it('[DEVICE-23] [DEVICE-51] are bound with 02 and unbound with 03', () => {
    expect(BIND_STATUS).toEqual({ never: '01', bound: '02', unbound: '03' })
    expect(taken(devices.bindDevice.input)).toEqual(['02'])
    expect(taken(devices.unbindDevice.input)).toEqual(['01', '03'])
  })

  it('[API-085] keep the raw scan, whatever it holds', () => {
    const binding = { bindStatus: '02', deviceCode: 'KW04821337', deviceType: DEVICE_TYPES.watch }

    for (const jsonBrs of [undefined, '{"deviceCode":"KW04821337"}', 'KW04821337', '{broken']) {
      expect(accepts(devices.bindDevice.input, { ...binding, jsonBrs })).toBe(true)
    }
  })

  it('[API-088] are listed by type, with the own one where there is one', () => {
    expect(devices.listDevices).toMatchObject({ method: 'GET', path: '/device/v1/device-list' })
    const bare = { deviceTypeCode: '10030001', deviceTypeName: '血压仪' }

    expect(
      accepts(devices.listDevices.output, [{ ...BOUND, ...SYNCED, firmware: '1.4.2' }, bare]),
    ).toBe(true)

    expect(accepts(devices.listDevices.output, [{ deviceTypeName: '血压仪' }])).toBe(false)
  })

  it('[API-090] are asked for by deviceType, and may be none', () => {
    expect(devices.getBoundDevice.path).toBe('/device/v1/app/bind-device-info')
    expect(Object.keys(devices.getBoundDevice.input.shape)).toEqual(['deviceType'])
    expect(accepts(devices.getBoundDevice.output, null)).toBe(true)
  })

  it('[API-093] are those of the session: the list takes no query', () => {
    expect(devices.listBoundDevices.input.shape).toEqual({})
    expect(devices.listBoundDevices.ownership).toBe('own')
  })
})
