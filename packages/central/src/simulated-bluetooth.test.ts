import {
  BATTERY_LEVEL,
  BATTERY_SERVICE,
  ECG_CONTROL_POINT,
  ECG_DATA,
  ECG_SERVICE,
} from '@kangban/gatt'
import { describe, expect, it } from 'vitest'
import { FakeRadio, HANDLE } from './testing/fake-radio.ts'
import { SimulatedBluetooth } from './simulated-bluetooth.ts'

function newBluetooth() {
  const radio = new FakeRadio()

  const bluetooth = new SimulatedBluetooth({
    url: 'ws://sim/radio',
    person: 'U1',
    openSocket: radio.openSocket,
  })

  return { radio, bluetooth }
}

async function connected() {
  const { radio, bluetooth } = newBluetooth()
  const device = await bluetooth.requestDevice({ filters: [{ services: [ECG_SERVICE] }] })
  const server = await device.gatt?.connect()
  if (server === undefined) throw new Error('no server')
  return { radio, device, server, service: await server.getPrimaryService(ECG_SERVICE) }
}

describe('the simulated radio as Web Bluetooth', () => {
  it('asks for the devices of the signed-in person', async () => {
    const { radio, bluetooth } = newBluetooth()
    const device = await bluetooth.requestDevice({ filters: [{ services: [ECG_SERVICE] }] })
    expect(device).toMatchObject({ id: 'device-1', name: '康伴心电仪 0001' })
    expect(radio.requests).toMatchObject([{ type: 'scan', person: 'U1', services: [ECG_SERVICE] }])
  })

  it.each([{ name: 'another' }, { namePrefix: '华' }, { services: [0x1234] }])(
    'finds nothing for %j',
    async (filter) => {
      const { bluetooth } = newBluetooth()

      await expect(bluetooth.requestDevice({ filters: [filter] })).rejects.toMatchObject({
        name: 'NotFoundError',
      })
    },
  )

  it('allows only the services that were asked for', async () => {
    const { server } = await connected()

    await expect(server.getPrimaryService(BATTERY_SERVICE)).rejects.toMatchObject({
      name: 'SecurityError',
    })
  })

  it('reads, and writes what the buffer held at the call', async () => {
    const { radio, bluetooth } = newBluetooth()
    const wanted = { filters: [{ services: [ECG_SERVICE] }], optionalServices: [BATTERY_SERVICE] }
    const server = await (await bluetooth.requestDevice(wanted)).gatt?.connect()

    const battery = await (
      await server?.getPrimaryService(BATTERY_SERVICE)
    )?.getCharacteristic(BATTERY_LEVEL)

    expect((await battery?.readValue())?.getUint8(0)).toBe(80)

    const control = await (
      await server?.getPrimaryService(ECG_SERVICE)
    )?.getCharacteristic(ECG_CONTROL_POINT)

    const bytes = Uint8Array.of(2, 0)
    const written = control?.writeValueWithResponse(bytes)
    bytes[0] = 9
    await written

    expect(radio.requests.at(-1)).toMatchObject({
      type: 'write',
      handle: HANDLE.control,
      value: Uint8Array.of(2, 0),
    })
  })

  it('fires an event with the value of each notification', async () => {
    const { radio, service } = await connected()
    const data = await service.getCharacteristic(ECG_DATA)
    const seen: number[] = []

    data.addEventListener('characteristicvaluechanged', () =>
      seen.push(data.value?.getUint8(0) ?? -1),
    )

    await data.startNotifications()
    for (const byte of [7, 8]) radio.push(HANDLE.data, Uint8Array.of(byte))
    expect(seen).toEqual([7, 8])
  })

  it('names what a browser would: NotFoundError, NotSupportedError, NetworkError', async () => {
    const { radio, device, service } = await connected()
    await expect(service.getCharacteristic(0x2a00)).rejects.toMatchObject({ name: 'NotFoundError' })
    const data = await service.getCharacteristic(ECG_DATA)
    await expect(data.readValue()).rejects.toMatchObject({ name: 'NotSupportedError' })
    radio.cut()
    await expect(data.startNotifications()).rejects.toMatchObject({ name: 'NetworkError' })
    radio.down = true
    await expect(device.gatt?.connect()).rejects.toMatchObject({ name: 'NetworkError' })
  })

  it('tells a lost link once, and one that breaks the protocol too', async () => {
    const { radio, device, server } = await connected()
    let lost = 0
    device.addEventListener('gattserverdisconnected', () => lost++)
    radio.sayText('nonsense')
    radio.cut()
    expect(lost).toBe(1)
    expect(server.connected).toBe(false)
  })
})
