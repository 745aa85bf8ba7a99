import { useCallback, useEffect, useState } from 'react'

/**
 * A part of a screen that its first view does without: asked for as soon as the screen is there, null until it has come.
 * Who cannot go on without it waits for `fetchPart`, which asks again for what could not be loaded, and tells when it fails.
 */
export function useLate<Part>(load: () => Promise<Part>): {
  part: Part | null
  fetchPart: () => Promise<Part>
} {
  const [part, setPart] = useState<Part | null>(null)

  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      (cause: unknown) => console.warn('a part of the screen was not loaded', cause),
    )
  }, [load])

  const fetchPart = useCallback(async () => {
    const loaded = await load()
    setPart(() => loaded)
    return loaded
  }, [load])

  return { part, fetchPart }
}
