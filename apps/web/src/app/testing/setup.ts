import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { useConfirm } from '../../shared/ui/layers/confirm.ts'
import { useSession } from '../../stores/session.ts'
import { useSettings } from '../../stores/settings.ts'
import { useShell } from '../../stores/shell.ts'
import { dropTyped } from '../../stores/typed.ts'

// A busy machine may need seconds for the first page of a file; a test that waits in vain still fails.
configure({ asyncUtilTimeout: 4000 })

// jsdom has no lines to end, and a test asks for a sentence as it is read, by the text of one element. What a sentence is in a
// browser is shown by `Phrases.test.tsx` and by the audit of every screen.
vi.mock('../../shared/ui/parts/Phrases.tsx', () => import('../../testing/plain-phrases.tsx'))

// jsdom lays nothing out and does not scroll.
window.scrollTo = () => undefined
Object.defineProperty(document.documentElement, 'clientWidth', { value: 375 })

// So all is in sight.
window.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly #tell: () => void

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], this)
  }

  observe = () => this.#tell()
  unobserve = () => undefined
  disconnect = () => undefined
  takeRecords = () => []
}

// antd-mobile measures a row of its wheels and a pixel, and complains where there is none.
const measured = document.createElement('style')

measured.textContent =
  '.adm-picker-view-item-height-measure { height: 44px } .adm-px-tester { position: fixed }'

document.head.append(measured)

const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>()

// Nor does it know modal dialogs: what a component sees of one. Holding the focus inside is shown in a browser.
HTMLDialogElement.prototype.showModal = function showModal() {
  focusedBefore.set(this, document.activeElement)
  this.open = true
}

HTMLDialogElement.prototype.close = function close() {
  this.open = false
  const before = focusedBefore.get(this)
  if (before instanceof HTMLElement) before.focus()
}

/** The real one, where a test has put a clock of its own in its place. */
const later = setTimeout
const STEPS_BACK = 5

const hasEntryOfOurs = (state: unknown = history.state): boolean =>
  typeof state === 'object' && state !== null && ('overlay' in state || 'guard' in state)

/** What is taken away with a page steps back in the history a moment later; in the next test it would close what is open there. */
async function steppedBack(): Promise<void> {
  for (let left = STEPS_BACK; left > 0 && hasEntryOfOurs(); left--)
    await new Promise((resolve) => later(resolve))
}

afterEach(async () => {
  cleanup()
  await steppedBack()
  localStorage.clear()
  dropTyped()
  useConfirm.setState(useConfirm.getInitialState(), true)
  useSession.setState(useSession.getInitialState(), true)
  useSettings.setState(useSettings.getInitialState(), true)
  useShell.setState(useShell.getInitialState(), true)
})
