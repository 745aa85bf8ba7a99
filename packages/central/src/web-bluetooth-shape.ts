/**
 * The part of Web Bluetooth that this app uses. `navigator.bluetooth` fits it as it is, and so does the simulated
 * radio, so everything above these types has one code path for real and simulated devices.
 */
export interface BluetoothCentral {
  requestDevice(options: RequestDeviceOptions): Promise<Peripheral>
  /** False where there is no Bluetooth to use now. Not in every browser. */
  getAvailability?(): Promise<boolean>
  /** The devices that the user has permitted to this page before. Not in every browser. */
  getDevices?(): Promise<readonly Peripheral[]>
}

/**
 * Fires `gattserverdisconnected` when the link ends, whoever ended it, and `advertisementreceived` after
 * `watchAdvertisements` whenever the device is heard.
 */
export interface Peripheral extends EventTarget {
  readonly id: string
  readonly name?: string | undefined
  readonly gatt?: GattServer | undefined
  /** Until the signal aborts. Not in every browser. */
  watchAdvertisements?(options: { signal: AbortSignal }): Promise<void>
}

export interface GattServer {
  readonly connected: boolean
  connect(): Promise<GattServer>
  disconnect(): void
  getPrimaryService(service: BluetoothServiceUUID): Promise<GattService>
}

export interface GattService {
  readonly uuid: string
  getCharacteristic(characteristic: BluetoothCharacteristicUUID): Promise<GattCharacteristic>
}

/** Fires `characteristicvaluechanged`, with the new value in `target.value`, after `startNotifications`. */
export interface GattCharacteristic extends EventTarget {
  readonly uuid: string
  readonly value?: DataView | undefined
  readValue(): Promise<DataView>
  writeValueWithResponse(value: BufferSource): Promise<void>
  /** Not of the simulated radio, where every write is answered. */
  writeValueWithoutResponse?(value: BufferSource): Promise<void>
  startNotifications(): Promise<GattCharacteristic>
  stopNotifications(): Promise<GattCharacteristic>
}
