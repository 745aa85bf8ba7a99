import { useEffect, useState } from 'react'
import { quietClient } from '../../../api/quiet-client.ts'
import { ContactSheet } from '../../../shared/product/contact/ContactSheet.tsx'
import { CONTACT_PROMPT } from '../copy.ts'

/** Flagged for the emergency-help service, and nobody to be found in an emergency. */
async function lacksContact(): Promise<boolean> {
  const [flag, contacts] = await Promise.all([
    quietClient.account.getFlag.query({}),
    quietClient.contacts.listContacts.query({}),
  ])

  return flag?.isDaoAn === true && contacts.length === 0
}

/** Asks for an emergency contact where devices are bound; a failed check asks nobody and is only logged. */
export function ContactPrompt() {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    let gone = false

    lacksContact().then(
      (lacks) => !gone && setOpen(lacks),
      (cause: unknown) => console.warn('the emergency contacts could not be checked', cause),
    )

    return () => {
      gone = true
    }
  }, [])

  return <ContactSheet open={open} reason={CONTACT_PROMPT.reason} onClose={() => setOpen(false)} />
}
