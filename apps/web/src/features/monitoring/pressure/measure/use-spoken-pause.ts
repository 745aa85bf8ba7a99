import { sentenceText } from '../../../../shared/ui/parts/Sentence.tsx'
import { seriesWords } from '@kangban/rules/pressure/pressure-series'
import { useEffect } from 'react'
import { hush, say } from '../../../../shared/ui/controls/speech.ts'
import { MEASURE } from './pressure-measure-copy.ts'
import type { SeriesState } from './pressure-series.ts'

/** Says aloud that the pause begins and ends, and what is doubted: the arm is in the cuff, the phone lies beside it. */
export function useSpokenPause({ taken, doubt, pause, ended }: SeriesState, wanted: boolean): void {
  const [first] = taken
  const isPause = pause !== null
  const text = doubt?.text ?? null

  useEffect(() => {
    if (!wanted || ended) return
    if (text !== null) say(text)
    else if (first && isPause)
      say(`${sentenceText(seriesWords([first]).sentence)}${MEASURE.pauseSpoken}`)
    else if (first) say(MEASURE.waitingAgain)
  }, [wanted, ended, text, first, isPause])

  useEffect(() => hush, [])
}
