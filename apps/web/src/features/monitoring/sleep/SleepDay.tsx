import { useState } from 'react'
import { Hypnogram } from '../../../shared/charts/sleep/Hypnogram.tsx'
import { MomentNotes } from '../../../shared/product/note/MomentNotes.tsx'
import { useMomentNotes } from '../../../shared/product/note/use-moment-notes.ts'
import { BigNumber } from '../../../shared/ui/parts/BigNumber.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { useSettings } from '../../../stores/settings.ts'
import type { SleepAnswer } from '../parts/answers.ts'
import {
  lengthText,
  type NightPart,
  nightParts,
  nightTimes,
  scoreComparison,
  stageStyle,
  timeTicks,
} from './sleep-view.ts'
import { SLEEP, SLEEP_HELP } from './sleep-copy.ts'
import { HelpNote } from './HelpNote.tsx'
import { SleepCards } from './SleepCards.tsx'
import { NightCard, StageRing, StageTotals } from './SleepFigures.tsx'
import { SleepLength } from './SleepLength.tsx'
import { SpanChart } from '../parts/SpanChart.tsx'
import { useOptionalSentence } from '../parts/use-sentence.ts'

interface NightProps {
  data: SleepAnswer
}

/** What the night means; nothing where nobody judged it. */
export const NightTag = ({ data: { state, stateText } }: NightProps) =>
  state && stateText && <StateTag state={state} text={stateText} />

function ScoreHero({ data }: NightProps) {
  const { score, wakeCount } = data
  const { start, end } = nightTimes(data)
  const compared = scoreComparison(data)

  return (
    <div className="grow">
      <HelpNote
        label={SLEEP.help('得分')}
        text={SLEEP_HELP.score}
        end={data.state && data.stateText && <NightTag data={data} />}
      >
        <BigNumber value={score} unit={SLEEP.score} size="hero" color="var(--m-sleep)" />
      </HelpNote>
      {compared && <p className="small lines-15">{compared}</p>}
      <p className="note">
        {SLEEP.fromTo(start, end)}
        {wakeCount !== null && wakeCount > 0 && `，${SLEEP.woke(wakeCount)}`}。
      </p>
    </div>
  )
}

function ElderHero({ data }: NightProps) {
  const { start, end } = nightTimes(data)
  const compared = scoreComparison(data)

  return (
    <div className="grow">
      <div className="line wrap spread gap-s3 rows-s1">
        <SleepLength minutes={data.totalTime} />
        <NightTag data={data} />
      </div>
      <p className="note">{SLEEP.fromTo(start, end)}。</p>
      <HelpNote label={SLEEP.help('得分')} text={SLEEP_HELP.score}>
        <span className="note">{SLEEP.scoreIs(data.score)}</span>
      </HelpNote>
      {compared && <p className="note">{compared}</p>}
    </div>
  )
}

function partText({ stage, from, to, minutes }: NightPart, elder: boolean): string {
  if (stage === null) return SLEEP.touch
  const { plain, name } = stageStyle(stage)
  return SLEEP.part(elder ? plain : name, `${from}–${to}`, lengthText(minutes))
}

/** One night: its stages in time, what they come to, and how that compares. */
export function SleepDay({ data, day }: NightProps & { day: string }) {
  const notes = useMomentNotes('sleep', day)
  const said = useOptionalSentence()
  const { elder, extraLarge } = useSettings()
  const [chosen, setChosen] = useState<number | null>(null)
  const parts = nightParts(data)
  const part = chosen === null ? undefined : parts[chosen]

  return (
    <>
      <SpanChart
        sentence={said(data)}
        hero={elder ? <ElderHero data={data} /> : <ScoreHero data={data} />}
        renderChart={(label) => (
          <>
            {parts.some(({ stage }) => stage !== null) && (
              <Hypnogram
                parts={parts}
                label={label}
                times={timeTicks(data, elder || extraLarge ? 3 : 5)}
                plain={elder}
                chosen={chosen}
                onChoose={setChosen}
                detail={part ? partText(part, elder) : SLEEP.touch}
              />
            )}
            <StageTotals data={data} />
          </>
        )}
        table={{
          caption: SLEEP.partsTable,
          columns: SLEEP.tablePart,
          rows: parts.map(({ stage, from, to, minutes }) => [
            from,
            to,
            stage && stageStyle(stage).name,
            minutes,
          ]),
        }}
      />
      <MomentNotes notes={notes} />
      <StageRing data={data} />
      <NightCard data={data} />
      <SleepCards data={data} />
    </>
  )
}
