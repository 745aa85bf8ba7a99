import type { Advertisement } from '@kangban/gatt'
import { fullUuid } from '@kangban/gatt'
import type { OpenSocket } from './radio-link.ts'
import { RadioLink } from './radio-link.ts'
import { SimulatedPeripheral } from './simulated-peripheral.ts'
import type { BluetoothCentral, Peripheral } from './web-bluetooth-shape.ts'

export interface SimulatedRadio {
  /** ws:, wss:, http: or https:, or a path on the page's own server. */
  readonly url: string
  /** Whose devices are in reach. */
  readonly person: string
  readonly openSocket?: OpenSocket
}

/**
 * The shape of `navigator.bluetooth` over the simulator's WebSocket. Nobody chooses: the strongest match is taken.
 * A device stays permitted for as long as this object lives.
 */
export class SimulatedBluetooth implements BluetoothCentral {
  private readonly radio: SimulatedRadio
  /** One object a device, as in a browser: its link is shared, and its permissions add up. */
  private readonly permitted = new Map<string, SimulatedPeripheral>()

  constructor(radio: SimulatedRadio) {
    this.radio = radio
  }

  async requestDevice(options: RequestDeviceOptions): Promise<Peripheral> {
    const filters = 'filters' in options ? options.filters : []
    const services = filters.flatMap((filter) => filter.services ?? []).map(fullUuid)
    const isByServiceOnly = filters.every((filter) => filter.services !== undefined)
    const found = await this.scan(isByServiceOnly ? services : [])

    const matching = found.filter(
      (one) => filters.length === 0 || filters.some((filter) => matches(one, filter)),
    )

    const [nearest] = matching.toSorted((a, b) => b.rssiDbm - a.rssiDbm)
    if (nearest === undefined)
      throw new DOMException('No device in reach matches the filters.', 'NotFoundError')
    const peripheral = this.permitted.get(nearest.deviceId) ?? this.permit(nearest)
    for (const service of [...services, ...(options.optionalServices ?? []).map(fullUuid)])
      peripheral.allow(service)
    return peripheral
  }

  getDevices(): Promise<readonly Peripheral[]> {
    return Promise.resolve([...this.permitted.values()])
  }

  private async scan(services: string[]): Promise<readonly Advertisement[]> {
    const link = await this.openLink()

    try {
      const answer = await link.request({ type: 'scan', person: this.radio.person, services })
      return answer.type === 'advertisements' ? answer.advertisements : []
    } finally {
      link.close()
    }
  }

  private permit(advertisement: Advertisement): SimulatedPeripheral {
    const { deviceId: id, name } = advertisement
    const peripheral = new SimulatedPeripheral({ id, name, openLink: () => this.openLink() })
    this.permitted.set(id, peripheral)
    return peripheral
  }

  private openLink(): Promise<RadioLink> {
    return RadioLink.open(
      socketUrl(this.radio.url),
      this.radio.openSocket ?? ((url) => new WebSocket(url)),
    )
  }
}

/** Every condition of one filter must hold; manufacturer and service data are not simulated and never match. */
function matches(advertisement: Advertisement, filter: BluetoothLEScanFilter): boolean {
  if (filter.manufacturerData !== undefined || filter.serviceData !== undefined) return false
  if (filter.name !== undefined && advertisement.name !== filter.name) return false
  if (filter.namePrefix !== undefined && !advertisement.name.startsWith(filter.namePrefix))
    return false

  return (filter.services ?? []).every((service) =>
    advertisement.services.includes(fullUuid(service)),
  )
}

function socketUrl(url: string): string {
  const absolute = new URL(url, globalThis.location?.href)
  absolute.protocol = absolute.protocol.replace(/^http/, 'ws')
  return absolute.href
}
