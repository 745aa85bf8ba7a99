import { useNavigate } from 'react-router-dom'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { maskPhone } from '../../../shared/format/text.ts'
import { useSession } from '../../../stores/session.ts'
import { FORBIDDEN } from '../forbidden-copy.ts'
import styles from './forbidden-page.module.css'

/** Keeps the path that was refused: another account comes back to it after its login. */
export default function ForbiddenPage() {
  const navigate = useNavigate()
  const phone = useSession((state) => state.user?.userPhone)

  const logInAgain = () => {
    useSession.getState().forget()
    void navigate('/login', { replace: true })
  }

  const actions = (
    <>
      <Button variant="outline" onClick={() => void navigate('/health', { replace: true })}>
        {FORBIDDEN.toHome}
      </Button>
      <Button onClick={logInAgain}>{FORBIDDEN.logInAgain}</Button>
    </>
  )

  return (
    <Page title={FORBIDDEN.title} bottom={actions}>
      <Sentence value={FORBIDDEN.sentence} />
      <p className={styles.note}>{FORBIDDEN.note}</p>
      {phone && <p className={styles.note}>{FORBIDDEN.as(maskPhone(phone))}</p>}
    </Page>
  )
}
