// A heart-rate strap in Chromium's own emulation of a Bluetooth adapter: the page goes through the browser's real
// Web Bluetooth, chooser, permissions and block list included.
import type { Browser, CDPSession, Page } from '@playwright/test'

const ADDRESS = '09:09:09:09:09:09'
const NAME = 'HR strap'
/** The descriptor that a central writes to subscribe. Without it Chromium refuses to. */
const CLIENT_CONFIGURATION = '2902'

const uuid = (short: string): string => `0000${short}-0000-1000-8000-00805f9b34fb`
const text = (value: string): number[] => [...Buffer.from(value)]

/** Services, their characteristics, and the bytes that a read gives at first. The serial number is on the block list. */
const SERVICES = {
  '180d': { '2a37': { notify: true, value: [0, 0] } },
  '180f': { '2a19': { notify: true, value: [76] } },
  '180a': {
    '2a24': { notify: false, value: text('H10') },
    '2a25': { notify: false, value: text('0042') },
  },
} as const

const HEART_RATE_SERVICE = '180d'
const HEART_RATE_MEASUREMENT = '2a37'

/** As much of Web Bluetooth as is used here. */
interface ChosenDevice {
  gatt: {
    getPrimaryService(uuid: string): Promise<{
      getCharacteristic(uuid: string): Promise<{ readValue(): Promise<DataView> }>
    }>
  }
}
declare global {
  interface Window {
    chosenDevice?: ChosenDevice
  }
  interface Navigator {
    bluetooth: { requestDevice(options: unknown): Promise<ChosenDevice> }
  }
}

export interface EmulatedStrap {
  /** What the user does with the chooser from now on. */
  answerChooser(answer: 'choose' | 'cancel'): void
  /** The page hears these bytes from the strap. */
  notify(bytes: readonly number[]): Promise<void>
  /** The strap walks out of reach, and answers again at once. */
  walkAway(): Promise<void>
  /** Whoever listens hears that the strap is there. */
  advertise(): Promise<void>
  pullOutAdapter(): Promise<void>
  /** Before another strap in the same browser. */
  end(): Promise<void>
}

/** `BluetoothEmulation` is a domain of the browser, not of a page; it is experimental and has no types here. */
type Send = (method: string, parameters?: object) => Promise<unknown>

const sendOn =
  (session: CDPSession): Send =>
  (method, parameters) =>
    (session.send as (method: string, parameters?: object) => Promise<unknown>).call(
      session,
      method,
      parameters,
    )

const hear = (session: CDPSession, event: string, handler: (parameters: never) => void): void => {
  const { on } = session as { on: (this: CDPSession, event: string, handler: unknown) => unknown }

  on.call(session, event, handler)
}

/** Call it before the page is opened. One at a time: the adapter belongs to the browser. */
export async function emulateStrap(browser: Browser, page: Page): Promise<EmulatedStrap> {
  const root = await browser.newBrowserCDPSession()
  const send = sendOn(root)
  const values = new Map<string, readonly number[]>()

  await send('BluetoothEmulation.enable', { state: 'powered-on', leSupported: true })

  await send('BluetoothEmulation.simulatePreconnectedPeripheral', {
    address: ADDRESS,
    name: NAME,
    manufacturerData: [],
    knownServiceUuids: Object.keys(SERVICES).map(uuid),
  })

  let heartRateId = ''

  const answerOperation = async (type: string): Promise<void> => {
    // The emulation forgets a peripheral's services with its link.
    if (type === 'connection') heartRateId = await addServices(send, values)

    await send('BluetoothEmulation.simulateGATTOperationResponse', {
      address: ADDRESS,
      type,
      code: 0,
    })
  }

  hear(
    root,
    'BluetoothEmulation.gattOperationReceived',
    ({ type }: { type: string }) => void answerOperation(type),
  )

  hear(
    root,
    'BluetoothEmulation.characteristicOperationReceived',
    ({ characteristicId, type }: { characteristicId: string; type: string }) => {
      const data = Buffer.from(values.get(characteristicId) ?? []).toString('base64')
      const response = { characteristicId, type, code: 0, ...(type === 'read' ? { data } : {}) }
      void send('BluetoothEmulation.simulateCharacteristicOperationResponse', response)
    },
  )

  const answerChooser = await followChooser(page)

  await page.addInitScript(() => {
    const { bluetooth } = navigator
    const requestDevice = bluetooth.requestDevice.bind(bluetooth)

    bluetooth.requestDevice = async (options) => {
      window.chosenDevice = await requestDevice(options)
      return window.chosenDevice
    }
  })

  return {
    answerChooser,
    async notify(bytes) {
      values.set(heartRateId, bytes)

      // The emulation has no notifications. A read fires the same event at the same object that the page listens to.
      await page.evaluate(
        async ([service, characteristic]) => {
          const found = await window.chosenDevice?.gatt.getPrimaryService(service)
          await (await found?.getCharacteristic(characteristic))?.readValue()
        },
        [uuid(HEART_RATE_SERVICE), uuid(HEART_RATE_MEASUREMENT)] as const,
      )
    },
    async walkAway() {
      await send('BluetoothEmulation.simulateGATTDisconnection', { address: ADDRESS })
    },
    async advertise() {
      const scanRecord = { name: NAME, uuids: [uuid(HEART_RATE_SERVICE)], ...REST_OF_SCAN_RECORD }
      const entry = { deviceAddress: ADDRESS, rssi: -50, scanRecord }
      await send('BluetoothEmulation.simulateAdvertisement', { entry })
    },
    async pullOutAdapter() {
      await send('BluetoothEmulation.setSimulatedCentralState', { state: 'absent' })
    },
    async end() {
      await send('BluetoothEmulation.disable')
      await root.detach()
    },
  }
}

/** Chromium 156 crashes on an advertisement that leaves out what the protocol calls optional. */
const REST_OF_SCAN_RECORD = {
  appearance: 833,
  txPower: 0,
  manufacturerData: [{ key: 0xffff, data: '' }],
}

const NO_PROPERTIES = {
  broadcast: false,
  writeWithoutResponse: false,
  write: false,
  indicate: false,
  authenticatedSignedWrites: false,
  extendedProperties: false,
}

/** Fills `values` by the ids that Chromium gives; answers with the one of Heart Rate Measurement. */
async function addServices(send: Send, values: Map<string, readonly number[]>): Promise<string> {
  let heartRateId = ''

  for (const [service, characteristics] of Object.entries(SERVICES)) {
    const { serviceId } = (await send('BluetoothEmulation.addService', {
      address: ADDRESS,
      serviceUuid: uuid(service),
    })) as { serviceId: string }

    for (const [characteristic, { notify, value }] of Object.entries(characteristics)) {
      const properties = { ...NO_PROPERTIES, read: true, notify }

      const { characteristicId } = (await send('BluetoothEmulation.addCharacteristic', {
        serviceId,
        characteristicUuid: uuid(characteristic),
        properties,
      })) as { characteristicId: string }

      values.set(characteristicId, value)
      if (characteristic === HEART_RATE_MEASUREMENT) heartRateId = characteristicId

      if (notify) {
        const descriptor = { characteristicId, descriptorUuid: uuid(CLIENT_CONFIGURATION) }
        await send('BluetoothEmulation.addDescriptor', descriptor)
      }
    }
  }

  return heartRateId
}

/** The chooser prompts again for each device that it hears of, and takes one answer. */
async function followChooser(page: Page): Promise<EmulatedStrap['answerChooser']> {
  const session = await page.context().newCDPSession(page)
  const send = sendOn(session)
  const answered = new Set<string>()
  let answer: 'choose' | 'cancel' = 'choose'
  interface Prompt {
    id: string
    devices: { id: string }[]
  }

  hear(session, 'DeviceAccess.deviceRequestPrompted', ({ id, devices: [device] }: Prompt) => {
    if (device === undefined || answered.has(id)) return
    answered.add(id)

    void (answer === 'choose'
      ? send('DeviceAccess.selectPrompt', { id, deviceId: device.id })
      : send('DeviceAccess.cancelPrompt', { id }))
  })

  await send('DeviceAccess.enable')

  return (next) => {
    answer = next
  }
}
