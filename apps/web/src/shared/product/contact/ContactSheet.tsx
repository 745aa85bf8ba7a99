import { PHONE_DIGITS } from '@kangban/contracts/constants'
import { useState } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { Sheet } from '../../ui/layers/Sheet.tsx'
import { toast } from '../../ui/layers/toast.ts'
import { CONTACT_FORM as copy } from './contact-copy.ts'
import { hasPhoneBook, pickFromPhoneBook } from './phone-book.ts'
import { useAddContact } from './use-add-contact.ts'

interface ContactSheetProps {
  open: boolean
  /** Why somebody should be added here and now. */
  reason?: string
  onClose: () => void
}

const MAX_NAME = 30
const isBlank = (text: string): boolean => text.trim() === ''

function ContactForm({ reason, onAdded }: { reason?: string; onAdded: () => void }) {
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const { add, adding } = useAddContact(onAdded)

  const pick = async () => {
    try {
      const picked = await pickFromPhoneBook()
      if (!picked) return
      setName(picked.name.slice(0, MAX_NAME))
      setPhone(picked.phone)
      if (!picked.phone) toast({ title: copy.bookLandline, type: 'warning' })
    } catch (cause) {
      console.warn('the phone book could not be opened', cause)
      toast({ title: copy.bookFailed })
    }
  }

  return (
    <form
      className="stack gap-s3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBlank(name) && !isBlank(phone) && !adding) add({ name, phone })
      }}
    >
      {reason && <p className="notice">{reason}</p>}
      {hasPhoneBook() && (
        <Button variant="outline" onClick={() => void pick()}>
          {copy.fromBook}
        </Button>
      )}
      <Field
        label={copy.name}
        value={name}
        maxLength={MAX_NAME}
        placeholder={copy.namePlaceholder}
        autoComplete="off"
        onChange={setName}
      />
      <Field
        label={copy.phone}
        value={phone}
        type="tel"
        digitsOnly
        maxLength={PHONE_DIGITS}
        autoComplete="off"
        hint={copy.phoneHint}
        onChange={setPhone}
      />
      {isBlank(name) || isBlank(phone) ? (
        <p className="note mid">{copy.waiting}</p>
      ) : (
        <Button type="submit" busy={adding}>
          {copy.confirm}
        </Button>
      )}
    </form>
  )
}

/** Adds an emergency contact: on their own page, and where somebody binds a device and has none. */
export function ContactSheet({ open, reason, onClose }: ContactSheetProps) {
  return (
    <Sheet open={open} title={copy.title} onClose={onClose}>
      {(leave) => <ContactForm reason={reason} onAdded={leave} />}
    </Sheet>
  )
}
