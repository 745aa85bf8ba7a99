import { useState } from 'react'
import type { Location } from 'react-router-dom'
import { isList, listBeside } from './lists.ts'

/**
 * The list that was left for the page on the screen. It is remembered by the shell and not where it is shown: the
 * rail comes in a file of its own, perhaps after a row was chosen.
 * @param whose who is on the screen; with somebody else nothing was left
 */
export function useList(page: Location, whose: string): Location | null {
  const [kept, setKept] = useState<{ whose: string; left: Location | null }>({ whose, left: null })
  const left = kept.whose === whose ? kept.left : null
  const list = listBeside(page, left)
  // What a list leads to may be a list itself.
  const next = (list === left ? list : null) ?? (isList(page) ? page : null)
  if (next !== left || kept.whose !== whose) setKept({ whose, left: next })
  return list
}
