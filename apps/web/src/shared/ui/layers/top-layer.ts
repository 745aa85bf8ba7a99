import { create } from 'zustand'

const useLayers = create<{ open: readonly HTMLElement[] }>(() => ({ open: [] }))

/** While a modal layer is open; the function given back says that it is closed. */
export function enterTopLayer(layer: HTMLElement): () => void {
  useLayers.setState(({ open }) => ({ open: [...open, layer] }))

  return () => useLayers.setState(({ open }) => ({ open: open.filter((one) => one !== layer) }))
}

/**
 * Where messages stand that must be seen, heard and touched over everything: in the topmost modal layer, since all that lies
 * outside it is below it and inert; else in the body.
 */
export const useTopLayer = (): HTMLElement => useLayers(({ open }) => open.at(-1) ?? document.body)
