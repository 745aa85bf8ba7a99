import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { uiCopy } from '../copy.ts'

const speech = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in window ? window.speechSynthesis : undefined

/** Slower than the voice's own pace. */
const UNHURRIED = 0.9

interface ReadAloudProps {
  text: string
  /** The main button of the page, as wide as it. */
  main?: boolean
}

/** Reads a text with the voice of the phone; not shown where there is none. */
export function ReadAloud({ text, main = false }: ReadAloudProps) {
  const [speaking, setSpeaking] = useState(false)
  useEffect(() => () => speech()?.cancel(), [])
  const voice = speech()
  if (!voice) return null

  const toggle = () => {
    voice.cancel()
    if (speaking) return setSpeaking(false)
    const ended = () => setSpeaking(false)
    const utterance = new SpeechSynthesisUtterance(text)
    Object.assign(utterance, { lang: 'zh-CN', rate: UNHURRIED, onend: ended, onerror: ended })
    voice.speak(utterance)
    return setSpeaking(true)
  }

  return (
    <Button
      variant={main ? 'primary' : 'outline'}
      inline={!main}
      aria-pressed={speaking}
      onClick={toggle}
    >
      {speaking ? uiCopy.stopReading : uiCopy.readAloud}
    </Button>
  )
}
