/** Gives a place away; calling what it gives frees it, once. */
type Take = (key: string) => (() => void) | null

/** So many places for each key. */
export function createPlaces(most: number): Take {
  const taken = new Map<string, number>()

  return (key) => {
    const now = taken.get(key) ?? 0
    if (now >= most) return null
    taken.set(key, now + 1)
    let isFree = false

    return () => {
      if (isFree) return
      isFree = true
      const left = (taken.get(key) ?? 1) - 1
      if (left > 0) taken.set(key, left)
      else taken.delete(key)
    }
  }
}
