// The thread that draws the day of an ECG while the rest is seeded.
import { parentPort, workerData } from 'node:worker_threads'
import { drawHolter, type HolterOrder } from './draw-holter.ts'

const drawn = drawHolter(workerData as HolterOrder)

const memory = [...drawn.blocks, drawn.result.overview, drawn.result.beats].map(
  ({ buffer }) => buffer,
)

parentPort?.postMessage(drawn, memory)
