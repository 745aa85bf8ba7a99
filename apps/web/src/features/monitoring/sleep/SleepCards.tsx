import { type CSSProperties } from 'react'
import { display } from '../../../shared/format/display.ts'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { useSettings } from '../../../stores/settings.ts'
import type { SleepAnswer } from '../parts/answers.ts'
import { rangeOf, sleepCards, type SleepCard, stateWord } from './sleep-view.ts'
import { CARD_STATES, SLEEP, SLEEP_HELP } from './sleep-copy.ts'
import { HelpNote } from './HelpNote.tsx'
import styles from './sleep-cards.module.css'

/** The reference as a block with its limits below; the dark mark is the value, as far as they are known. */
function ReferenceBar({ card, name }: { card: SleepCard; name: string }) {
  const { value, scale, reference, text, state } = card
  const range = rangeOf(reference)
  const at = (part: number): string => `${Math.min(100, Math.max(0, (100 * part) / scale))}%`

  return (
    <div
      className="py-s2"
      role="img"
      aria-label={`${name} ${text}，${display(state && stateWord(card.name, state))}，${SLEEP.reference(reference)}`}
    >
      <div className={`relative pill ${styles.track}`}>
        {range && (
          <span
            className={`absolute pill ${styles.range}`}
            style={{ '--from': at(range.low), '--to': at(range.high) } as CSSProperties}
          />
        )}
        {value !== null && (
          <span
            className={`absolute pill ${styles.mark}`}
            style={{ '--at': at(value) } as CSSProperties}
          />
        )}
      </div>
    </div>
  )
}

/** Without a value and a reference there is nothing to see on the bar. */
const isDrawable = ({ value, reference }: SleepCard): boolean =>
  value !== null || rangeOf(reference) !== null

/** Duration, deep sleep, REM and awakenings, each with value, state and reference. */
export function SleepCards({ data }: { data: SleepAnswer }) {
  const elder = useSettings((state) => state.elder)

  return sleepCards(data).map((card) => {
    const name = (elder ? SLEEP.elderCard : SLEEP.card)[card.name]

    return (
      <Card key={card.name}>
        <section aria-label={name}>
          <HelpNote
            label={SLEEP.help(name)}
            text={SLEEP_HELP[card.name]}
            end={
              card.state ? (
                <StateTag state={CARD_STATES[card.state]} text={stateWord(card.name, card.state)} />
              ) : (
                display(null)
              )
            }
          >
            <h2 className="heading">{name}</h2>
          </HelpNote>
          <p className={`number bold lines-13 ${styles.value}`}>{card.text}</p>
          {!elder && isDrawable(card) && <ReferenceBar card={card} name={name} />}
          <p className="flow spread gap-s3 rows-0 note">
            <span>{SLEEP.reference(card.reference)}</span>
            {card.compared && <span>{card.compared}</span>}
          </p>
        </section>
      </Card>
    )
  })
}
