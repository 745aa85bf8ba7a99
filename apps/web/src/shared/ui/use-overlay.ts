import { type RefObject, useCallback, useEffect, useId, useRef } from 'react'

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select,textarea,[tabindex]:not([tabindex="-1"])'

const focusable = (panel: HTMLElement): HTMLElement[] => [
  ...panel.querySelectorAll<HTMLElement>(FOCUSABLE),
]

function keepFocusInside(panel: HTMLElement, event: KeyboardEvent): void {
  const all = focusable(panel)
  const first = all[0]
  const last = all.at(-1)
  const at = document.activeElement
  if (!first || !last) return event.preventDefault()

  if (!panel.contains(at) || (event.shiftKey && (at === first || at === panel))) {
    event.preventDefault()

    ;(event.shiftKey ? last : first).focus()
  } else if (!event.shiftKey && at === last) {
    event.preventDefault()
    first.focus()
  }
}

const overlayIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'overlay' in state ? state.overlay : undefined

export interface Overlay {
  /** For `data-overlay` of the panel. */
  id: string
  /**
   * Closes by way of the history, so that `onClose` runs when the entry is gone: whoever then navigates is not overtaken
   * by a step back.
   */
  leave: () => void
}

const isRendered = (id: string): boolean =>
  document.querySelector(`[data-overlay="${id}"]`) !== null

/**
 * What a modal layer owes the page below it: focus goes in, stays in and returns; Esc closes it; so does the back key of
 * a phone, for which an entry of the history stands while it is open.
 */
export function useOverlay(
  panel: RefObject<HTMLElement | null>,
  { open, onClose }: { open: boolean; onClose: () => void },
): Overlay {
  const id = useId()
  const close = useRef(onClose)

  useEffect(() => {
    close.current = onClose
  })

  const leave = useCallback(() => {
    if (overlayIn(history.state) === id) history.back()
    else close.current()
  }, [id])

  useEffect(() => {
    const element = panel.current
    if (!open || !element) return undefined
    const before = document.activeElement
    const scrolling = document.body.style.overflow

    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave()
      if (event.key === 'Tab') keepFocusInside(element, event)
    }

    document.body.style.overflow = 'hidden'
    element.focus()
    document.addEventListener('keydown', onKey)

    return () => {
      document.removeEventListener('keydown', onKey)
      document.body.style.overflow = scrolling
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [open, panel, leave])

  useEffect(() => {
    if (!open) return undefined
    // The router's own state is kept, so that to the router the entry is the same place.
    if (overlayIn(history.state) !== id) history.pushState({ ...history.state, overlay: id }, '')

    const onPop = () => {
      if (overlayIn(history.state) !== id) close.current()
    }

    window.addEventListener('popstate', onPop)

    return () => {
      window.removeEventListener('popstate', onPop)

      // Not when a navigation has already left the entry behind. Queued, so that a remount finds the entry again.
      queueMicrotask(() => {
        if (!isRendered(id) && overlayIn(history.state) === id) history.back()
      })
    }
  }, [open, id])

  return { id, leave }
}
