import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { isDocumentedOnly, runtimeConfig } from '../../../config/runtime-config.ts'
import { host } from '../../../host/host.ts'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { useSession } from '../../../stores/session.ts'
import { DELETION } from '../mine-copy.ts'
import { DeletionSheet } from './DeletionSheet.tsx'
import { ExportSheet } from './ExportRow.tsx'
import { MINE } from '../mine-copy.ts'

/** The shell leaves for /login as soon as the session is forgotten. */
function useLogOut() {
  const logOut = useMutation(
    api.account.logOut.mutationOptions({ onSuccess: () => useSession.getState().forget() }),
  )

  const ask = async () => {
    const yes = await confirm({
      title: MINE.logOutQuestion,
      content: MINE.logOutNote,
      okText: MINE.logOut,
      tone: 'danger',
    })

    if (yes) logOut.mutate({})
  }

  return { ask, pending: logOut.isPending }
}

/** The documents do not say what a code does to a log-out: there, people take the request. */
async function deleteByPhone(): Promise<void> {
  const { service } = runtimeConfig().phones

  const yes = await confirm({
    title: DELETION.byPhoneTitle,
    content: DELETION.byPhone(service),
    okText: DELETION.call,
    cancelText: DELETION.notNow,
  })

  if (yes) void host().dial({ phone: service })
}

/** The two ways out: for now, and for good. */
export function LeaveRow() {
  const { ask, pending } = useLogOut()
  const [open, setOpen] = useState<'deletion' | 'export' | null>(null)
  const close = () => setOpen(null)

  return (
    <div className="line wrap spread gap-s2">
      <button
        type="button"
        className="tap small muted px-s2"
        onClick={() => (isDocumentedOnly() ? void deleteByPhone() : setOpen('deletion'))}
      >
        {DELETION.row}
      </button>
      <button
        type="button"
        className="tap small bad strong px-s2"
        disabled={pending}
        onClick={() => void ask()}
      >
        {MINE.logOut}
      </button>
      <DeletionSheet
        open={open === 'deletion'}
        onClose={close}
        onExport={() => setOpen('export')}
      />
      <ExportSheet open={open === 'export'} onClose={close} />
    </div>
  )
}
