// Runs in a thread: one analysis. It asks for blocks through its port and sleeps until they are there, since ecg-core reads
// without waiting: the service's thread keeps the database, whichever it is.
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import { analyseBlocks, type RecordResult } from './analyse-blocks.ts'
import type { RecordShape } from './record-shape.ts'

export interface AnalysisOrder {
  shape: RecordShape
  port: MessagePort
  /** One Int32: 1 when an answer lies at the port. */
  answered: SharedArrayBuffer
}

export interface BlockRequest {
  first: number
  count: number
}

export type BlockAnswer = { blocks: Uint8Array[] } | { failure: string }

/** @throws what went wrong while a block was read, or decoded */
export function analyseFromPort({ shape, port, answered }: AnalysisOrder): RecordResult {
  const flag = new Int32Array(answered)

  const readBlocks = (first: number, count: number): Uint8Array[] => {
    Atomics.store(flag, 0, 0)
    port.postMessage({ first, count } satisfies BlockRequest, [])
    Atomics.wait(flag, 0, 0)
    const answer = receiveMessageOnPort(port)?.message as BlockAnswer | undefined
    if (!answer || 'failure' in answer)
      throw new Error(`blocks ${first} to ${first + count - 1}: ${answer?.failure}`)
    return answer.blocks
  }

  try {
    return analyseBlocks({ ...shape, readBlocks })
  } finally {
    port.close()
  }
}
