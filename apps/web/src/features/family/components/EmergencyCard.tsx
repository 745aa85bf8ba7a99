import { BENEFIT_CARD } from '@kangban/rules/person/entitlements'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { hasRoute } from '../../../config/screens.ts'
import { host } from '../../../host/host.ts'
import { ContactSheet } from '../../../shared/product/contact/ContactSheet.tsx'
import { useStoredFlag } from '../../../shared/product/benefit/stored-flag.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { EMERGENCY } from '../cards-copy.ts'
import { shortLabel } from '../model/family-view.ts'

const copy = EMERGENCY
const CONTACTS = '/contacts'
const BENEFIT = '/equity'

/** Who is called first. Somebody is added by the app around the page, where there is one, else here. */
export default function EmergencyCard() {
  const navigate = useNavigate()
  const { data } = useKeptQuery(api.contacts.listContacts.queryOptions({}))
  const entitled = useStoredFlag(BENEFIT_CARD.code)
  const [adding, setAdding] = useState(false)
  const names = (data ?? []).flatMap(({ name }) => (name ? [shortLabel(name)] : []))

  const askForBenefit = async () => {
    const yes = await confirm({
      title: copy.benefitTitle,
      content: copy.benefit,
      okText: copy.toBenefit,
      cancelText: copy.later,
    })

    if (yes) void navigate(BENEFIT)
  }

  const add = () => {
    if (!entitled()) return void askForBenefit()
    // Where no app is around the page, the page has a form of its own.
    if (!host().can('emergencyContact')) return setAdding(true)

    return void host()
      .emergencyContact()
      .catch((cause: unknown) => {
        console.warn('the app did not open its contacts', cause)
        setAdding(true)
      })
  }

  return (
    <Card title={copy.title} flush>
      {data && (
        <Row
          title={names.length > 0 ? copy.first(names.slice(0, 3).join('、')) : copy.none}
          to={hasRoute(CONTACTS) ? CONTACTS : undefined}
        />
      )}
      <div className="px-s4 py-s3 stack">
        <Button variant="outline" onClick={add}>
          {copy.add}
        </Button>
      </div>
      <ContactSheet open={adding} onClose={() => setAdding(false)} />
    </Card>
  )
}
