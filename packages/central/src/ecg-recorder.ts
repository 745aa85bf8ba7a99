import type {
  EcgControlCommand,
  EcgControlResponse,
  EcgDataFrame,
  EcgStatus,
  ElectrodeContact,
} from '@kangban/gatt'
import {
  decodeEcgControlResponse,
  decodeEcgData,
  decodeEcgStatus,
  ECG_CONTROL_POINT,
  ECG_DATA,
  ECG_SERVICE,
  ECG_STATUS,
  encodeEcgControlCommand,
  unixMsOfDeviceTime,
} from '@kangban/gatt'
import { type AskBindingCode, findBindingCode } from './binding-code.ts'
import { choosePeripheral } from './choose-peripheral.ts'
import type { ConnectionOptions, DeviceConnection } from './device-connection.ts'
import { connectionError, keepConnected } from './device-connection.ts'
import { DeviceError } from './device-error.ts'
import type {
  EcgMeasurement,
  EcgRecorderHandlers,
  EcgRecorderSession,
  RecorderStatus,
  TransmissionReport,
} from './ecg-session.ts'
import type { EcgStream } from './ecg-stream.ts'
import { createEcgStream } from './ecg-stream.ts'
import type { DeviceInformation } from './gatt-values.ts'
import { followBattery, listen, NO_INFORMATION, readDeviceInformation } from './gatt-values.ts'
import type { SensorOptions } from './sensor-session.ts'
import { COMMON_SERVICES } from './sensor-session.ts'
import type {
  BluetoothCentral,
  GattCharacteristic,
  GattServer,
  Peripheral,
} from './web-bluetooth-shape.ts'

/** A recorder answers within one connection interval; beyond this it is not going to. */
const CONTROL_TIMEOUT_MS = 5000

const NO_REPORT: TransmissionReport = {
  receivedFrames: 0,
  lostFrames: 0,
  duplicateFrames: 0,
  lateFrames: 0,
  badFrames: 0,
}

interface PendingCommand {
  readonly kind: EcgControlCommand['kind']
  readonly settle: (response: EcgControlResponse) => void
  readonly fail: (error: DeviceError) => void
}

/** Lets the user choose a recorder (call it from a tap) and connects to it. Rejects with DeviceError. */
export async function connectEcgRecorder(
  bluetooth: BluetoothCentral | undefined,
  handlers: EcgRecorderHandlers,
  options: SensorOptions = {},
): Promise<EcgRecorderSession> {
  handlers.onStatus?.('connecting')

  try {
    const profile = { services: [ECG_SERVICE], optionalServices: COMMON_SERVICES } as const
    const peripheral = await choosePeripheral(bluetooth, profile, options)
    const session = new RecorderSession(peripheral, handlers)
    await session.open(options)
    return session
  } catch (error) {
    handlers.onStatus?.('closed')
    throw error
  }
}

class RecorderSession implements EcgRecorderSession {
  readonly deviceId: string
  readonly name: string
  status: RecorderStatus = 'connecting'
  info: DeviceInformation = NO_INFORMATION
  batteryPercent: number | undefined
  bindingCode: AskBindingCode | undefined
  contact: ElectrodeContact = { left: false, right: false }

  private readonly peripheral: Peripheral
  private readonly handlers: EcgRecorderHandlers
  private connection: DeviceConnection | undefined
  private controlPoint: GattCharacteristic | undefined
  private pending: PendingCommand | undefined
  private stream: EcgStream | undefined

  constructor(peripheral: Peripheral, handlers: EcgRecorderHandlers) {
    this.deviceId = peripheral.id
    this.name = peripheral.name ?? peripheral.id
    this.peripheral = peripheral
    this.handlers = handlers
  }

  async open(options: ConnectionOptions): Promise<void> {
    const handlers = {
      attach: (server: GattServer) => this.attach(server),
      onLost: () => {
        const wasMeasuring = this.status === 'measuring'
        this.dropLink('reconnecting')
        if (wasMeasuring)
          this.handlers.onError?.(new DeviceError('connection-lost', 'link lost while measuring'))
      },
      onRestored: () => this.setStatus('ready'),
      onGivenUp: (error: DeviceError) => {
        this.dropLink('closed')
        this.handlers.onError?.(error)
      },
    }

    this.connection = await keepConnected(this.peripheral, handlers, options)
    this.setStatus('ready')
  }

  async start(sampleRateHz: number): Promise<EcgMeasurement> {
    if (this.status === 'measuring')
      throw new Error('the recorder is measuring already: stop it first')
    const { stream } = await this.command({ kind: 'start', sampleRateHz })
    if (stream === undefined)
      throw new DeviceError('bad-data', 'the recorder started without telling its stream')
    this.setStatus('measuring')

    return {
      sampleRateHz: stream.sampleRateHz,
      startedAt: new Date(unixMsOfDeviceTime(stream.firstSampleTimeNs)),
    }
  }

  async stop(): Promise<TransmissionReport> {
    const measured = this.stream

    if (this.status === 'measuring') {
      await this.command({ kind: 'stop' })
      this.setStatus('ready')
    }

    this.stream = undefined
    return measured?.report() ?? NO_REPORT
  }

  async close(): Promise<void> {
    if (this.status === 'measuring') {
      // The link goes next: a recorder that cannot hear the stop ends its stream with the link.
      await this.stop().catch(() => undefined)
    }

    this.connection?.close()
    if (this.status !== 'closed') this.dropLink('closed')
  }

  private async attach(server: GattServer): Promise<void> {
    const service = await server.getPrimaryService(ECG_SERVICE)
    this.controlPoint = await service.getCharacteristic(ECG_CONTROL_POINT)
    const bad = (error: DeviceError): void => this.handlers.onError?.(error)

    await listen(this.controlPoint, decodeEcgControlResponse, {
      value: (response) => this.settle(response),
      bad,
    })

    await listen(await service.getCharacteristic(ECG_DATA), decodeEcgData, {
      value: (frame) => this.takeFrame(frame),
      bad,
    })

    const statusCharacteristic = await service.getCharacteristic(ECG_STATUS)

    await listen(statusCharacteristic, decodeEcgStatus, {
      value: (status) => this.takeStatus(status),
      bad,
    })

    await statusCharacteristic.readValue()

    await followBattery(server, (percent) => {
      this.batteryPercent = percent
      this.handlers.onBattery?.(percent)
    })

    this.info = await readDeviceInformation(server)
    this.bindingCode = await findBindingCode(server)
  }

  private command(command: EcgControlCommand): Promise<EcgControlResponse> {
    const controlPoint = this.controlPoint

    if (controlPoint === undefined || this.pending !== undefined) {
      const why =
        controlPoint === undefined ? 'there is no link' : `${this.pending?.kind} is still running`

      return Promise.reject(new DeviceError('connection-lost', `cannot ${command.kind}: ${why}`))
    }

    return new Promise<EcgControlResponse>((settle, fail) => {
      const timeout = setTimeout(
        () =>
          this.pending?.fail(new DeviceError('connection-lost', `no answer to ${command.kind}`)),
        CONTROL_TIMEOUT_MS,
      )

      const finish = (): void => {
        clearTimeout(timeout)
        this.pending = undefined
      }

      this.pending = {
        kind: command.kind,
        settle: (response) => {
          finish()
          if (response.status === 'success') settle(response)
          else
            fail(
              new DeviceError(
                'bad-data',
                `the recorder refused to ${command.kind}: ${response.status}`,
              ),
            )
        },
        fail: (error) => {
          finish()
          fail(error)
        },
      }

      controlPoint
        .writeValueWithResponse(encodeEcgControlCommand(command))
        .catch((error: unknown) => this.pending?.fail(connectionError(error)))
    })
  }

  /** The stream is made here and not after `await`, because its first frames may come in the same turn. */
  private settle(response: EcgControlResponse): void {
    if (response.stream !== undefined)
      this.stream = createEcgStream(response.stream, (why) => this.reportBadData(why))
    if (this.pending?.kind === response.command) this.pending.settle(response)
  }

  private takeFrame(frame: EcgDataFrame): void {
    this.takeContact(frame.contact)
    const block = this.stream?.take(frame)
    if (block !== undefined) this.handlers.onSamples?.(block)
  }

  private takeStatus(status: EcgStatus): void {
    this.takeContact(status.contact)
  }

  private takeContact(contact: ElectrodeContact): void {
    const changed = contact.left !== this.contact.left || contact.right !== this.contact.right
    this.contact = contact
    if (changed) this.handlers.onContact?.(contact)
  }

  private reportBadData(reason: string): void {
    this.handlers.onError?.(new DeviceError('bad-data', reason))
  }

  private dropLink(status: 'reconnecting' | 'closed'): void {
    this.controlPoint = undefined
    this.pending?.fail(new DeviceError('connection-lost', 'link lost before the recorder answered'))
    this.setStatus(status)
  }

  private setStatus(status: RecorderStatus): void {
    if (this.status === status) return
    this.status = status
    this.handlers.onStatus?.(status)
  }
}
