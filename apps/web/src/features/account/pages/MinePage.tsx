import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { hasRoute } from '../../../config/screens.ts'
import { display } from '../../../shared/format/display.ts'
import { maskPhone } from '../../../shared/format/text.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import { ConsentRow } from '../components/ConsentRow.tsx'
import { DisplaySettings } from '../components/DisplaySettings.tsx'
import { accountCopy } from '../copy.ts'
import styles from './mine-page.module.css'

function Person() {
  const user = useSession((state) => state.user)
  const profile = useQuery(api.profile.getHealthInfo.queryOptions({}))
  const name = profile.data?.name || user?.name || accountCopy.noName

  return (
    <div className="line gap-s3">
      <span
        className={`cell fixed on-solid strong lines-10 solid rounded-l ${styles.avatar}`}
        aria-hidden="true"
      >
        {Array.from(name).at(-1)}
      </span>
      <span>
        <strong className="block strong lines-14 fs-20">{name}</strong>
        <span className="note">{display(maskPhone(user?.userPhone ?? ''))}</span>
      </span>
    </div>
  )
}

/** The shell leaves for /login as soon as the session is forgotten. */
function useLogOut() {
  const logOut = useMutation(
    api.account.logOut.mutationOptions({ onSuccess: () => useSession.getState().forget() }),
  )

  const ask = async () => {
    const yes = await confirm({
      title: accountCopy.logOutQuestion,
      content: accountCopy.logOutNote,
      okText: accountCopy.logOut,
      tone: 'danger',
    })

    if (yes) logOut.mutate({})
  }

  return { ask, pending: logOut.isPending }
}

const ARCHIVE = '/healthArchive'

function ProfileRows() {
  const target = ['/information', '/informationGathering'].find(hasRoute)

  return (
    <Card flush>
      {target && (
        <Row
          to={target}
          start={<Glyph char="档" tone="soft" />}
          title={accountCopy.completeProfile}
        />
      )}
      {hasRoute(ARCHIVE) && (
        <Row to={ARCHIVE} start={<Glyph char="历" tone="soft" />} title={accountCopy.archive} />
      )}
      {!isDocumentedOnly() && <ConsentRow />}
    </Card>
  )
}

export default function MinePage() {
  const elder = useSettings((state) => state.elder)
  const { ask, pending } = useLogOut()

  return (
    <Page title={accountCopy.mine} tabs>
      <Person />
      <Sentence value={elder ? accountCopy.mineSentenceElder : accountCopy.mineSentence} />
      <DisplaySettings />
      <ProfileRows />
      <Card flush>
        <Row to="/aboutUs" start={<Glyph char="关" tone="soft" />} title={accountCopy.about} />
        <Row
          to="/agreement"
          start={<Glyph char="隐" tone="soft" />}
          title={accountCopy.privacyPolicy}
        />
        <Row
          to="/serviceAgreement"
          start={<Glyph char="约" tone="soft" />}
          title={accountCopy.serviceAgreement}
        />
      </Card>
      <Button variant="danger" busy={pending} onClick={() => void ask()}>
        {accountCopy.logOut}
      </Button>
    </Page>
  )
}
