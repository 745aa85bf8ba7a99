import { MAX_MEMBERS } from '@kangban/contracts'
import type { FamilyMembers } from '@kangban/contracts'
import { lazy, Suspense, useState } from 'react'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { appAddress } from '../../../host/h5-host.ts'
import { shareText } from '../../../shared/product/share-link.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { KeptArea, loadStateOf } from '../../../shared/ui/states/KeptArea.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { GivenCard } from '../components/GivenCard.tsx'
import { useFamily } from '../components/use-family.ts'
import { SHARING } from '../copy.ts'
import { headline } from '../model/family-view.ts'

/** What most people see below the first screen, or after a tap. */
const EmergencyCard = lazy(() => import('../components/EmergencyCard.tsx'))
const HeldCard = lazy(() => import('../components/HeldCard.tsx'))
const InvitationCard = lazy(() => import('../components/InvitationCard.tsx'))
const InviteSheet = lazy(() => import('../components/InviteSheet.tsx'))
const LooksCard = lazy(() => import('../components/LooksCard.tsx'))

const tell = () =>
  void shareText(SHARING.invite.tellText(appAddress()), {
    title: SHARING.invite.tellTitle,
    done: SHARING.invite.told,
    failed: SHARING.invite.tellFailed,
  })

function Family({ members }: { members: FamilyMembers }) {
  const { sharedWith, sharedByOthers, invitations } = members
  const waits = sharedWith.some(({ accepted }) => !accepted)

  return (
    <>
      {invitations.map((invitation) => (
        <InvitationCard key={invitation.id} invitation={invitation} />
      ))}
      {sharedWith.map((member) => (
        <GivenCard key={member.id} member={member} />
      ))}
      {waits && (
        <Button variant="outline" onClick={tell}>
          {SHARING.invite.tell}
        </Button>
      )}
      {sharedWith.length >= MAX_MEMBERS && <p className="hint mid">{SHARING.invite.full}</p>}
      {sharedWith.length > 0 && <LooksCard />}
      {sharedByOthers.length > 0 && <HeldCard people={sharedByOthers} />}
    </>
  )
}

/** Where the family can look: who does, who is asked, who looked; and who is called first. */
function WholePage() {
  const family = useFamily()
  const elder = useSettings((state) => state.elder)
  const [inviting, setInviting] = useState(false)
  const { data } = family
  const sentence = data && headline(data)
  const full = (data?.sharedWith.length ?? 0) >= MAX_MEMBERS

  return (
    <Page
      title={SHARING.title}
      back
      bottom={
        data && !full && <Button onClick={() => setInviting(true)}>{SHARING.invite.open}</Button>
      }
    >
      <KeptArea query={family}>
        {sentence && <Sentence value={sentence} />}
        {elder && sentence && <ReadAloud text={`${sentence}\n${SHARING.given.fixed}`} />}
        <Suspense fallback={<Skeleton lines={8} tall />}>
          <LoadState query={loadStateOf(family)} skeleton={<Skeleton lines={8} tall />}>
            {(members) => <Family members={members} />}
          </LoadState>
          <EmergencyCard />
        </Suspense>
        <p className="hint mid">{`${SHARING.given.fixed}${SHARING.end}`}</p>
      </KeptArea>
      {inviting && (
        <Suspense fallback={null}>
          <InviteSheet onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </Page>
  )
}

/** A back end that keeps the documents alone knows contacts, and nobody who looks. */
const ContactsPage = () => (
  <Page title={SHARING.title} back>
    <Sentence value={SHARING.contactsOnly} />
    <Suspense fallback={<Skeleton lines={4} />}>
      <EmergencyCard />
    </Suspense>
  </Page>
)

/** 家人安心. */
export default function SharingPage() {
  return isDocumentedOnly() ? <ContactsPage /> : <WholePage />
}
