// The demo console at /demo/: a page of its own, which the app does not know of.
import '../shared/ui/styles/tokens.css'
import '../shared/ui/styles/base.css'
import '../shared/ui/styles/vocabulary.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DESIGN_ROOT_PX } from '../app/root-font.ts'
import { ConsolePage } from './ConsolePage.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
// The style sheets are written in px of the design, which are turned into rem; here one is one.
document.documentElement.style.fontSize = `${DESIGN_ROOT_PX}px`
document.documentElement.dataset['theme'] = 'light'

createRoot(container).render(
  <StrictMode>
    <ConsolePage />
  </StrictMode>,
)
