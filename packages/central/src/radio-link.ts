import type { AttributePush, RadioAnswer, RadioRequest } from '@kangban/gatt'
import {
  decodeAttributePush,
  encodeRadioMessage,
  GattError,
  parseRadioServerMessage,
} from '@kangban/gatt'

/** The part of WebSocket that the link uses. */
export interface RadioSocket extends EventTarget {
  binaryType: BinaryType
  send(data: string): void
  close(): void
}

export type OpenSocket = (url: string) => RadioSocket

type WithoutId<Request> = Request extends RadioRequest ? Omit<Request, 'id'> : never

/** The names that Web Bluetooth gives to what the simulated radio refuses. */
const DOM_NAMES = {
  'bad-message': 'UnknownError',
  'device-not-found': 'NotFoundError',
  'not-connected': 'NetworkError',
  'already-connected': 'InvalidStateError',
  'attribute-not-found': 'NotFoundError',
  'not-permitted': 'NotSupportedError',
  'bad-value': 'InvalidModificationError',
} as const

interface Waiting {
  readonly settle: (answer: RadioAnswer) => void
  readonly fail: (error: DOMException) => void
}

/** One open WebSocket of the simulated radio: pairs answers with requests and hands on what the peripheral pushes. */
export class RadioLink {
  private readonly socket: RadioSocket
  private readonly waiting = new Map<number, Waiting>()
  private nextId = 1
  private closed = false

  onPush: (push: AttributePush) => void = () => {}
  onClosed: () => void = () => {}

  /** Rejects with a NetworkError when the simulator does not answer. */
  static open(url: string, openSocket: OpenSocket): Promise<RadioLink> {
    return new Promise((resolve, reject) => {
      const socket = openSocket(url)
      socket.binaryType = 'arraybuffer'
      socket.addEventListener('open', () => resolve(new RadioLink(socket)), { once: true })

      socket.addEventListener('close', () => reject(networkError(`no radio at ${url}`)), {
        once: true,
      })
    })
  }

  private constructor(socket: RadioSocket) {
    this.socket = socket

    socket.addEventListener('message', (event) => {
      if (event instanceof MessageEvent) this.receive(event.data)
    })

    socket.addEventListener('close', () => this.end())
  }

  /** Rejects with the DOMException that Web Bluetooth has for the case. */
  request(request: WithoutId<RadioRequest>): Promise<RadioAnswer> {
    if (this.closed) return Promise.reject(networkError('the link is closed'))
    const id = this.nextId++

    return new Promise((settle, fail) => {
      this.waiting.set(id, { settle, fail })
      this.socket.send(encodeRadioMessage({ ...request, id }))
    })
  }

  close(): void {
    this.socket.close()
    this.end()
  }

  private receive(data: unknown): void {
    // A socket may still deliver what was on its way when it was closed; a link that is gone brings nothing.
    if (this.closed) return

    try {
      if (data instanceof ArrayBuffer) this.receivePush(decodeAttributePush(new Uint8Array(data)))
      else this.receiveText(String(data))
    } catch (error) {
      if (!(error instanceof GattError)) throw error
      // A radio that breaks its own protocol cannot be trusted with the messages after it either.
      this.close()
    }
  }

  /** A central confirms once the value is handed on, as the operating system does under Web Bluetooth. */
  private receivePush(push: AttributePush): void {
    this.onPush(push)
    // A link that closed meanwhile has nothing left to confirm.
    if (push.kind === 'indication') this.request({ type: 'confirm' }).catch(() => {})
  }

  private receiveText(text: string): void {
    const message = parseRadioServerMessage(text)

    if (message.type === 'link-lost') {
      this.close()
      return
    }

    if (message.id === null) return
    const waiting = this.waiting.get(message.id)
    this.waiting.delete(message.id)
    if (message.type === 'error')
      waiting?.fail(new DOMException(message.message, DOM_NAMES[message.code]))
    else waiting?.settle(message)
  }

  private end(): void {
    if (this.closed) return
    this.closed = true
    for (const waiting of this.waiting.values())
      waiting.fail(networkError('GATT Server is disconnected.'))
    this.waiting.clear()
    this.onClosed()
  }
}

export function networkError(message: string): DOMException {
  return new DOMException(message, 'NetworkError')
}
