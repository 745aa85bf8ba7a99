import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { Button } from '../ui/controls/Button.tsx'
import styles from './call.module.css'
import { FAMILY } from '../ui/late-copy.ts'

const CONTACTS_PATH = '/contacts'

/** Rings the first emergency contact that has a number; without one, leads to where it is added. */
export function FamilyCall() {
  const navigate = useNavigate()
  const { data, isLoading } = useQuery(api.contacts.listContacts.queryOptions({}))
  const first = data?.find(({ phone }) => phone)

  if (first) {
    return (
      <a
        className={`line large strong lines-13 mid surface pill ${styles.call}`}
        href={`tel:${first.phone}`}
      >
        <span className={styles.words}>
          {FAMILY.call}
          <wbr />
          {FAMILY.short(first.name || FAMILY.nameless)}
        </span>
      </a>
    )
  }

  // The buttons beside it do not move when it comes.
  if (isLoading) return <span className={`${styles.call} ${styles.awaited}`} aria-busy="true" />
  if (!data) return null

  return (
    <Button variant="outline" onClick={() => void navigate(CONTACTS_PATH)}>
      {FAMILY.add}
    </Button>
  )
}
