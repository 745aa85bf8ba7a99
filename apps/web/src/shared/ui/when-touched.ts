/** Resolves with the first finger or key: for what nobody needs who only looks. */
export const whenTouched = (): Promise<void> =>
  new Promise((resolve) => {
    const touched = new AbortController()

    const tell = () => {
      touched.abort()
      resolve()
    }

    for (const touch of ['pointerdown', 'keydown'])
      window.addEventListener(touch, tell, { signal: touched.signal, passive: true })
  })
