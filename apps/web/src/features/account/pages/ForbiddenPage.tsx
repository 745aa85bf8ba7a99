import { useNavigate } from 'react-router-dom'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { useSession } from '../../../stores/session.ts'
import { accountCopy } from '../copy.ts'
import styles from './forbidden-page.module.css'

/** Keeps the path that was refused: another account comes back to it after its login. */
export default function ForbiddenPage() {
  const navigate = useNavigate()

  const logInAgain = () => {
    useSession.getState().forget()
    void navigate('/login', { replace: true })
  }

  const actions = (
    <>
      <Button variant="outline" onClick={() => void navigate('/health', { replace: true })}>
        {accountCopy.toHome}
      </Button>
      <Button onClick={logInAgain}>{accountCopy.logInAgain}</Button>
    </>
  )

  return (
    <Page title={accountCopy.forbiddenTitle} bottom={actions}>
      <Sentence value={accountCopy.forbiddenSentence} />
      <p className={styles.note}>{accountCopy.forbiddenNote}</p>
    </Page>
  )
}
