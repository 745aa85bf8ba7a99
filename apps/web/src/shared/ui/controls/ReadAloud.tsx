import { useEffect, useState } from 'react'
import { spokenText } from '../../format/spoken-text.ts'
import { useSubject } from '../../../stores/subject.ts'
import { Button } from './Button.tsx'
import { speech, utteranceOf } from './speech.ts'

const copy = {
  readAloud: '读给我听',
  stopReading: '停止朗读',
} as const

interface ReadAloudProps {
  text: string
  /** The main button of the page, as wide as it. */
  main?: boolean
}

/** Reads a text, its figures in words, with the voice of the phone; not shown where there is none. */
export function ReadAloud({ text, main = false }: ReadAloudProps) {
  const [speaking, setSpeaking] = useState(false)
  useEffect(() => () => speech()?.cancel(), [])
  const tell = useSubject((state) => state.tell)
  const voice = speech()
  if (!voice) return null

  const paragraphs = (tell?.(text, true) ?? text).split('\n').filter((part) => part.trim() !== '')

  const toggle = () => {
    voice.cancel()
    if (speaking) return setSpeaking(false)
    const ended = () => setSpeaking(false)

    // A paragraph each: voices give up on texts that take them minutes.
    for (const [index, part] of paragraphs.entries()) {
      const utterance = Object.assign(utteranceOf(spokenText(part)), { onerror: ended })
      if (index === paragraphs.length - 1) utterance.onend = ended
      voice.speak(utterance)
    }

    return setSpeaking(true)
  }

  return (
    <Button
      variant={main ? 'primary' : 'outline'}
      inline={!main}
      aria-pressed={speaking}
      onClick={toggle}
    >
      {speaking ? copy.stopReading : copy.readAloud}
    </Button>
  )
}
