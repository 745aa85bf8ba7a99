import { MessageChannel } from 'node:worker_threads'
import { type Threads, workIn } from '../../ports/threads.ts'
import type { RecordResult } from './analyse-blocks.ts'
import type { RecordShape } from './record-shape.ts'
import type * as Analysis from './analysis-worker.ts'
import type { BlockAnswer, BlockRequest } from './analysis-worker.ts'

interface Order {
  shape: RecordShape
  readBlocks: (range: BlockRequest) => Promise<Uint8Array[]>
  /** Ends the thread at once. */
  signal: AbortSignal
}

const ANALYSE = workIn<typeof Analysis, 'analyseFromPort'>(
  new URL('./analysis-worker.ts', import.meta.url),
  'analyseFromPort',
)

/** Analyses a record in a thread. Rejects with what went wrong there, or when the signal aborts. */
export async function analyseInThread(
  threads: Threads,
  { shape, readBlocks, signal }: Order,
): Promise<RecordResult> {
  signal.throwIfAborted()
  const { port1: own, port2: port } = new MessageChannel()
  const answered = new SharedArrayBuffer(4)
  const flag = new Int32Array(answered)

  const answer = (message: BlockAnswer) => {
    // Copied: the bytes of a row may lie in memory that others use.
    own.postMessage(message, [])
    Atomics.store(flag, 0, 1)
    Atomics.notify(flag, 0)
  }

  own.on('message', (range: BlockRequest) => {
    readBlocks(range).then(
      (blocks) => answer({ blocks }),
      (cause: unknown) => answer({ failure: String(cause) }),
    )
  })

  try {
    return await threads.runLong(ANALYSE, { shape, port, answered }, { signal, transfer: [port] })
  } finally {
    own.close()
  }
}
