import { useRef } from 'react'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { CONTACTS as copy } from '../copy.ts'
import type { Contact } from '../model/order.ts'
import { ContactRow } from './ContactRow.tsx'
import { keepsOrder, useContactOrder } from './use-contact-order.ts'
import { useRowDrag } from './use-row-drag.ts'

interface ContactListProps {
  contacts: readonly Contact[]
  onRemove: (contact: Contact, at: number) => void
}

/** The contacts in the order in which to call them. */
export function ContactList({ contacts, onRemove }: ContactListProps) {
  const list = useRef<HTMLOListElement>(null)
  const { move, told } = useContactOrder(contacts)
  const { bind, dragged } = useRowDrag(list, move)
  const canOrder = keepsOrder() && contacts.length > 1

  return (
    <>
      {canOrder && <p className="note">{copy.order}</p>}
      <Card flush>
        <ol ref={list} aria-label={copy.list}>
          {contacts.map((contact, at) => (
            <ContactRow
              key={contact.id ?? at}
              contact={contact}
              at={at}
              count={contacts.length}
              drag={canOrder ? bind(at) : undefined}
              offset={dragged?.at === at ? dragged.offset : null}
              onMove={(to) => move(at, to)}
              onRemove={() => onRemove(contact, at)}
            />
          ))}
        </ol>
      </Card>
      <p className="note accent" role="status">
        {told}
      </p>
    </>
  )
}
