import type { Page } from '@playwright/test'

let opened = 0

/**
 * Opens an address of the app, `/#/sleep`, in a document of its own. A new hash alone would stay in the old one; the query, which
 * the app does not read, makes another address of it, and the browser keeps its process and what it has compiled.
 */
export function openAnew(page: Page, address: string) {
  const [before, hash] = address.split('#')
  return page.goto(`${before}?anew=${++opened}#${hash}`)
}
