import { create } from 'zustand'
import { useSettings } from '../../../stores/settings.ts'

export type ToastType = 'error' | 'success' | 'warning' | 'info'

export interface ToastOptions {
  title: string
  /** `error` unless said otherwise, as documented. */
  type?: ToastType
  /** Milliseconds. */
  duration?: number
}

export interface ToastItem extends Required<ToastOptions> {
  id: number
}

const DEFAULT_MS = 1000
/** Older readers need longer, and may close it by a tap. */
const ELDER_MIN_MS = 3000

let nextId = 0

export const useToasts = create<{ items: readonly ToastItem[] }>(() => ({ items: [] }))

/** Shows a short message; a new one takes the place of one with the same words. */
export function toast({ title, type = 'error', duration = DEFAULT_MS }: ToastOptions): void {
  const elder = useSettings.getState().elder

  const item: ToastItem = {
    id: nextId++,
    title,
    type,
    duration: elder ? Math.max(duration, ELDER_MIN_MS) : duration,
  }

  useToasts.setState(({ items }) => ({
    items: [...items.filter((other) => other.title !== title), item],
  }))
}

export const closeToast = (id: number): void =>
  useToasts.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }))
