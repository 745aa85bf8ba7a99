// What somebody is typing when the session ends elsewhere: it waits in the memory until the same person has logged in again.
import { useEffect, useRef, useState } from 'react'
import { readStored, writeStored } from './storage.ts'

/** Drafts that stand in local storage, which the end of a session empties. */
const STORED_DRAFTS = /^(informationGathering$|kangban\.(survey|outpatient)\.)/

interface Kept {
  readonly userCode: string
  readonly typed: Map<string, unknown>
  readonly stored: readonly (readonly [key: string, text: string])[]
}

/** Of the fields on the screen: how to read each. */
const onScreen = new Map<string, () => unknown>()
let kept: Kept | null = null

function storedDrafts(): [string, string][] {
  try {
    return Object.keys(localStorage)
      .filter((key) => STORED_DRAFTS.test(key))
      .map((key) => [key, readStored(key) ?? ''])
  } catch {
    return []
  }
}

/** Before the storage is emptied and the screen is left. */
export function keepTyped(userCode: string): void {
  const typed = new Map([...onScreen].map(([key, read]) => [key, read()]))
  kept = { userCode, typed, stored: storedDrafts() }
}

/** After a login: the drafts of the same person come back, those of anybody else are gone. */
export function returnTyped(userCode: string): void {
  if (kept?.userCode !== userCode) return dropTyped()
  for (const [key, text] of kept.stored) writeStored(key, text)
  return undefined
}

export function dropTyped(): void {
  kept = null
}

/** `useState` of what is typed. The key names the field on its screen, and never changes what type it holds. */
export function useTyped<T>(key: string, initial: () => T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() =>
    kept?.typed.has(key) ? (kept.typed.get(key) as T) : initial(),
  )

  const newest = useRef(value)

  useEffect(() => {
    newest.current = value
  }, [value])

  useEffect(() => {
    // Handed over once: whoever leaves the screen and comes back begins anew.
    kept?.typed.delete(key)
    onScreen.set(key, () => newest.current)
    return () => void onScreen.delete(key)
  }, [key])

  return [value, setValue]
}
