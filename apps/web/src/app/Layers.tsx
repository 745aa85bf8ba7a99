import { ConfirmHost } from '../shared/ui/layers/ConfirmHost.tsx'
import { ToastHost } from '../shared/ui/layers/ToastHost.tsx'

/** What is asked and told above every screen. */
export function Layers() {
  return (
    <>
      <ConfirmHost />
      <ToastHost />
    </>
  )
}
