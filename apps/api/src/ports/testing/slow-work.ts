import { isMainThread, threadId } from 'node:worker_threads'

/** Keeps its thread busy for so many milliseconds; says which thread that was. */
export function slowWork(milliseconds: number): { isMainThread: boolean; threadId: number } {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
  return { isMainThread, threadId }
}

export function brokenWork(why: string): never {
  throw new Error(why)
}
