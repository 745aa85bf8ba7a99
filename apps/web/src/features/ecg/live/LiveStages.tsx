import { ecgCopy, words } from '../parts/copy.ts'
import styles from './live.module.css'

const { stages, stagesLabel } = ecgCopy.live

/** Where a measurement stands: sitting still, measuring, looking at the result. */
export const LiveStages = ({ current }: { current: 0 | 1 | 2 }) => (
  <ol className={`small lines-13 ${styles.stages}`} aria-label={stagesLabel}>
    {stages.map((name, index) => (
      <li
        key={name}
        aria-current={index === current ? 'step' : undefined}
        aria-label={words.stage(index + 1, name)}
      >
        <span className="nowrap pill" aria-hidden="true">
          {index + 1} {name}
        </span>
      </li>
    ))}
  </ol>
)
