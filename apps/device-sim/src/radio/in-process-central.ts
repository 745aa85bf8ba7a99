import type {
  AttributePush,
  RadioAnswer,
  RadioRequest,
  RadioServerMessage,
  ServiceDescription,
} from '@kangban/gatt'
import { decodeAttributePush, encodeRadioMessage, parseRadioServerMessage } from '@kangban/gatt'
import type { RadioSession, RadioWorld } from './radio-session.ts'
import { createRadioSession } from './radio-session.ts'

type WithoutId<Request> = Request extends RadioRequest ? Omit<Request, 'id'> : never

/** A central without a socket, whose requests are answered before they return. */
export interface InProcessCentral {
  readonly pushes: AttributePush[]
  /** All that was said besides answers. */
  readonly events: RadioServerMessage[]
  readonly closed: () => boolean
  /** While true it takes what it is sent too slowly. */
  congested: boolean
  ask(request: WithoutId<RadioRequest>): RadioAnswer
  askText(text: string): RadioServerMessage
  /** Connects, discovers, and gives the handle of each characteristic. */
  connect(deviceId: string, mtu?: number): (uuid: string) => number
  end(): void
}

export interface InProcessCentralOptions {
  /** Whether indications are confirmed at once, as an operating system does. */
  readonly confirms?: boolean
  /** Takes each value instead of keeping all in `pushes`; its bytes are written over when this returns. */
  readonly onPush?: (push: AttributePush) => void
}

export function createInProcessCentral(
  world: RadioWorld,
  { confirms = true, onPush }: InProcessCentralOptions = {},
): InProcessCentral {
  const pushes: AttributePush[] = []
  const messages: RadioServerMessage[] = []
  let isClosed = false
  let nextId = 1

  const session: RadioSession = createRadioSession(world, {
    sendText: (text) => void messages.push(parseRadioServerMessage(text)),
    sendBinary(bytes) {
      const push = decodeAttributePush(bytes)
      if (onPush === undefined) pushes.push({ ...push, value: push.value.slice() })
      else onPush(push)
      if (confirms && push.kind === 'indication') queueConfirm()
    },
    close() {
      isClosed = true
    },
    isCongested: () => central.congested,
  })

  let toConfirm = 0
  let busy = false

  /** After the request that brought the indication, and after any that is confirmed before. */
  const queueConfirm = (): void => {
    toConfirm++
    if (!busy) confirmAll()
  }

  const confirmAll = (): void => {
    while (toConfirm > 0) {
      toConfirm--
      ask({ type: 'confirm' })
    }
  }

  const askText = (text: string): RadioServerMessage => {
    const wasBusy = busy
    busy = true
    session.receive(text)
    const answer = messages.pop()
    busy = wasBusy
    if (answer === undefined) throw new Error(`no answer to ${text}`)
    if (!busy) confirmAll()
    return answer
  }

  const ask = (request: WithoutId<RadioRequest>): RadioAnswer => {
    const answer = askText(encodeRadioMessage({ ...request, id: nextId++ }))
    if (answer.type === 'link-lost') throw new Error(`link lost: ${answer.reason}`)
    return answer
  }

  const central: InProcessCentral = {
    pushes,
    events: messages,
    closed: () => isClosed,
    congested: false,
    ask,
    askText,
    connect(deviceId, mtu = 247) {
      const connected = ask({ type: 'connect', deviceId, mtu })
      if (connected.type === 'error') throw new Error(connected.message)
      const answer = ask({ type: 'discover' })

      const services: readonly ServiceDescription[] =
        answer.type === 'services' ? answer.services : []

      const handles = new Map(
        services.flatMap((one) => one.characteristics).map(({ uuid, handle }) => [uuid, handle]),
      )

      return (uuid) => {
        const handle = handles.get(uuid)
        if (handle === undefined) throw new Error(`${deviceId} has no ${uuid}`)
        return handle
      }
    },
    end: () => session.end(),
  }

  return central
}
