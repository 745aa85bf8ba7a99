import type { AttributePush, ServiceDescription } from '@kangban/gatt'
import { fullUuid } from '@kangban/gatt'
import { networkError } from './radio-link.ts'
import type { RadioLink } from './radio-link.ts'
import { SimulatedCharacteristic } from './simulated-characteristic.ts'
import type {
  GattCharacteristic,
  GattServer,
  GattService,
  Peripheral,
} from './web-bluetooth-shape.ts'

/** What Chromium asks for on Android and most desktops. */
const REQUESTED_MTU = 247

export interface PeripheralIdentity {
  readonly id: string
  readonly name: string
  readonly openLink: () => Promise<RadioLink>
}

export class SimulatedPeripheral extends EventTarget implements Peripheral {
  readonly id: string
  readonly name: string
  readonly gatt: GattServer
  /** Services of the filters and of `optionalServices`: a page may use no other. */
  private readonly allowed = new Set<string>()

  constructor(identity: PeripheralIdentity) {
    super()
    this.id = identity.id
    this.name = identity.name

    this.gatt = new SimulatedGattServer(identity, this.allowed, () => {
      this.dispatchEvent(new Event('gattserverdisconnected', { bubbles: true }))
    })
  }

  /** `service` is a full UUID. */
  allow(service: string): void {
    this.allowed.add(service)
  }
}

class SimulatedGattServer implements GattServer {
  private readonly identity: PeripheralIdentity
  private readonly allowedServices: ReadonlySet<string>
  private readonly onDisconnected: () => void
  private link: RadioLink | undefined
  private services: readonly ServiceDescription[] = []
  /** One object per attribute and link, as in Web Bluetooth: listeners of two callers meet on the same object. */
  private readonly characteristics = new Map<number, SimulatedCharacteristic>()

  constructor(
    identity: PeripheralIdentity,
    allowedServices: ReadonlySet<string>,
    onDisconnected: () => void,
  ) {
    this.identity = identity
    this.allowedServices = allowedServices
    this.onDisconnected = onDisconnected
  }

  get connected(): boolean {
    return this.link !== undefined
  }

  async connect(): Promise<GattServer> {
    if (this.link !== undefined) return this
    const link = await this.identity.openLink()

    try {
      await link.request({ type: 'connect', deviceId: this.identity.id, mtu: REQUESTED_MTU })
      const answer = await link.request({ type: 'discover' })
      this.services = answer.type === 'services' ? answer.services : []
    } catch (error) {
      link.close()
      // Web Bluetooth has one name for a device that does not answer, whatever the reason.
      throw networkError(
        `connection failed: ${error instanceof Error ? error.message : String(error)}`,
      )
    }

    this.characteristics.clear()
    this.link = link
    link.onPush = (push) => this.receive(push)
    link.onClosed = () => this.end()
    return this
  }

  disconnect(): void {
    this.link?.close()
  }

  async getPrimaryService(service: BluetoothServiceUUID): Promise<GattService> {
    const link = this.link
    if (link === undefined)
      throw networkError('GATT Server is disconnected. Cannot retrieve services.')
    const uuid = fullUuid(service)

    if (!this.allowedServices.has(uuid)) {
      throw new DOMException(
        `Origin is not allowed to access the service ${uuid}.`,
        'SecurityError',
      )
    }

    const found = this.services.find((candidate) => candidate.uuid === uuid)
    if (found === undefined)
      throw new DOMException(`No Services matching UUID ${uuid} found.`, 'NotFoundError')

    return {
      uuid,
      getCharacteristic: async (wanted) => this.characteristic(found, fullUuid(wanted), link),
    }
  }

  private characteristic(
    service: ServiceDescription,
    uuid: string,
    link: RadioLink,
  ): GattCharacteristic {
    const description = service.characteristics.find((candidate) => candidate.uuid === uuid)

    if (description === undefined) {
      throw new DOMException(
        `No Characteristics matching UUID ${uuid} found in Service.`,
        'NotFoundError',
      )
    }

    const known = this.characteristics.get(description.handle)
    if (known !== undefined) return known
    const created = new SimulatedCharacteristic(description, link)
    this.characteristics.set(description.handle, created)
    return created
  }

  private receive(push: AttributePush): void {
    this.characteristics.get(push.handle)?.update(push.value)
  }

  private end(): void {
    this.link = undefined
    this.onDisconnected()
  }
}
