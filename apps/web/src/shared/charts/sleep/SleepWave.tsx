import { useEffect, useRef } from 'react'
import { THEME_CHANGED } from '../../ui/theme-changed.ts'
import { SLEEP_STAGES } from './sleep-stages.ts'
import styles from './sleep-wave.module.css'
import { stageLayout, type StagePart } from './stage-layout.ts'

interface SleepWaveProps {
  stages: readonly StagePart[]
  /** The night in words. */
  label: string
}

const CORNER = 4

function paint(canvas: HTMLCanvasElement, stages: readonly StagePart[]): void {
  const context = canvas.getContext('2d')
  const { clientWidth: width, clientHeight: height } = canvas
  if (!context || width === 0 || height === 0) return
  const style = getComputedStyle(canvas)
  const colorOf = (token: string) => style.getPropertyValue(`--${token}`).trim()
  const density = window.devicePixelRatio || 1
  canvas.width = Math.round(width * density)
  canvas.height = Math.round(height * density)
  context.setTransform(density, 0, 0, density, 0, 0)
  context.clearRect(0, 0, width, height)
  const { blocks, links } = stageLayout(stages, { width, height })
  context.strokeStyle = colorOf('axis')
  context.lineWidth = 1

  for (const { x, from, to } of links) {
    context.beginPath()
    context.moveTo(x, from)
    context.lineTo(x, to)
    context.stroke()
  }

  for (const block of blocks) {
    const { color } = SLEEP_STAGES.find(({ stage }) => stage === block.stage) ?? { color: 'ink' }
    context.fillStyle = colorOf(color)
    context.beginPath()

    context.roundRect(
      block.x,
      block.y,
      block.width,
      block.height,
      Math.min(CORNER, block.width / 2),
    )

    context.fill()
  }
}

/** The stages of a night as a wave on a canvas: the higher, the lighter the sleep. */
export function SleepWave({ stages, label }: SleepWaveProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const draw = () => paint(element, stages)
    draw()
    const sizes = new ResizeObserver(draw)
    sizes.observe(element)
    window.addEventListener(THEME_CHANGED, draw)

    return () => {
      sizes.disconnect()
      window.removeEventListener(THEME_CHANGED, draw)
    }
  }, [stages])

  return (
    <canvas ref={canvas} className={`block wide ${styles.wave}`} role="img" aria-label={label} />
  )
}
