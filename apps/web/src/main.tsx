import './shared/ui/styles/tokens.css'
import './shared/ui/styles/base.css'
import './shared/ui/styles/vocabulary.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadContracts } from './api/quiet-client.ts'
import { App } from './app/App.tsx'
import { ConfigErrorPage } from './app/ConfigErrorPage.tsx'
import { applyRootFont } from './app/root-font.ts'
import { settleBackend } from './api/probe.ts'
import { loadRuntimeConfig, type RuntimeConfig } from './config/runtime-config.ts'
import { setHost } from './host/host.ts'
import { receiveFromHost } from './host/receive.ts'

/** Demo only, asked for in the address: a native app that is not there. */
async function simulateHost({ mode }: RuntimeConfig): Promise<void> {
  if (mode !== 'demo' || !new URLSearchParams(location.search).has('simulatedHost')) return
  const { simulatedHost } = await import('./host/simulated-host.ts')
  setHost(simulatedHost())
}

async function start(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root')
  const root = createRoot(container)
  receiveFromHost()
  history.scrollRestoration = 'manual'

  try {
    const config = await loadRuntimeConfig()
    await Promise.all([simulateHost(config), settleBackend()])
  } catch (cause) {
    console.error(cause)
    applyRootFont({ path: '', elder: false, extraLarge: false })
    root.render(<ConfigErrorPage />)
    return
  }

  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )

  // Not on the way to the first screen, which needs none of them.
  await loadContracts()
}

void start()
