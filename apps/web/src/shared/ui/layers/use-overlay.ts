import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { MS_PER_SECOND } from '@kangban/china-time'
import { enterTopLayer } from './top-layer.ts'

const overlayIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'overlay' in state ? state.overlay : undefined

const isRendered = (id: string): boolean =>
  document.querySelector(`[data-overlay="${id}"]`) !== null

/** A step that was not made by then is lost. */
const STEP_MS = MS_PER_SECOND

interface Overlay {
  /** For the `<dialog>`, whose only child is the panel. */
  dialog: {
    ref: RefObject<HTMLDialogElement | null>
    'data-overlay': string
    onCancel: (event: SyntheticEvent) => void
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
    onClick: (event: MouseEvent) => void
  }
  /**
   * Closes by way of the history, so that `onClose` runs when the entry is gone: whoever then navigates is not overtaken
   * by a step back.
   */
  leave: () => void
}

/**
 * A modal layer. The browser's `<dialog>` holds the focus, gives it back and makes the page below inert; Esc, the back key of
 * a phone, for which an entry of the history stands while it is open, and a tap beside the panel close it.
 */
export function useOverlay({ open, onClose }: { open: boolean; onClose: () => void }): Overlay {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  /** The history steps back a moment after it is asked to: a second step would leave the page below. */
  const stepping = useRef(false)
  const lost = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    close.current = onClose
  })

  const leave = useCallback(() => {
    if (overlayIn(history.state) !== id) return close.current()
    if (stepping.current) return
    stepping.current = true
    history.back()

    // A browser drops the step where something else enters the history meanwhile. An entry too many is better than no way out.
    lost.current = setTimeout(() => close.current(), STEP_MS)
  }, [id])

  // Before anything is painted, and closed before it is taken away: only then the focus goes back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    element.showModal()
    const [panel] = element.children
    // The panel and not its first button, so that a screen reader begins with the title.
    if (panel instanceof HTMLElement) panel.focus()
    const left = enterTopLayer(element)

    return () => {
      left()
      element.close()
    }
  }, [open])

  useEffect(() => {
    if (!open) return undefined
    stepping.current = false
    // The router's own state is kept, so that to the router the entry is the same place.
    if (overlayIn(history.state) !== id) history.pushState({ ...history.state, overlay: id }, '')

    const onPop = () => {
      stepping.current = false
      clearTimeout(lost.current)
      if (overlayIn(history.state) !== id) close.current()
    }

    window.addEventListener('popstate', onPop)

    return () => {
      window.removeEventListener('popstate', onPop)
      clearTimeout(lost.current)

      // Not when a navigation has already left the entry behind. Queued, so that a remount finds the entry again.
      queueMicrotask(() => {
        const isLeft = isRendered(id) || stepping.current
        if (!isLeft && overlayIn(history.state) === id) history.back()
      })
    }
  }, [open, id])

  return {
    leave,
    dialog: {
      ref: dialog,
      'data-overlay': id,
      onCancel: (event) => {
        // A file input inside has a `cancel` of its own, which bubbles.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        leave()
      },
      onClose: ({ currentTarget }) => {
        // Closed by the browser itself, as by a second Esc in a row, and not by the cleanup above.
        if (currentTarget.isConnected && !currentTarget.open) leave()
      },
      onClick: ({ target, currentTarget }) => {
        if (target === currentTarget) leave()
      },
    },
  }
}
