import { GUIDE } from '../copy.ts'
import styles from './guide.module.css'

const words = GUIDE.drawing

/** The recorder, upright: two pads, its body with the light, a trace on it. */
const Recorder = () => (
  <>
    <rect className={styles.pad} x="-44" y="-13" width="34" height="26" rx="13" />
    <rect className={styles.pad} x="10" y="-13" width="34" height="26" rx="13" />
    <rect className={styles.device} x="-30" y="-15" width="60" height="30" rx="10" />
    <path className={styles.onDevice} d="M-18 1h9l4-7 6 13 5-6h6" />
    <circle className={styles.onDevice} cx="22" cy="0" r="3" />
  </>
)

const Battery = () => (
  <>
    <rect className={styles.device} x="44" y="46" width="112" height="60" rx="18" />
    <circle className={styles.white} cx="100" cy="76" r="24" />
    <path d="M226 76h-62m0 0l9-7m-9 7l9 7" className={styles.angle} />
    <circle className={styles.white} cx="258" cy="76" r="28" />
    <path d="M250 72h16M258 64v16" />
    <text x="258" y="126" textAnchor="middle">
      {words.battery}
    </text>
    <text x="258" y="34" textAnchor="middle">
      {words.plus}
    </text>
  </>
)

const Pads = () => (
  <>
    <g transform="translate(172 70) scale(1.5)">
      <Recorder />
    </g>
    <path d="M106 70v44M238 70v44" />
    <text x="106" y="134" textAnchor="middle">
      {words.pads}
    </text>
    <text x="238" y="134" textAnchor="middle">
      {words.pads}
    </text>
  </>
)

const Chest = () => (
  <>
    <path
      className={styles.white}
      d="M140 8c0 22-4 30-22 36-26 9-50 14-58 34-6 16-8 44-8 72h240c0-28-2-56-8-72-8-20-32-25-58-34-18-6-22-14-22-36"
    />
    <path d="M172 58v8M126 58c14 8 30 8 40 2M218 58c-14 8-30 8-40 2M88 96c4 18 4 36 2 54M256 96c-4 18-4 36-2 54" />
    <g transform="translate(212 100) rotate(-45) scale(.72)">
      <Recorder />
    </g>
    <path className={styles.angle} strokeDasharray="4 4" d="M186 126h58" />
    <path className={styles.angle} d="M214 126a28 28 0 0 0-8-20" />
    <text className={styles.angleText} x="180" y="122" textAnchor="end">
      {words.angle}
    </text>
    <path d="M223 88l30-52" />
    <text x="334" y="30" textAnchor="end">
      {words.light}
    </text>
    <text x="26" y="142" textAnchor="middle">
      {words.right}
    </text>
    <text x="318" y="142" textAnchor="middle">
      {words.left}
    </text>
  </>
)

const Bluetooth = () => (
  <>
    <rect className={styles.white} x="60" y="16" width="70" height="120" rx="12" />
    <path d="M86 26h18" />
    <path className={styles.angle} d="M84 62l22 24-11 11V52l11 11-22 24" />
    <path d="M150 64c6 8 6 18 0 26M164 54c11 14 11 32 0 46M178 44c16 20 16 46 0 66" />
    <g transform="translate(262 78) rotate(-45)">
      <Recorder />
    </g>
    <text x="95" y="124" textAnchor="middle">
      {words.bluetooth}
    </text>
  </>
)

const DRAWINGS = [Battery, Pads, Chest, Bluetooth]

/** What the words of the step say, drawn; left and right are those of the wearer. */
export function GuideDrawing({ step }: { step: number }) {
  const Drawing = DRAWINGS[step]
  if (!Drawing) return null

  return (
    <svg className={styles.drawing} viewBox="0 0 344 152" aria-hidden="true">
      <Drawing />
    </svg>
  )
}
