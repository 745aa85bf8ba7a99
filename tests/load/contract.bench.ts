// What it costs that every answer is held to its contract before it leaves.
import { contract, listOperations } from '@kangban/contracts'
import * as z from 'zod/mini'

const ROUNDS = 20_000
const KILOBYTE = 1000
const ROWS = 20

/** The example with its lists grown to the length of a page. */
const grown = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.length === 0
      ? value
      : Array.from({ length: ROWS }, (_, i) => grown(value[i % value.length]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, grown(child)]))
}

function microsecondsPerKb(schema: z.ZodMiniType, data: unknown): number {
  const kB = JSON.stringify(data).length / KILOBYTE
  const rounds = Math.ceil(ROUNDS / Math.max(1, kB))
  for (let round = 0; round < rounds / 10; round++) z.parse(schema, data)
  const started = performance.now()
  for (let round = 0; round < rounds; round++) z.parse(schema, data)
  return ((performance.now() - started) * 1000) / rounds / kB
}

const costs = listOperations(contract)
  .flatMap(([name, { output, example }]) => {
    const data = grown(example?.output)
    // An answer of a few bytes costs a call, not a kilobyte.
    if (data === undefined || JSON.stringify(data).length < KILOBYTE / 2) return []
    if (!z.safeParse(output, data).success) return []
    return [{ name, cost: microsecondsPerKb(output, data) }]
  })
  .toSorted((a, b) => a.cost - b.cost)

const middle = costs[Math.floor(costs.length / 2)]
const worst = costs.at(-1)

console.log(
  `\nan answer held to its contract, microseconds a kB (goal 5), ${costs.length} calls with answers over 0.5 kB`,
)

console.log(
  `median ${middle?.cost.toFixed(1)} (${middle?.name}), most ${worst?.cost.toFixed(1)} (${worst?.name})`,
)
