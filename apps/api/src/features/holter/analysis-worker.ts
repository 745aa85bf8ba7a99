// The thread of one analysis. It asks for blocks through its port and sleeps until they are there, since ecg-core reads
// without waiting: the service's thread keeps the database, whichever it is.
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { analyseBlocks } from './analyse-blocks.ts'
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

const { shape, port, answered } = workerData as AnalysisOrder
const flag = new Int32Array(answered)

function readBlocks(first: number, count: number): Uint8Array[] {
  Atomics.store(flag, 0, 0)
  port.postMessage({ first, count } satisfies BlockRequest, [])
  Atomics.wait(flag, 0, 0)
  const answer = receiveMessageOnPort(port)?.message as BlockAnswer | undefined
  if (!answer || 'failure' in answer)
    throw new Error(`blocks ${first} to ${first + count - 1}: ${answer?.failure}`)
  return answer.blocks
}

const result = analyseBlocks({ ...shape, readBlocks })
parentPort?.postMessage(result, [result.overview.buffer, result.beats.buffer])
port.close()
