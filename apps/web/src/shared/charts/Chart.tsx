import type { ECharts } from 'echarts/core'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../../stores/settings.ts'
import { THEME_CHANGED } from '../ui/theme-changed.ts'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import type { ChartOption } from './options/chart-option.ts'
import { type ChartTheme, themeOf } from './chart-theme.ts'
import styles from './chart.module.css'
import { turnToDraw, whenNear } from './charts-turn.ts'
import { chartCopy } from './copy.ts'

export interface ChartProps {
  /** Makes the option; called again when the size of text or the mode changes. Give a new function when the data change. */
  option: (theme: ChartTheme) => ChartOption
  /** The chart in words: its sentence. */
  label: string
  /** `day` is the documented 8rem box. */
  size?: 'day' | 'tall' | 'mid' | 'low' | 'slim'
  /** The place under the finger or the mouse, as an index into the labels. It stays when the finger leaves. */
  onIndex?: (index: number) => void
}

/** What ECharts tells when its pointer moves; not part of its types. */
interface PointerMove {
  dataIndex?: number
}

const load = () => import('./echarts.ts')

/** Loads ECharts after the words of the page, and keeps one chart in the box, as large as the box. */
function useChart(onIndex: ((index: number) => void) | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const [chart, setChart] = useState<ECharts | null>(null)
  const [failed, setFailed] = useState(false)
  const told = useRef(onIndex)

  useEffect(() => {
    told.current = onIndex
  })

  useEffect(() => {
    const place = box.current
    if (!place) return
    let made: ECharts | null = null
    const leaving = new AbortController()
    const { signal } = leaving
    const resize = () => made?.resize()

    const sizes = new ResizeObserver(() => {
      // It tells of the size at the beginning too, at which the chart is being drawn.
      if (made?.getWidth() !== place.clientWidth || made.getHeight() !== place.clientHeight)
        resize()
    })

    const begin = async () => {
      await whenNear(place, signal)
      const { init } = await load()
      await turnToDraw()
      if (signal.aborted) return
      made = init(place, null, { renderer: 'svg' })

      made.on('updateAxisPointer', (event) => {
        const { dataIndex } = event as PointerMove
        if (dataIndex !== undefined) told.current?.(dataIndex)
      })

      sizes.observe(place)
      window.addEventListener('resize', resize, { signal })
      setChart(made)
    }

    begin().catch((cause: unknown) => {
      console.warn('the charts could not be loaded', cause)
      if (!signal.aborted) setFailed(true)
    })

    return () => {
      leaving.abort()
      sizes.disconnect()
      made?.dispose()
      setChart(null)
    }
  }, [])

  return { box, chart, failed }
}

function ChartBox({
  option,
  label,
  size = 'day',
  onIndex,
  onRetry,
}: ChartProps & { onRetry: () => void }) {
  const { box, chart, failed } = useChart(onIndex)
  const drawnIn = useRef<ECharts>(null)

  useEffect(() => {
    if (!chart || !box.current) return

    const draw = () => {
      if (!box.current) return
      const theme = themeOf(box.current)
      // Drawn in once: a live reading or a turned phone is no reason to move everything.
      const animation = theme.animate && drawnIn.current !== chart
      drawnIn.current = chart
      const shown = { animation, animationDuration: 400, ...option(theme) }
      // Drawn with the next frame, so that the page can act between reading the option and drawing it.
      chart.setOption(shown, { notMerge: true, lazyUpdate: true })
    }

    draw()
    // The root font follows the width of the window, and text with it.
    window.addEventListener('resize', draw)
    window.addEventListener(THEME_CHANGED, draw)

    return () => {
      window.removeEventListener('resize', draw)
      window.removeEventListener(THEME_CHANGED, draw)
    }
  }, [chart, option, box])

  if (failed) return <ErrorState text={chartCopy.failed} onRetry={onRetry} />

  return (
    <div
      className={`${styles.chart} ${styles[size]}`}
      role="img"
      aria-label={label}
      data-chart
      data-no-swipe
    >
      <div ref={box} className={styles.box} />
    </div>
  )
}

/** A chart of ECharts. What it shows is also said by `label`, and stands in the table of the `MetricChart` around it. */
export function Chart(props: ChartProps) {
  const { elder, textSize } = useSettings()
  const [attempt, setAttempt] = useState(0)

  // Anew for another size of text, and for another try.
  return (
    <ChartBox
      key={`${attempt} ${elder} ${textSize}`}
      {...props}
      onRetry={() => setAttempt((count) => count + 1)}
    />
  )
}
