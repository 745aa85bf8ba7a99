import { useMutation } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { runtimeConfig } from '../../../config/runtime-config.ts'
import { useCountdown } from '../../../shared/product/use-countdown.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Checkbox } from '../../../shared/ui/controls/Checkbox.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { LoginFields } from '../components/LoginFields.tsx'
import { LoginHeader } from '../components/LoginHeader.tsx'
import { Waves } from '../components/Waves.tsx'
import { accountCopy } from '../copy.ts'
import { completeLogin } from '../model/complete-login.ts'
import { loginOf, type LoginAnswer } from '../model/login-answer.ts'
import { useLoginDraft } from '../model/login-draft.ts'
import { checkLogin, checkPhone, type Refusal } from '../model/login-form.ts'
import styles from './login-page.module.css'

/** Demo mode only. */
const SmsBanner = lazy(() => import('../../../shared/product/SmsBanner.tsx'))

const explainNoCode = () =>
  void confirm({
    title: accountCopy.noCodeTitle,
    content: accountCopy.noCodeHelp(runtimeConfig().phones.service),
    okText: accountCopy.gotIt,
    cancelText: null,
  })

function useLoginActions() {
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const sendCode = useMutation(api.account.sendCode.mutationOptions())
  const logIn = useMutation(api.account.logIn.mutationOptions())

  const passes = (found: Refusal | null): boolean => {
    setRefusal(found)
    if (found) toast({ title: found.text })
    return found === null
  }

  /** A toast is gone in seconds: what the service refused also stands beside the code. */
  const tellBeside = ({ data, message }: NonNullable<typeof logIn.error>) => {
    if (data?.failure.code) setRefusal({ field: 'pin', text: message })
  }

  const enter = (answer: LoginAnswer, phone: string) => {
    const login = loginOf(answer, phone)
    if (!login) return toast({ title: accountCopy.loginFailed, type: 'error' })
    return void navigate(completeLogin(login), { replace: true })
  }

  return {
    refusal,
    sending: sendCode.isPending,
    loggingIn: logIn.isPending,
    getCode: () => {
      const { phone } = useLoginDraft.getState()
      if (!passes(checkPhone(phone))) return
      const onSuccess = () => useLoginDraft.setState({ sent: { at: Date.now(), phone } })
      sendCode.mutate({ phone }, { onSuccess, onError: tellBeside })
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      const { phone, pin, agreed } = useLoginDraft.getState()
      if (!passes(checkLogin({ phone, pin, agreed }))) return

      logIn.mutate(
        { phone, pin },
        { onSuccess: (answer) => enter(answer, phone), onError: tellBeside },
      )
    },
  }
}

function Agreement() {
  const agreed = useLoginDraft((draft) => draft.agreed)

  return (
    <Checkbox checked={agreed} onChange={(value) => useLoginDraft.setState({ agreed: value })}>
      {accountCopy.agreed}
      <Link to="/agreement">《{accountCopy.privacyPolicy}》</Link>
      <Link to="/serviceAgreement">《{accountCopy.serviceAgreement}》</Link>
    </Checkbox>
  )
}

export default function LoginPage() {
  const { refusal, sending, loggingIn, getCode, submit } = useLoginActions()
  const sent = useLoginDraft((draft) => draft.sent)
  const { outboxUrl } = runtimeConfig()
  const wait = useCountdown(sent?.at ?? null)

  return (
    <Page flush>
      <div className="relative px-s4">
        <LoginHeader />
        <h1 className={`strong lines-14 ${styles.title}`}>{accountCopy.loginTitle}</h1>
        <p className={`note ${styles.note}`}>{accountCopy.loginNote}</p>
        <form onSubmit={submit} noValidate>
          <LoginFields refusal={refusal} wait={wait} sending={sending} onGetCode={getCode} />
          <div className={styles.agreement}>
            <Agreement />
          </div>
          <Button type="submit" busy={loggingIn}>
            {accountCopy.login}
          </Button>
        </form>
        <Button variant="text" onClick={explainNoCode}>
          {accountCopy.noCode}
        </Button>
        {sent && outboxUrl !== null && (
          <Suspense>
            <SmsBanner
              url={outboxUrl}
              sent={sent}
              onFill={(pin) => useLoginDraft.setState({ pin })}
            />
          </Suspense>
        )}
      </div>
      <Waves />
    </Page>
  )
}
