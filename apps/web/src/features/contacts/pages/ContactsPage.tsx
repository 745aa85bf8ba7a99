import { MAX_CONTACTS } from '@kangban/contracts'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { ContactSheet } from '../../../shared/product/contact/ContactSheet.tsx'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { KeptArea, loadStateOf } from '../../../shared/ui/states/KeptArea.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { ContactList } from '../components/ContactList.tsx'
import { useRemoval } from '../components/use-removal.ts'
import { CONTACTS as copy } from '../copy.ts'
import type { Contact } from '../model/order.ts'

function UndoNotice({ removal }: { removal: ReturnType<typeof useRemoval> }) {
  if (!removal.removed) return null

  return (
    <div className="notice line spread gap-s3" role="status">
      <span>{copy.removed(removal.removed.contact.name || copy.nameless)}</span>
      <Button variant="text" inline busy={removal.undoing} onClick={removal.undo}>
        {removal.undoing ? copy.undoing : copy.undo}
      </Button>
    </div>
  )
}

function People({
  contacts,
  removal,
}: {
  contacts: readonly Contact[]
  removal: ReturnType<typeof useRemoval>
}) {
  const elder = useSettings((state) => state.elder)
  const sentence = copy.sentence(contacts.length)

  return (
    <>
      <Sentence value={sentence} />
      {elder && <ReadAloud text={`${sentence}\n${copy.testCall}`} />}
      <ContactList contacts={contacts} onRemove={removal.ask} />
      <p className="notice">{copy.testCall}</p>
      <p className="hint mid">
        {contacts.length >= MAX_CONTACTS
          ? copy.full(MAX_CONTACTS)
          : copy.left(MAX_CONTACTS - contacts.length)}
      </p>
    </>
  )
}

const Nobody = () => (
  <>
    <Sentence value={copy.sentenceNone} />
    <EmptyState text={copy.why} />
  </>
)

/** 紧急联系人: who is called in an emergency, and in which order. */
export default function ContactsPage() {
  const [adding, setAdding] = useState(false)
  const removal = useRemoval()
  const contacts = useKeptQuery(api.contacts.listContacts.queryOptions({}))
  const count = contacts.data?.length

  const add = count !== undefined && count < MAX_CONTACTS && (
    <Button onClick={() => setAdding(true)}>{copy.add}</Button>
  )

  return (
    <Page title={copy.title} back bottom={add}>
      <KeptArea query={contacts}>
        <LoadState
          query={loadStateOf(contacts)}
          isEmpty={(list) => list.length === 0}
          empty={<Nobody />}
        >
          {(list) => <People contacts={list} removal={removal} />}
        </LoadState>
        <UndoNotice removal={removal} />
      </KeptArea>
      <ContactSheet open={adding} onClose={() => setAdding(false)} />
    </Page>
  )
}
