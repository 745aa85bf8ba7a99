import styles from './drawing.module.css'
import { Ambulance, Bed, Cross, Elder, Helper, Hospital, House } from './Figures.tsx'

export const Admission = () => (
  <>
    <Hospital x={36} y={150} />
    <Bed x={150} y={150} />
    <Helper x={306} y={150} />
    <path className={styles.green} d="M162 76h44m0 0l-8-6m8 6l-8 6" />
  </>
)

export const Doctor = () => (
  <>
    <path className={styles.white} d="M36 128V56a10 10 0 0 1 10-10h50a10 10 0 0 1 10 10v72z" />
    <path d="M60 56h22" />
    <path className={styles.solid} d="M54 82a18 18 0 1 1 34 0c-4 10-14 22-17 24-3-2-13-14-17-24z" />
    <path className={styles.onSolid} d="M64 78h14M71 71v14" />
    <path
      className={styles.white}
      d="M134 36h82a10 10 0 0 1 10 10v34a10 10 0 0 1-10 10h-50l-18 16v-16h-14a10 10 0 0 1-10-10V46a10 10 0 0 1 10-10z"
    />
    <path className={styles.green} d="M142 54h58M142 70h38" />
    <path className={styles.white} d="M238 150c0-36 10-52 42-52s42 16 42 52z" />
    <path className={styles.green} d="M264 100l16 20 16-20M298 120v12" />
    <circle className={styles.skin} cx="280" cy="70" r="24" />
    <path className={styles.solid} d="M256 68c-2-40 50-40 48 0-14-2-20-8-24-16-4 8-10 14-24 16z" />
    <path d="M256 66a6 6 0 0 0 0 16M304 66a6 6 0 0 1 0 16c0 8-8 12-16 12M272 82c4 4 12 4 16 0" />
    <Cross x={304} y={136} r={8} />
  </>
)

export const Guardianship = () => (
  <>
    <path
      className={styles.white}
      d="M60 34h84a8 8 0 0 1 8 8v44a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8z"
    />
    <path className={styles.green} d="M60 66h22l7-16 11 30 9-22 5 8h30" />
    <path d="M102 94v20" />
    <Bed x={80} y={150} />
    <Helper x={262} y={150} />
    <path className={styles.white} d="M284 92h32v42h-32zM294 88h12v8h-12z" />
    <path className={styles.green} d="M290 106h20M290 116h20M290 126h12" />
  </>
)

export const MedicalReturn = () => (
  <>
    <path className={styles.dashed} d="M24 96c40-60 120-76 190-36" />
    <path className={styles.green} d="M214 60l-14-2m14 2l-6-12" />
    <Ambulance x={44} y={152} />
    <House x={222} y={150} />
    <path className={styles.solid} d="M206 150v-30M198 122c0-16 16-16 16 0z" />
  </>
)

export const Transfer = () => (
  <>
    <g opacity=".75" transform="translate(8 50) scale(.66)">
      <Hospital x={0} y={150} />
    </g>
    <Hospital x={246} y={150} />
    <path className={styles.dashed} d="M44 66c54-44 150-50 216-28" />
    <path className={styles.green} d="M260 38l-14-6m14 6l-12 8" />
    <Ambulance x={100} y={152} />
  </>
)

export const Assist = () => (
  <>
    <Hospital x={34} y={150} />
    <path className={styles.dashed} d="M98 146h60" />
    <Elder x={196} y={150} />
    <Helper x={244} y={150} />
    <path className={styles.white} d="M274 58h44v58h-44z" />
    <path className={styles.green} d="M282 72h28M282 84h28M282 96h18" />
    <path className={styles.seal} d="M286 52h20v10h-20z" />
  </>
)
