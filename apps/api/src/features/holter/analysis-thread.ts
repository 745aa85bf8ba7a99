import { MessageChannel, Worker } from 'node:worker_threads'
import type { RecordResult } from './analyse-blocks.ts'
import type { RecordShape } from './record-shape.ts'
import type { AnalysisOrder, BlockAnswer, BlockRequest } from './analysis-worker.ts'

interface Order {
  shape: RecordShape
  readBlocks: (range: BlockRequest) => Promise<Uint8Array[]>
  /** Ends the thread at once. */
  signal: AbortSignal
}

/** Analyses a record in a thread of its own. Rejects with what went wrong there, or when the signal aborts. */
export async function analyseInThread({ shape, readBlocks, signal }: Order): Promise<RecordResult> {
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

  const workerData: AnalysisOrder = { shape, port, answered }

  const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), {
    workerData,
    transferList: [port],
  })

  const stop = () => void worker.terminate()
  signal.addEventListener('abort', stop, { once: true })

  try {
    return await new Promise<RecordResult>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)

      worker.once('exit', (code) =>
        reject(signal.aborted ? signal.reason : new Error(`the analysis ended with ${code}`)),
      )
    })
  } finally {
    signal.removeEventListener('abort', stop)
    own.close()
    await worker.terminate()
  }
}
