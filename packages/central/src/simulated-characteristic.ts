import type { CharacteristicDescription } from '@kangban/gatt'
import type { RadioLink } from './radio-link.ts'
import type { GattCharacteristic } from './web-bluetooth-shape.ts'

export class SimulatedCharacteristic extends EventTarget implements GattCharacteristic {
  readonly uuid: string
  value: DataView | undefined
  private readonly handle: number
  private readonly link: RadioLink

  constructor(description: CharacteristicDescription, link: RadioLink) {
    super()
    this.uuid = description.uuid
    this.handle = description.handle
    this.link = link
  }

  async readValue(): Promise<DataView> {
    const answer = await this.link.request({ type: 'read', handle: this.handle })
    if (answer.type !== 'value')
      throw new DOMException(`a read was answered by ${answer.type}`, 'UnknownError')
    return this.update(answer.value)
  }

  async writeValueWithResponse(value: BufferSource): Promise<void> {
    // Copied at once, as Web Bluetooth does: the caller may use its buffer again.
    const bytes = Uint8Array.from(
      ArrayBuffer.isView(value)
        ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
        : new Uint8Array(value),
    )

    await this.link.request({ type: 'write', handle: this.handle, value: bytes })
  }

  async startNotifications(): Promise<this> {
    await this.link.request({ type: 'subscribe', handle: this.handle, enabled: true })
    return this
  }

  async stopNotifications(): Promise<this> {
    await this.link.request({ type: 'subscribe', handle: this.handle, enabled: false })
    return this
  }

  /** Takes a value that was read or pushed, and tells the listeners. */
  update(bytes: Uint8Array<ArrayBuffer>): DataView {
    const value = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.value = value
    this.dispatchEvent(new Event('characteristicvaluechanged', { bubbles: true }))
    return value
  }
}
