import { useState } from 'react'
import { Button } from '../../shared/ui/controls/Button.tsx'
import { CONSOLE } from '../copy.ts'
import { playAlarm } from '../model/alarm.ts'
import type { WearerProps } from './wearer-props.ts'

const { alarm: copy, plays } = CONSOLE

/** The story that is no stretch of the past: it happens now. */
export function AlarmStory({ order }: Pick<WearerProps, 'order'>) {
  const [playing, setPlaying] = useState(false)

  const play = () => {
    setPlaying(true)
    order(() => playAlarm().finally(() => setPlaying(false)))
  }

  return (
    <li className="item py-s2 line gap-s2">
      <span className="shrink grow">
        <b>{copy.title}</b>
        <span className="hint block">{copy.tells}</span>
      </span>
      <Button
        variant="outline"
        inline
        aria-label={plays.playName(copy.title)}
        disabled={playing}
        onClick={play}
      >
        {plays.play}
      </Button>
    </li>
  )
}
