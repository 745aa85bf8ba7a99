import type { ToWorker } from '../model/protocol.ts'
import { createRecordServer } from '../model/record-server.ts'

const { port1, port2 } = new MessageChannel()
let next: (() => void) | null = null
port1.addEventListener('message', () => next?.())
port1.start()

const serve = createRecordServer({
  post: (message, transfer) => postMessage(message, { transfer }),
  // A message to itself comes after those that wait already; timers would pause for 4 ms each.
  later: (work) => {
    next = work
    port2.postMessage(null)
  },
})

addEventListener('message', (event: MessageEvent<ToWorker>) => serve(event.data))
