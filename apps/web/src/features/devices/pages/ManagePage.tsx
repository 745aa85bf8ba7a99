import { useLocation, Link } from 'react-router-dom'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { useNow } from '../../../shared/ui/states/use-now.ts'
import { useSettings } from '../../../stores/settings.ts'
import { ContactPrompt } from '../components/ContactPrompt.tsx'
import { ManageCard } from '../components/ManageCard.tsx'
import { useBindingDesk } from '../components/use-binding-desk.tsx'
import { type ManagedSlot, useManagedSlots } from '../components/use-managed-slots.ts'
import { BINDING, MANAGE as copy, TROUBLES } from '../copy.ts'
import { statusOf } from '../model/device-slot.ts'

/** The first device that wants something, or how many there are. */
function sentenceOf(slots: readonly ManagedSlot[], nowMs: number): string {
  const bound = slots.filter(({ device }) => device !== null)

  const wanting = bound.find(({ device }) => {
    const { weak, silent } = statusOf(device ?? {}, nowMs)
    return weak || silent
  })

  return wanting ? copy.attention(wanting.name) : copy.sentence(bound.length)
}

const Loading = () => (
  <>
    <p className="note mid" role="status">
      {copy.loading}
    </p>
    <Skeleton lines={6} tall />
  </>
)

const Troubles = () => (
  <Card title={copy.troubles}>
    {TROUBLES.map(({ title, text, way }) => (
      <details key={title} className="fold item">
        <summary>{title}</summary>
        <p className="note">{text}</p>
        {way && (
          <Link to={`/${way}`} className="inline-line tall strong accent">
            {BINDING.afterSalesLink}
          </Link>
        )}
      </details>
    ))}
  </Card>
)

function Slots({ slots }: { slots: readonly ManagedSlot[] }) {
  const elder = useSettings((state) => state.elder)
  // What was bound shows itself on its card.
  const desk = useBindingDesk(() => undefined)
  const sentence = sentenceOf(slots, useNow())

  return (
    <>
      <Sentence value={sentence} />
      {elder && <ReadAloud text={sentence} />}
      {slots.map((slot) => (
        <ManageCard
          key={slot.type}
          slot={slot}
          busy={desk.busy}
          onFill={() => desk.fill(slot)}
          onEmpty={() => desk.empty(slot)}
        />
      ))}
      <Troubles />
      {desk.layers}
    </>
  )
}

/** Whether a first device was bound just before: the time to ask for somebody to call. */
const comesFromBinding = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'bound' in state

/** 设备管理: how each device is, and how to give it up. */
export default function ManagePage() {
  const { state } = useLocation()
  const { slots, isError, refetch } = useManagedSlots()

  return (
    <Page
      title={copy.title}
      back
      right={
        <Link to="/afterSales" className="tap cell accent">
          {BINDING.afterSales}
        </Link>
      }
    >
      <LoadState query={{ data: slots, isError, refetch }} skeleton={<Loading />}>
        {(shown) => <Slots slots={shown} />}
      </LoadState>
      {comesFromBinding(state) && <ContactPrompt />}
    </Page>
  )
}
