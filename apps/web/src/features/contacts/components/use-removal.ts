import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../api/client.ts'
import { ownFailureText } from '../../../api/own-failure.ts'
import { queryClient } from '../../../api/query-client.ts'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { CONTACTS } from '../copy.ts'
import { type Contact, moved } from '../model/order.ts'
import { keepsOrder, saveOrder } from './use-contact-order.ts'

interface Removed {
  contact: Contact
  /** Its place among the others. */
  at: number
}

const refreshed = () => queryClient.invalidateQueries(api.contacts.listContacts.queryFilter())

/** Added anew, it stands at the end: where an order is kept it goes back to its place. */
async function restore({ contact: { name, phone }, at }: Removed): Promise<void> {
  await client.contacts.saveContact.mutate({ contactName: name ?? '', contactPhone: phone ?? '' })
  if (!keepsOrder()) return
  const list = await client.contacts.listContacts.query({})
  const from = list.findIndex((other) => other.phone === phone)
  await saveOrder(moved(list, from, at))
}

/** Deleting a contact, asked first; what was deleted last can be taken back while the page is open. */
export function useRemoval() {
  const [removed, setRemoved] = useState<Removed | null>(null)

  const remove = useMutation({
    mutationFn: ({ contact }: Removed) =>
      client.contacts.deleteContact.mutate({ id: contact.id ?? '' }),
    onSuccess: (_, what) => setRemoved(what),
    onSettled: refreshed,
  })

  const undo = useMutation({
    mutationFn: restore,
    onSuccess: () => {
      setRemoved(null)
      toast({ title: CONTACTS.undone, type: 'success' })
    },
    onError: (cause) => {
      const texts = { failed: CONTACTS.undoFailed, unreachable: CONTACTS.undoFailed }
      const title = ownFailureText(cause, texts)
      if (title) toast({ title })
    },
    onSettled: refreshed,
  })

  const ask = async (contact: Contact, at: number) => {
    const sure = await confirm({
      title: CONTACTS.removeAsk,
      content: CONTACTS.removeNote(contact.name || CONTACTS.nameless),
      okText: CONTACTS.removeOk,
      tone: 'danger',
    })

    if (sure) remove.mutate({ contact, at })
  }

  return {
    ask: (contact: Contact, at: number) => void ask(contact, at),
    removed,
    undo: () => removed && undo.mutate(removed),
    undoing: undo.isPending,
  }
}
