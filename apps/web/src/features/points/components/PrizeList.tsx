import { display } from '../../../shared/format/display.ts'
import { WHEEL } from '../copy.ts'
import type { Prize } from '../model/points-answer.ts'
import { chances } from '../model/wheel.ts'

/** The prizes and their chances: the wheel in words. */
export function PrizeList({ prizes }: { prizes: readonly Prize[] }) {
  const odds = chances(prizes)

  return (
    <div className="surface rounded-l px-s4 py-s2 ink wide">
      <ul>
        {prizes.map(({ prizeId, prizeName }, index) => (
          <li key={prizeId ?? index}>
            <div className="line spread gap-s3 py-s2 text item">
              <span>{display(prizeName)}</span>
              {odds[index] && <span className="note nowrap">{WHEEL.odds(odds[index])}</span>}
            </div>
          </li>
        ))}
      </ul>
      {odds.some((chance) => chance !== null) && (
        <p className="hint py-s2 ruled">{WHEEL.oddsNote}</p>
      )}
    </div>
  )
}
