// What is broken beside queries and waits for the network; apart from heal.ts, which comes after the first screen.

/** Each broken thing's mend. */
const mends = new Set<() => void>()

/** `mend` is called when the network is back; gives back the function that ends this. */
export function mendOnReturn(mend: () => void): () => void {
  mends.add(mend)
  return () => mends.delete(mend)
}

export const anyMends = (): boolean => mends.size > 0

export function mendAll(): void {
  for (const mend of mends) mend()
}
