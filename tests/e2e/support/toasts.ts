import type { Page } from '@playwright/test'

/** The words of every toast from now on: it lasts a second, so that whoever looks for it later misses it. */
export async function watchToasts(page: Page): Promise<string[]> {
  const told: string[] = []
  await page.exposeFunction('tellToast', (words: string) => void told.push(words))

  await page.addInitScript(() => {
    const { tellToast } = window as unknown as { tellToast: (words: string) => void }

    const tell = (node: Node) => {
      if (!(node instanceof HTMLElement)) return

      const toast = node.matches('button[data-type]')
        ? node
        : node.querySelector('button[data-type]')

      if (toast) tellToast(toast.textContent)
    }

    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(tell)
    }).observe(document, { childList: true, subtree: true })
  })

  return told
}
