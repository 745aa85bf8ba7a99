import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { useSession } from '../../stores/session.ts'
import { useSettings } from '../../stores/settings.ts'
import { useShell } from '../../stores/shell.ts'

// A busy machine may need seconds for the first page of a file; a test that waits in vain still fails.
configure({ asyncUtilTimeout: 4000 })

// jsdom lays nothing out and does not scroll.
window.scrollTo = () => undefined

afterEach(() => {
  cleanup()
  localStorage.clear()
  useSession.setState(useSession.getInitialState(), true)
  useSettings.setState(useSettings.getInitialState(), true)
  useShell.setState(useShell.getInitialState(), true)
})
