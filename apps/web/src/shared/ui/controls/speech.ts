/** The voice of the phone; undefined where it has none. */
export const speech = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in window ? window.speechSynthesis : undefined

/** Slower than the voice's own pace. */
const UNHURRIED = 0.9

export const utteranceOf = (text: string): SpeechSynthesisUtterance =>
  Object.assign(new SpeechSynthesisUtterance(text), { lang: 'zh-CN', rate: UNHURRIED })

/** Says it at once, in place of what is being said: a countdown that is late is wrong. */
export function say(text: string): void {
  const voice = speech()
  if (!voice) return
  voice.cancel()
  voice.speak(utteranceOf(text))
}

export const hush = (): void => speech()?.cancel()
