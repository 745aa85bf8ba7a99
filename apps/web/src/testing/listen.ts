import { vi } from 'vitest'

/** A voice for the page under test; answers what it was given to say. */
export function listen(): string[] {
  const spoken: string[] = []

  vi.stubGlobal('speechSynthesis', {
    cancel: () => undefined,
    speak: ({ text }: { text: string }) => spoken.push(text),
  })

  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )

  return spoken
}
