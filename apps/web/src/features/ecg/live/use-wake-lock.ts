import { useEffect } from 'react'

/** Keeps the screen on while `wanted`; phones without it, or in power saving, go on as before. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return undefined
    let lock: WakeLockSentinel | undefined
    let released = false

    const request = () => {
      if (document.visibilityState !== 'visible') return

      navigator.wakeLock.request('screen').then(
        (granted) => {
          lock = granted
          if (released) void granted.release()
        },
        (cause: unknown) => console.warn('the screen may turn off', cause),
      )
    }

    request()
    // The browser takes the lock away with the page out of sight.
    document.addEventListener('visibilitychange', request)

    return () => {
      released = true
      document.removeEventListener('visibilitychange', request)
      void lock?.release()
    }
  }, [wanted])
}
