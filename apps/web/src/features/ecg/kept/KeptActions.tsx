import { useNavigate } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { ecgCopy } from '../parts/copy.ts'
import { forgetLeadContent } from '../lead/lead-content.ts'
import { ExportButtons } from './ExportButtons.tsx'
import styles from './kept.module.css'

const copy = ecgCopy.kept

async function removeAfterAsking(id: string): Promise<void> {
  const { removeTitle: title, removeText: content, remove: okText, removeCancel: cancelText } = copy
  if (!(await confirm({ title, content, okText, cancelText, tone: 'danger' }))) return

  try {
    const { removeKept } = await import('../../../backend/kept-ecg.ts')
    await removeKept(id)
  } catch (cause) {
    console.warn('the record could not be deleted', cause)
    return toast({ title: copy.notRemoved })
  }

  forgetLeadContent(id)
  queryClient.removeQueries({ queryKey: api.ecg.getEcgRecord.queryKey({ ecgId: id }) })
  void queryClient.invalidateQueries(api.ecg.listEcgMeasurements.pathFilter())
  toast({ title: copy.removed, type: 'success' })
}

/** What can be done with a record that is on this phone alone. */
export default function KeptActions({ id }: { id: string }) {
  const navigate = useNavigate()

  return (
    <div className={`flow gap-s2 ${styles.actions}`}>
      <Button
        variant="outline"
        inline
        onClick={() => void navigate(`/theHeart?ecg=1&id=${encodeURIComponent(id)}`)}
      >
        {copy.open}
      </Button>
      <ExportButtons id={id} />
      <Button variant="danger" inline onClick={() => void removeAfterAsking(id)}>
        {copy.remove}
      </Button>
    </div>
  )
}
