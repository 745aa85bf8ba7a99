import { ConfirmHost } from '../../shared/ui/layers/ConfirmHost.tsx'
import { LoadingIndicator } from './LoadingIndicator.tsx'
import { ToastHost } from '../../shared/ui/layers/ToastHost.tsx'

/** What is asked, waited for and told above every screen. */
export function Layers() {
  return (
    <>
      <ConfirmHost />
      <LoadingIndicator />
      <ToastHost />
    </>
  )
}
