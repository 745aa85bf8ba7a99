import { QueryClientProvider } from '@tanstack/react-query'
import { HashRouter } from 'react-router-dom'
import { queryClient } from '../api/query-client.ts'
import { LateLayers } from './layers/LateLayers.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { Shell } from './Shell.tsx'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <HashRouter>
        <OfflineBanner />
        <Shell />
      </HashRouter>
      <LateLayers />
    </QueryClientProvider>
  )
}
