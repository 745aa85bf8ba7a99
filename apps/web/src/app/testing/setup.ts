import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { useSession } from '../../stores/session.ts'
import { useSettings } from '../../stores/settings.ts'
import { useShell } from '../../stores/shell.ts'

// A busy machine may need seconds for the first page of a file; a test that waits in vain still fails.
configure({ asyncUtilTimeout: 4000 })

// jsdom lays nothing out and does not scroll.
window.scrollTo = () => undefined
Object.defineProperty(document.documentElement, 'clientWidth', { value: 375 })

// The wheels of antd-mobile measure a row, and complain where there is none.
const row = document.createElement('style')
row.textContent = '.adm-picker-view-item-height-measure { height: 44px }'
document.head.append(row)

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

afterEach(() => {
  cleanup()
  localStorage.clear()
  useSession.setState(useSession.getInitialState(), true)
  useSettings.setState(useSettings.getInitialState(), true)
  useShell.setState(useShell.getInitialState(), true)
})
