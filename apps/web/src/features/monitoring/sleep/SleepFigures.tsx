import { useCallback } from 'react'
import { Chart } from '../../../shared/charts/Chart.tsx'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import { Legend } from '../../../shared/charts/Legend.tsx'
import { stageRingOption } from '../../../shared/charts/options/stage-ring-option.ts'
import { BigNumber } from '../../../shared/ui/parts/BigNumber.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { useSettings } from '../../../stores/settings.ts'
import type { SleepAnswer } from '../parts/answers.ts'
import { clockLength, lengthText, stageMinutes, stageStyle, stageTotals } from './sleep-view.ts'
import { SLEEP, SLEEP_HELP } from './sleep-copy.ts'
import { HelpNote } from './HelpNote.tsx'
import styles from './sleep.module.css'

/** How long each stage was, below the lanes. */
export function StageTotals({ data }: { data: SleepAnswer }) {
  const elder = useSettings((state) => state.elder)

  return (
    <dl className={`grid gap-s2 mid ${styles.totals}`} aria-label={SLEEP.totals}>
      {stageTotals(data).map(({ stage, minutes, percent }) => {
        const style = stageStyle(stage)
        const name = elder ? style.plain : style.name

        return (
          <div className="stack" key={stage}>
            <dd className="number bold lines-13 fs-20">{clockLength(minutes)}</dd>
            <dt className="hint lines-14">
              {stage === 'awake' ? SLEEP.wakes(data.wakeCount) : SLEEP.percent(name, percent)}
            </dt>
          </div>
        )
      })}
    </dl>
  )
}

/** The same as a ring: what a night is made of. */
export function StageRing({ data }: { data: SleepAnswer }) {
  const { deep, light, rem, awake } = stageMinutes(data)

  const option = useCallback(
    // A stage of unknown length has no part of the ring.
    (theme: ChartTheme) =>
      stageRingOption(
        { deep: deep ?? 0, light: light ?? 0, rem: rem ?? 0, awake: awake ?? 0 },
        theme,
      ),
    [deep, light, rem, awake],
  )

  const elder = useSettings((state) => state.elder)

  const parts = stageTotals(data).map(({ stage, minutes }) => {
    const { name, plain, color } = stageStyle(stage)
    return { color, text: `${elder ? plain : name} ${lengthText(minutes)}` }
  })

  return (
    <Card title={SLEEP.ring}>
      <div className={`line wrap ${styles.ring}`}>
        {[deep, light, rem, awake].some(Boolean) && (
          <div className={styles.circle}>
            <Chart
              size="low"
              option={option}
              label={SLEEP.ringLabel(parts.map(({ text }) => text).join('，'))}
            />
          </div>
        )}
        <Legend entries={parts.map(({ color, text }) => ({ swatch: 'square', color, text }))} />
      </div>
    </Card>
  )
}

/** The heart and the oxygen of the night. */
export function NightCard({ data }: { data: SleepAnswer }) {
  const elder = useSettings((state) => state.elder)
  const { heartAvg, breathWarn, lowOxygen = [] } = data
  const oxygen = elder ? SLEEP.elderLowOxygen : SLEEP.lowOxygen

  return (
    <Card title={SLEEP.night}>
      <div className="tall line wrap spread gap-s3 rows-s1">
        <span className="text lines-14">{SLEEP.heart}</span>
        <BigNumber value={heartAvg === null ? null : Math.round(heartAvg)} unit={SLEEP.bpm} />
      </div>
      <div className="ruled mt-s2 pt-s2">
        <HelpNote
          label={SLEEP.help(oxygen)}
          text={SLEEP_HELP.lowOxygen}
          end={
            <>
              {breathWarn !== null && breathWarn > 0 && (
                <StateTag state="alert" text={SLEEP.alert} />
              )}
              <BigNumber value={breathWarn} unit={SLEEP.times} />
            </>
          }
        >
          <span className="text lines-14">{oxygen}</span>
        </HelpNote>
        {lowOxygen.length > 0 && (
          <ul className="note lines-16 mt-s15" aria-label={SLEEP.falls}>
            {lowOxygen.map((event) => (
              <li key={event.time}>{SLEEP.lowEvent(event)}</li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
