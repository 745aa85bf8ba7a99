import { render, type RenderResult } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { HashRouter } from 'react-router-dom'
import { queryClient } from '../api/query-client.ts'
import { ConfirmHost } from '../shared/ui/layers/ConfirmHost.tsx'
import { ToastHost } from '../shared/ui/layers/ToastHost.tsx'

/** Renders a page for a test at a path, without the shell that guards and switches screens. */
export function renderPage(PageUnderTest: ComponentType, path: string): RenderResult {
  location.hash = `#${path}`
  queryClient.clear()

  return render(
    <QueryClientProvider client={queryClient}>
      <HashRouter>
        <PageUnderTest />
      </HashRouter>
      <ConfirmHost />
      <ToastHost />
    </QueryClientProvider>,
  )
}
