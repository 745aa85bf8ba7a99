import { useState } from 'react'
import { Button } from '../../shared/ui/controls/Button.tsx'
import { SCREENS } from '../../config/screens.ts'
import { CONSOLE } from '../copy.ts'
import { useConsole } from '../model/console-store.ts'
import { goBack, goTo, holdPhone, reload } from '../model/phone.ts'
import styles from '../console.module.css'

const SCREENS_ID = 'screens'

/** Where the app is, and a way to anywhere. */
function AddressBar() {
  const { scene } = useConsole()
  const [typed, setTyped] = useState<string | null>(null)

  return (
    <form
      className={`line gap-s2 ${styles.bar}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed) goTo(typed)
        setTyped(null)
      }}
    >
      <Button variant="outline" inline onClick={goBack}>
        {CONSOLE.back}
      </Button>
      <input
        className={`boxed rounded-s grow ${styles.input}`}
        aria-label={CONSOLE.route}
        list={SCREENS_ID}
        value={typed ?? scene.route}
        onChange={({ target }) => setTyped(target.value)}
      />
      <datalist id={SCREENS_ID}>
        {SCREENS.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
      <Button variant="outline" inline type="submit">
        {CONSOLE.go}
      </Button>
      <Button variant="outline" inline onClick={reload}>
        {CONSOLE.reload}
      </Button>
    </form>
  )
}

/** The app, as on a phone. */
export function Phone() {
  return (
    <div className={styles.side}>
      <div ref={holdPhone} className={styles.phone} />
      <AddressBar />
    </div>
  )
}
