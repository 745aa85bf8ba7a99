import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

const historyState = (): Record<string, unknown> => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

const isGuarded = (): boolean => historyState().guard === true

const guard = (): void => {
  // The router's own state is kept, so that to the router the entry is the same place.
  if (!isGuarded()) window.history.pushState({ ...historyState(), guard: true }, '')
}

/**
 * While `active`, leaving by the back key, by the header (the function given back) or by closing the window is asked for
 * first. Meanwhile an entry of the history stands for the screen, as it does for dialogs.
 */
export function useLeaveGuard(active: boolean, ask: () => Promise<boolean>): () => void {
  const navigate = useNavigate()
  const asking = useRef(false)
  const leaving = useRef(false)
  const here = useRef(false)

  useEffect(() => {
    here.current = true
    return () => void (here.current = false)
  }, [])

  const go = (entries: number) => {
    if (Number(historyState().idx) > 0) void navigate(-entries)
    else void navigate('/health', { replace: true })
  }

  const askAndGo = async (entries: number) => {
    asking.current = true
    // When the answer is there, the dialog has taken its own entry out of the history.
    const yes = await ask()
    asking.current = false
    // Nobody answered before the screen went, as at the end of a session: the question is none of the next one.
    if (!here.current) return
    leaving.current = yes
    if (yes) go(entries)
    else guard()
  }

  const onBackKey = useRef(() => {})

  useEffect(() => {
    onBackKey.current = () => void askAndGo(1)
  })

  useEffect(() => {
    if (!active) return undefined
    leaving.current = false
    guard()

    const onPop = () => {
      // A dialog that closes comes back to the guard's entry; the back key leaves it.
      if (!asking.current && !leaving.current && !isGuarded()) onBackKey.current()
    }

    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('popstate', onPop)
    window.addEventListener('beforeunload', onUnload)

    return () => {
      window.removeEventListener('popstate', onPop)
      window.removeEventListener('beforeunload', onUnload)

      queueMicrotask(() => {
        if (isGuarded() && !leaving.current) window.history.back()
      })
    }
  }, [active])

  return () => (active ? void askAndGo(2) : go(1))
}
