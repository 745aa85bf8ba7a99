import type { AttributePush, RadioAnswer, RadioRequest, RadioServerMessage, ServiceDescription } from '@kangban/gatt'
import { decodeAttributePush, encodeRadioMessage, parseRadioServerMessage } from '@kangban/gatt'
import type { RadioSession, RadioWorld } from './radio-session.ts'
import { createRadioSession } from './radio-session.ts'

type WithoutId<Request> = Request extends RadioRequest ? Omit<Request, 'id'> : never

/** For tests: a central without a socket, whose requests are answered before they return. */
export interface FakeCentral {
  readonly pushes: AttributePush[]
  /** All that was said besides answers. */
  readonly events: RadioServerMessage[]
  readonly closed: () => boolean
  ask(request: WithoutId<RadioRequest>): RadioAnswer
  askText(text: string): RadioServerMessage
  /** Connects, discovers, and gives the handle of each characteristic. */
  connect(deviceId: string, mtu?: number): (uuid: string) => number
  end(): void
}

export function createFakeCentral(world: RadioWorld): FakeCentral {
  const pushes: AttributePush[] = []
  const messages: RadioServerMessage[] = []
  let isClosed = false
  let nextId = 1
  const session: RadioSession = createRadioSession(world, {
    sendText: (text) => void messages.push(parseRadioServerMessage(text)),
    sendBinary: (bytes) => void pushes.push(decodeAttributePush(bytes)),
    close() {
      isClosed = true
    },
  })

  const askText = (text: string): RadioServerMessage => {
    session.receive(text)
    const answer = messages.pop()
    if (answer === undefined) throw new Error(`no answer to ${text}`)
    return answer
  }
  const ask = (request: WithoutId<RadioRequest>): RadioAnswer => {
    const answer = askText(encodeRadioMessage({ ...request, id: nextId++ }))
    if (answer.type === 'link-lost') throw new Error(`link lost: ${answer.reason}`)
    return answer
  }

  return {
    pushes,
    events: messages,
    closed: () => isClosed,
    ask,
    askText,
    connect(deviceId, mtu = 247) {
      ask({ type: 'connect', deviceId, mtu })
      const answer = ask({ type: 'discover' })
      const services: readonly ServiceDescription[] = answer.type === 'services' ? answer.services : []
      const characteristics = services.flatMap((service) => service.characteristics)
      return (uuid) => {
        const found = characteristics.find((characteristic) => characteristic.uuid === uuid)
        if (found === undefined) throw new Error(`${deviceId} has no ${uuid}`)
        return found.handle
      }
    },
    end: () => session.end(),
  }
}
