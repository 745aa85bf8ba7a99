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
  <svg className="block wide" viewBox="0 0 343 124" role="img" aria-label={GATES.banner(name)}>
    <rect className={styles.card} width="343" height="124" rx="16" />
    <path
      className={styles.wave}
      d="M150 124c40-52 80-68 120-44s58 10 80-12M190 124c30-32 66-44 100-26s44 6 60-4M110 124c50-84 110-100 160-72s60 10 80-18"
    />
    <rect className={styles.seal} x="20" y="24" width="44" height="44" rx="12" />
    <path className={styles.mark} d="M42 34v24M30 46h24" />
  </svg>
)

function CardBanner({ onTap }: { onTap: () => void }) {
  const { benefit } = useBenefit()
  const name = benefit?.name ?? BENEFIT.name

  return (
    <button
      type="button"
      className={`relative block wide left rounded-l ${styles.banner}`}
      onClick={onTap}
    >
      <Banner name={name} />
      <span className={`absolute stack gap-s05 on-solid ${styles.words}`}>
        <strong className={`lines-13 ${styles.name}`}>{name}</strong>
        <span className="small lines-14">{BENEFIT.none}</span>
      </span>
      <span className={`absolute surface accent strong small pill ${styles.look}`}>
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
