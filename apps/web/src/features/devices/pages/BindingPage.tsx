import { useNavigate, Link } from 'react-router-dom'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { ContactPrompt } from '../components/ContactPrompt.tsx'
import { SlotCard } from '../components/SlotCard.tsx'
import { useBindingDesk } from '../components/use-binding-desk.tsx'
import { useBoundSlots } from '../components/use-bound-slots.ts'
import { BINDING as copy } from '../copy.ts'
import { bindingSentence, type Slot } from '../model/device-slot.ts'

function Slots({
  slots,
  desk,
}: {
  slots: readonly Slot[]
  desk: ReturnType<typeof useBindingDesk>
}) {
  const isFirst = slots.every(({ device }) => device === null)
  const next = isFirst ? undefined : slots.find(({ device }) => device === null)

  return (
    <ul className="stack gap-s3" aria-label={copy.slots}>
      {slots.map((slot) => (
        <SlotCard
          key={slot.type}
          slot={slot}
          main={slot === next}
          busy={desk.busy}
          onBind={() => desk.fill(slot)}
          onOther={() => desk.other(slot)}
          onUnbind={() => desk.empty(slot)}
        />
      ))}
    </ul>
  )
}

const ListFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div className="notice warning line spread gap-s3" role="alert">
    <span>{copy.listFailed}</span>
    <Button variant="text" inline onClick={onRetry}>
      {copy.retry}
    </Button>
  </div>
)

/** 设备绑定: before the first device one scan for any; after it, three slots that are filled and emptied one by one. */
export default function BindingPage() {
  const navigate = useNavigate()
  const elder = useSettings((state) => state.elder)
  const { slots, loading, failed, retry } = useBoundSlots()
  const isFirst = !loading && slots.every(({ device }) => device === null)

  const desk = useBindingDesk(() => {
    if (isFirst) void navigate('/unbind', { state: { bound: true } })
  })

  const sentence = bindingSentence(slots)

  const scan = isFirst && (
    <div className="grid grow gap-s1">
      <Button busy={desk.busy} onClick={desk.scanAny}>
        {desk.busy ? copy.binding : copy.scan}
      </Button>
      <p className="hint mid">{copy.scanNote}</p>
    </div>
  )

  return (
    <Page
      title={copy.title}
      back
      right={
        <Link to="/afterSales" className="tap cell accent">
          {copy.afterSales}
        </Link>
      }
      bottom={scan}
    >
      {loading ? (
        <Skeleton lines={6} tall />
      ) : (
        <>
          <Sentence value={sentence} />
          {elder && <ReadAloud text={sentence} />}
          {failed && <ListFailed onRetry={retry} />}
          <Slots slots={slots} desk={desk} />
          <Card flush>
            <Row
              to="/unbind"
              start={<Glyph char="设" tone="soft" />}
              title={copy.manage}
              note={copy.manageNote}
            />
            <Row
              to="/contacts"
              start={<Glyph char="亲" tone="soft" />}
              title={copy.contacts}
              note={copy.contactsNote}
            />
          </Card>
        </>
      )}
      {desk.layers}
      <ContactPrompt />
    </Page>
  )
}
