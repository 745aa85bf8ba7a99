import { useState } from 'react'
import { clockTime } from '../../../shared/ecg-paper/clock-time.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Field } from '../../../shared/ui/controls/Field.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { COPY } from '../copy.ts'
import { clockSecond } from '../model/clock-second.ts'

interface TimeSheetProps {
  open: boolean
  startedAt: string
  seconds: number
  onClose: () => void
  onGo: (second: number) => void
}

/** Goes to a time of the clock. */
export function TimeSheet({ open, startedAt, seconds, onClose, onGo }: TimeSheetProps) {
  const [time, setTime] = useState('')
  const second = clockSecond(time, { startedAt, seconds })
  const outside = time !== '' && second === null

  return (
    <Sheet open={open} title={COPY.jump} onClose={onClose}>
      <form
        className="grid gap-s4 pt-s2"
        onSubmit={(event) => {
          event.preventDefault()
          if (second === null) return
          onGo(second)
          onClose()
        }}
      >
        <Field
          label={COPY.jumpLabel}
          type="time"
          step={1}
          value={time}
          onChange={setTime}
          error={outside ? COPY.jumpOutside : null}
          hint={COPY.jumpHint(clockTime(startedAt, 0), clockTime(startedAt, seconds))}
        />
        <Button type="submit" disabled={second === null}>
          {COPY.go}
        </Button>
      </form>
    </Sheet>
  )
}
