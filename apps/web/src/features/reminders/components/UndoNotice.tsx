import { Button } from '../../../shared/ui/controls/Button.tsx'
import { REMINDERS as copy } from '../copy.ts'

interface UndoNoticeProps {
  text: string
  undoing: boolean
  onUndo: () => void
}

/** What was done last, and the way back. */
export const UndoNotice = ({ text, undoing, onUndo }: UndoNoticeProps) => (
  <div className="notice line spread gap-s3" role="status">
    <span>{text}</span>
    <Button variant="text" inline busy={undoing} onClick={onUndo}>
      {undoing ? copy.undoing : copy.undo}
    </Button>
  </div>
)
