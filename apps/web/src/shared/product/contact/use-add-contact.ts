import { MESSAGES } from '@kangban/contracts'
import { MOBILE } from '@kangban/contracts/constants'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { ownFailureText } from '../../../api/own-failure.ts'
import { queryClient } from '../../../api/query-client.ts'
import { toast } from '../../ui/layers/toast.ts'
import { CONTACT_FORM as copy } from './contact-copy.ts'

export interface ContactDraft {
  name: string
  phone: string
}

/** Adds a contact; what goes wrong is said and leaves the draft as it is. */
export function useAddContact(onAdded: () => void) {
  const save = useMutation(
    api.contacts.saveContact.mutationOptions({
      onSuccess: () => {
        toast({ title: copy.done, type: 'success' })
        onAdded()
      },
      onError: (cause) => {
        const title = ownFailureText(cause, { failed: copy.failed, unreachable: copy.failed })
        if (title) toast({ title })
      },
      onSettled: () => queryClient.invalidateQueries(api.contacts.listContacts.queryFilter()),
    }),
  )

  const add = ({ name, phone }: ContactDraft) => {
    const number = phone.trim()
    if (!MOBILE.test(number)) return toast({ title: MESSAGES.phoneInvalid })
    return save.mutate({ contactName: name.trim(), contactPhone: number })
  }

  return { add, adding: save.isPending }
}
