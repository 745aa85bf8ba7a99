import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useBenefit } from '../../../shared/product/benefit/use-benefit.ts'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { BENEFIT } from '../../../shared/product/benefit/benefit-copy.ts'
import { GATES } from '../copy.ts'
import styles from './card-sheet.module.css'

const CARD = '/equity'

/** The card as it looks, drawn. */
const Banner = ({ name }: { name: string }) => (
  <svg
    className={`absolute wide full-height ${styles.drawing}`}
    viewBox="0 0 343 124"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={GATES.banner(name)}
  >
    <path d="M150 124c40-52 80-68 120-44s58 10 80-12M190 124c30-32 66-44 100-26s44 6 60-4M110 124c50-84 110-100 160-72s60 10 80-18" />
  </svg>
)

function CardBanner({ onTap }: { onTap: () => void }) {
  const { benefit } = useBenefit()
  const name = benefit?.name ?? BENEFIT.name

  return (
    <button
      type="button"
      className="relative clip stack gap-s2 wide left solid on-solid rounded-l px-s4 py-s35"
      onClick={onTap}
    >
      <Banner name={name} />
      <strong className={`relative lines-13 ${styles.name}`}>{name}</strong>
      <span className="relative small lines-14">{BENEFIT.none}</span>
      <span className={`relative surface accent strong small pill ${styles.look}`}>
        {GATES.look} ›
      </span>
    </button>
  )
}

/** What is used with the benefit card alone says so, and leads to the card. */
export function CardSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate()
  const leads = useRef(false)

  const close = () => {
    onClose()
    if (leads.current) void navigate(CARD)
    leads.current = false
  }

  return (
    <Sheet open={open} title={GATES.cardTitle} onClose={close}>
      {(leave) => (
        <div className="stack gap-s3">
          <p className="text">{GATES.needsCard}</p>
          <CardBanner
            onTap={() => {
              leads.current = true
              leave()
            }}
          />
        </div>
      )}
    </Sheet>
  )
}
