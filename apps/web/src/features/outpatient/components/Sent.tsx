import type { ReactNode } from 'react'
import { runtimeConfig } from '../../../config/runtime-config.ts'
import { telLink } from '../../../host/scheme-links.ts'
import { maskPhone } from '../../../shared/format/text.ts'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { OUTPATIENT } from '../copy.ts'

/** What comes next; nobody has confirmed anything yet. */
export function Sent({ phone, action }: { phone: string; action: ReactNode }) {
  const elder = useSettings((state) => state.elder)
  const { service } = runtimeConfig().phones
  const note = OUTPATIENT.doneNote(maskPhone(phone))

  return (
    <Page title={OUTPATIENT.title} back bottom={action}>
      <Sentence value={OUTPATIENT.doneSentence} />
      {elder && <ReadAloud text={`${OUTPATIENT.doneSentence}${note}`} />}
      <p className="notice">{note}</p>
      <Card flush>
        <Row title={OUTPATIENT.noCall} value={service} href={telLink(service)} />
      </Card>
    </Page>
  )
}
