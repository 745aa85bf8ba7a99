import { isPoints } from '@kangban/contracts'
import { WHEEL } from '../copy.ts'
import type { Prize } from '../model/points-answer.ts'
import { nameLines, sectorAt, sectorPath, SPIN_MS } from '../model/wheel.ts'
import styles from './wheel.module.css'

const RADIUS = 140
const LAMPS = 24
/** A longer line, or one of a narrower sector, is set smaller. */
const SHORT = 3
const MANY = 8
const LAMP_RADIUS = 149.5

interface PrizeWheelProps {
  prizes: readonly Prize[]
  degrees: number
  moving: boolean
  /** The prize below the pointer stands out. */
  stands: boolean
}

/** The wheel: a sector a prize, turned clockwise below a pointer at the top. Without motion it is there at once. */
export function PrizeWheel({ prizes, degrees, moving, stands }: PrizeWheelProps) {
  const count = prizes.length
  const step = 360 / count
  const path = sectorPath(count, RADIUS)
  const won = sectorAt(degrees, count)

  return (
    <svg
      viewBox="-160 -160 320 320"
      className={styles.wheel}
      role="img"
      aria-label={WHEEL.label(prizes.map(({ prizeName }) => prizeName ?? ''))}
      data-moving={moving || undefined}
      style={{
        transform: `rotate(${degrees}deg)`,
        transitionDuration: `${moving ? SPIN_MS : 0}ms`,
      }}
    >
      <circle className={styles.rim} r="159" />
      {Array.from({ length: LAMPS }, (_, index) => (
        <circle
          key={index}
          className={styles.lamp}
          cy={-LAMP_RADIUS}
          r={index % 2 === 0 ? 3 : 2}
          transform={`rotate(${(index * 360) / LAMPS})`}
        />
      ))}
      {prizes.map(({ prizeId, prizeName, prizeType }, index) => {
        const [above, below] = nameLines(prizeName ?? '')
        const points = prizeType !== null && isPoints(prizeType)

        return (
          <g
            key={prizeId ?? index}
            transform={`rotate(${index * step})`}
            data-prize={prizeId}
            data-won={(stands && index === won) || undefined}
          >
            <path className={styles.sector} data-points={points || undefined} d={path} />
            <text
              className={styles.above}
              data-points={points || undefined}
              y={-110}
              fontSize={above.length > SHORT || count > MANY ? 18 : 22}
            >
              {above}
            </text>
            <text className={styles.below} y={-91} fontSize={15}>
              {below}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
