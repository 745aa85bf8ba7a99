import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../api/client.ts'
import { ownFailureText } from '../../../api/own-failure.ts'
import { queryClient } from '../../../api/query-client.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { CONTACTS } from '../copy.ts'
import { type Contact, moved } from '../model/order.ts'

/** The documented calls know no order: it is a call of our own service. */
export const keepsOrder = (): boolean => !isDocumentedOnly()

const listKey = () => api.contacts.listContacts.queryKey({})
const idsOf = (contacts: readonly Contact[]): string[] => contacts.flatMap(({ id }) => id ?? [])

/** Keeps the order; it also stands in what is shown, before the service has answered. */
export const saveOrder = (contacts: readonly Contact[]): Promise<unknown> =>
  client.contacts.orderContacts.mutate({ ids: idsOf(contacts) })

/** Moves a contact to another place in the order of calls, at once, and back when the service refuses. */
export function useContactOrder(contacts: readonly Contact[]) {
  const [told, setTold] = useState('')

  const save = useMutation({
    mutationFn: saveOrder,
    // Two moves in a row are saved in their order.
    scope: { id: 'contact-order' },
    onError: (cause) => {
      const texts = { failed: CONTACTS.orderFailed, unreachable: CONTACTS.orderFailed }
      const title = ownFailureText(cause, texts)
      if (title) toast({ title })
      setTold('')
      return queryClient.invalidateQueries(api.contacts.listContacts.queryFilter())
    },
  })

  const move = (from: number, to: number) => {
    const next = moved(contacts, from, to)
    if (next === contacts) return
    const { name } = contacts[from] ?? {}
    void queryClient.cancelQueries(api.contacts.listContacts.queryFilter())
    queryClient.setQueryData(listKey(), [...next])
    setTold(CONTACTS.moved(name || CONTACTS.nameless, to + 1))
    save.mutate(next)
  }

  return { move, told }
}
