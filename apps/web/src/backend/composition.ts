import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'

export type Inputs = inferRouterInputs<PageRouter>
export type Outputs = inferRouterOutputs<PageRouter>

/** Answers a call; `ask` sends it to the back end as it is. */
export type Composition = (input: unknown, ask: () => Promise<unknown>) => Promise<unknown>

interface Call {
  input: unknown
  output: unknown
}

/** Input and answer of a call by its feature and name. */
export interface CallOf<F extends keyof Inputs, N extends keyof Inputs[F] & keyof Outputs[F]> {
  input: Inputs[F][N]
  output: Outputs[F][N]
}

/** A composition with the types of its call: the link knows calls by name alone. */
export const composition = <C extends Call>(
  compose: (input: C['input'], ask: () => Promise<C['output']>) => Promise<C['output']>,
): Composition =>
  // The link gives each composition the input of its own call, and `ask` the answer to it.
  compose

/** Of several parts of an answer each may fail alone. @throws the first failure when there is nothing at all */
export async function parts<T extends readonly unknown[]>(
  asked: readonly [...{ [K in keyof T]: Promise<T[K]> }],
): Promise<{ [K in keyof T]: T[K] | null }> {
  const each: readonly Promise<unknown>[] = asked
  const settled = await Promise.allSettled(each)
  const [first] = settled
  if (first?.status === 'rejected' && settled.every((part) => part.status === 'rejected'))
    throw first.reason

  return settled.map((part) => (part.status === 'fulfilled' ? part.value : null)) as {
    [K in keyof T]: T[K] | null
  }
}
