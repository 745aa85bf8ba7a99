import styles from './drawing.module.css'

interface At {
  x: number
  y: number
}

const place = ({ x, y }: At): string => `translate(${x} ${y})`

/** A cross in a circle, as hospitals have it; its middle stands at x, y. */
export const Cross = ({ x, y, r = 12 }: At & { r?: number }) => (
  <g transform={place({ x, y })}>
    <circle className={styles.seal} r={r} />
    <path className={styles.onSolid} d={`M${-r / 2} 0h${r}M0 ${-r / 2}v${r}`} strokeWidth="3" />
  </g>
)

/** Somebody who helps, in a celadon coat; the feet stand at x, y. */
export const Helper = ({ x, y }: At) => (
  <g transform={place({ x, y })}>
    <path className={styles.white} d="M-8-26l-2 26h7l3-20 3 20h7l-2-26z" />
    <path className={styles.solid} d="M-16-28c0-20 4-32 16-32s16 12 16 32z" />
    <circle className={styles.skin} cx="0" cy="-74" r="13" />
    <path className={styles.white} d="M-13-76c0-22 26-22 26 0-8-2-18-2-26 0z" />
    <path className={styles.onSolid} d="M-4-42h8M0-46v8" />
  </g>
)

/** An older person with a stick; the feet stand at x, y. */
export const Elder = ({ x, y }: At) => (
  <g transform={place({ x, y })}>
    <path className={styles.white} d="M-8-24l-1 24h7l2-18 3 18h7l-1-24z" />
    <path className={styles.warm} d="M-15-24c-1-20 3-32 15-32s16 12 15 32z" />
    <circle className={styles.skin} cx="2" cy="-68" r="12" />
    <path className={styles.paper} d="M-10-68c-2-20 26-20 25-2-4-5-16-8-25 2z" />
    <path d="M13-40l8 8M21-34v34" />
  </g>
)

/** A vehicle that drives to the right; its wheels stand at y. */
export const Ambulance = ({ x, y }: At) => (
  <g transform={place({ x, y })}>
    <path
      className={styles.white}
      d="M0-12v-46a6 6 0 0 1 6-6h68v52zM74-12v-40h20c5 0 8 3 11 8l7 14v18z"
    />
    <path className={styles.soft} d="M80-46h14c3 0 5 2 7 5l6 12H80z" />
    <path className={styles.seal} d="M0-24h112v4H0z" strokeWidth="1" />
    <path className={styles.seal} d="M62-64v-5a6 6 0 0 1 12 0v5z" />
    <path className={styles.red} d="M56-74l-5-4M68-78v-6M80-74l5-4" />
    <circle className={styles.paper} cx="24" cy="-10" r="11" />
    <circle className={styles.paper} cx="88" cy="-10" r="11" />
    <Cross x={34} y={-43} r={11} />
  </g>
)

/** A hospital of some storeys; its ground stands at y. */
export const Hospital = ({ x, y }: At) => (
  <g transform={place({ x, y })}>
    <path className={styles.white} d="M0 0v-96h84V0zM28-96v-14h28v14" />
    <path
      className={styles.soft}
      d="M10-74h14v14H10zM35-74h14v14H35zM60-74h14v14H60zM10-48h14v14H10zM60-48h14v14H60z"
    />
    <path className={styles.solid} d="M32 0v-30h20V0z" />
    <path className={styles.onSolid} d="M42-30V0" />
    <Cross x={42} y={-96} r={11} />
  </g>
)

/** A small house; its ground stands at y. */
export const House = ({ x, y }: At) => (
  <g transform={place({ x, y })}>
    <path className={styles.white} d="M8 0v-44h74V0z" />
    <path className={styles.solid} d="M-2-42L45-84l47 42z" />
    <path className={styles.warm} d="M20 0v-28h18V0zM52-32h18v16H52z" />
    <path d="M61-32v16M52-24h18" />
  </g>
)

/** Somebody in a bed, the head to the left; its feet stand at y. */
export const Bed = ({ x, y }: At) => (
  <g transform={place({ x, y })}>
    <path className={styles.white} d="M0-46V0M130-30V0M0-14h130v-18H40z" />
    <path className={styles.paper} d="M4-32h34a5 5 0 0 1 0 14H4z" />
    <circle className={styles.skin} cx="28" cy="-40" r="11" />
    <path className={styles.solid} d="M42-20c0-20 14-22 30-22h40c12 0 18 6 18 22z" />
    <path className={styles.onSolid} d="M60-32h44" opacity=".6" />
  </g>
)
