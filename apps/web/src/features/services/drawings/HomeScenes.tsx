import styles from './drawing.module.css'
import { Elder, Helper, House } from './Figures.tsx'

/** A spanner that lies from the lower left to the upper right. */
const Spanner = ({ x, y }: { x: number; y: number }) => (
  <path
    className={styles.white}
    transform={`translate(${x} ${y})`}
    d="M0 44l30-30a14 14 0 0 1 18-18l-9 9 2 8 8 2 9-9a14 14 0 0 1-18 18L10 54a7 7 0 0 1-10-10z"
  />
)

const Receiver = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle className={styles.solid} r="20" />
    <path
      className={styles.onSolid}
      d="M-7-9l5-1 2 6-3 3c2 4 4 6 8 8l3-3 6 2-1 5c-12 2-22-8-20-20z"
    />
  </g>
)

export const Butler = () => (
  <>
    <path className={styles.dashed} d="M122 84a78 64 0 0 1 140-36" />
    <House x={126} y={150} />
    <Helper x={262} y={150} />
    <g transform="translate(60 60)">
      <circle className={styles.white} r="24" />
      <path className={styles.green} d="M0-12c8 10 11 14 11 18a11 11 0 0 1-22 0c0-4 3-8 11-18z" />
    </g>
    <g transform="translate(44 122)">
      <circle className={styles.white} r="22" />
      <path className={styles.green} d="M-10 6v-6l4-8h12l4 8v6zM-10 0h20M-5 10v-3M5 10v-3" />
    </g>
    <g transform="translate(110 30)">
      <circle className={styles.white} r="20" />
      <path className={styles.green} d="M-8-8h6v6h-6zM2-2h6v10H2zM-8 4h6M-1-8h9" />
    </g>
    <Receiver x={314} y={58} />
  </>
)

export const Appliance = () => (
  <>
    <path className={styles.white} d="M40 26h126a8 8 0 0 1 8 8v30H32V34a8 8 0 0 1 8-8z" />
    <path d="M44 54h118" />
    <path
      className={styles.green}
      d="M60 76c0 10-8 10-8 20M104 76c0 10-8 10-8 20M148 76c0 10-8 10-8 20"
    />
    <path className={styles.white} d="M204 60h78v90h-78z" />
    <path d="M204 80h78" />
    <circle className={styles.soft} cx="243" cy="114" r="25" />
    <path className={styles.green} d="M222 116c8-8 14 6 22 0s12-6 20 0" />
    <circle className={styles.solid} cx="216" cy="70" r="3" />
    <circle className={styles.solid} cx="228" cy="70" r="3" />
    <Spanner x={104} y={98} />
    <Helper x={312} y={150} />
  </>
)

export const Unlocking = () => (
  <>
    <path className={styles.paper} d="M96 150V24h96v126z" />
    <path className={styles.white} d="M106 150V34h76v116z" />
    <path d="M118 48h52v32h-52zM118 112h52v26h-52z" />
    <circle className={styles.solid} cx="172" cy="96" r="6" />
    <path className={styles.solid} d="M169 98l-2 14h10l-2-14z" />
    <g transform="translate(222 92)">
      <circle className={styles.warm} r="15" />
      <circle className={styles.soft} r="5" />
      <path d="M-15 0h-24m0 0v8m8-8v6" />
    </g>
    <Helper x={282} y={150} />
    <Elder x={54} y={150} />
  </>
)

export const Toilet = () => (
  <>
    <path className={styles.white} d="M84 40h60v46H84z" />
    <path d="M94 54h14" />
    <path className={styles.white} d="M78 86h106c0 30-18 40-40 42v22h-44v-24c-14-6-22-20-22-40z" />
    <path className={styles.soft} d="M90 94h82c-4 12-12 18-24 18h-32c-14 0-22-6-26-18z" />
    <path className={styles.warm} d="M206 26l8 2-16 74-8-2z" />
    <path className={styles.seal} d="M180 100l28 6c4 16-4 22-20 20s-16-14-8-26z" />
    <path className={styles.green} d="M226 140c10-8 14 6 24 0M220 118c6-5 10 4 16 0" />
    <Helper x={286} y={150} />
  </>
)
