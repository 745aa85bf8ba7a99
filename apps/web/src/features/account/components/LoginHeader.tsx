import { runtimeConfig } from '../../../config/runtime-config.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { accountCopy } from '../copy.ts'
import styles from './login-header.module.css'

/** The logo, which leads to customer service, and the switch between the two layouts. */
export function LoginHeader() {
  const { elder, setElder } = useSettings()

  return (
    <header className={`line spread gap-s2 ${styles.header}`}>
      <a className="line tall gap-s2 small strong" href={runtimeConfig().links.customerService}>
        <span className={`cell fixed on-solid bold fs-n20 solid rounded ${styles.logo}`}>
          {accountCopy.brand}
        </span>
        <span>
          {accountCopy.contactService}
          <span aria-hidden="true"> ›</span>
        </span>
      </a>
      <Button variant="outline" inline onClick={() => setElder(!elder)}>
        {elder ? accountCopy.toNormal : accountCopy.toElder}
      </Button>
    </header>
  )
}
