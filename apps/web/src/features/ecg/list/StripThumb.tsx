import { RANGES, readThumbnail, type ThumbnailColumn } from '@kangban/ecg-core'
import styles from './list.module.css'
import type { HourRates } from './use-month-records.ts'

const WIDTH = 96
const HEIGHT = 46
/** The paper shows above and below the trace. */
const MARGIN = 5
const GRID = 12

const yOf = (height: number): number => MARGIN + (1 - height) * (HEIGHT - 2 * MARGIN)

/** Each column from its end that is nearer to the last; the pen is lifted where nothing was measured. */
function pathOf(columns: readonly (ThumbnailColumn | null)[]): string {
  const parts: string[] = []
  let last: number | null = null

  columns.forEach((column, index) => {
    if (!column) {
      last = null
      return
    }

    const x = (((index + 0.5) * WIDTH) / columns.length).toFixed(1)
    const { low, high } = column
    const isUpwards = last === null || Math.abs(last - low) <= Math.abs(last - high)
    const [begin, end] = isUpwards ? [low, high] : [high, low]
    parts.push(`${last === null ? 'M' : 'L'}${x} ${yOf(begin).toFixed(1)}V${yOf(end).toFixed(1)}`)
    last = end
  })

  return parts.join('')
}

const GRID_PATH = [
  ...Array.from({ length: WIDTH / GRID - 1 }, (_, i) => `M${(i + 1) * GRID} 0V${HEIGHT}`),
  ...Array.from(
    { length: Math.floor(HEIGHT / GRID) },
    (_, i) => `M0 ${(i + 1) * GRID - 1}H${WIDTH}`,
  ),
].join('')

/** A few seconds of a strip on its paper; the verdict stands beside it in words. */
export function StripThumb({ thumbnail }: { thumbnail: string }) {
  return (
    <svg
      className={`fixed ${styles.thumb}`}
      data-light
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <path className={styles.thumbGrid} d={GRID_PATH} />
      <path className={styles.thumbTrace} d={pathOf(readThumbnail(thumbnail))} />
    </svg>
  )
}

/** Beats a minute from the lower to the upper edge; what lies beyond is drawn at it. */
const RATES = { low: 40, high: 140 }

function rateY(bpm: number): number {
  const part = (bpm - RATES.low) / (RATES.high - RATES.low)
  return yOf(Math.max(0, Math.min(1, part)))
}

const { low, high } = RANGES.heartRate

/** From the slowest to the fastest of each hour, over the reference. */
export function HoursThumb({ hours }: { hours: readonly (HourRates | null)[] }) {
  const step = WIDTH / hours.length

  const bars = hours.map((hour, index) =>
    hour ? `M${((index + 0.5) * step).toFixed(1)} ${rateY(hour.high)}V${rateY(hour.low)}` : '',
  )

  return (
    <svg
      className={`fixed ${styles.thumb}`}
      data-light
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <rect
        className={styles.thumbRange}
        y={rateY(high)}
        width={WIDTH}
        height={rateY(low) - rateY(high)}
      />
      <path className={styles.thumbHours} d={bars.join('')} />
    </svg>
  )
}
