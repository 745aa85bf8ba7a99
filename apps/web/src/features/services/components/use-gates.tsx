import { FailedCall } from '@kangban/contracts/link'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { cardQuery, isStoredCard, storeCard } from '../../../shared/product/benefit/stored-flag.ts'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { GATES } from '../copy.ts'
import { gate, hasRights, type Needs } from '../model/gate.ts'
import { CardSheet } from './CardSheet.tsx'

interface Rights {
  has: boolean
  /** No answer came: as documented that is no rights, and it is said. */
  failed: boolean
}

const isNotOffered = (cause: unknown): boolean =>
  cause instanceof Error &&
  cause.cause instanceof FailedCall &&
  cause.cause.failure.kind === 'not-offered'

async function rightsNow(): Promise<Rights> {
  try {
    const answer = await queryClient.fetchQuery(api.services.getRights.queryOptions({}))
    return { has: hasRights(answer), failed: false }
  } catch (cause) {
    // A back end of which nobody has said where it tells rights: the card alone decides there.
    if (isNotOffered(cause)) return { has: true, failed: false }
    console.warn('the rights could not be checked', cause)
    return { has: false, failed: true }
  }
}

/** Read anew before it decides; without an answer the stored flag does. */
async function cardNow(): Promise<boolean> {
  try {
    const answer = await queryClient.fetchQuery({ ...cardQuery(), staleTime: 0 })
    storeCard(answer?.isHave)
  } catch (cause) {
    console.warn('the benefit card could not be checked', cause)
  }

  return isStoredCard()
}

interface Gates {
  /** Goes on if the person may; else says why not. */
  pass: (needs: Needs, go: () => void) => Promise<void>
  /** Put into the page: what says that a card is needed. */
  sheet: ReactNode
  /** Whether something of it stands before the page. */
  closed: boolean
}

/** Asks what a person may use at the moment of the tap. */
export function useGates(): Gates {
  const { data } = useQuery(cardQuery())
  const [lacksCard, setLacksCard] = useState(false)
  const [lacksRights, setLacksRights] = useState(false)
  const asking = useRef(false)
  const here = useRef(true)
  const isHave = data?.isHave
  useEffect(() => storeCard(isHave), [isHave])

  useEffect(() => {
    here.current = true
    return () => void (here.current = false)
  }, [])

  const refuse = async (failed: boolean) => {
    setLacksRights(true)
    const content = failed ? `${GATES.noRights}\n${GATES.unchecked}` : GATES.noRights
    await confirm({ title: GATES.title, content, okText: GATES.gotIt, cancelText: null })
    setLacksRights(false)
  }

  const decide = async (needs: Needs, go: () => void) => {
    const [rights, card] = await Promise.all([
      needs.rights ? rightsNow() : { has: true, failed: false },
      needs.card ? cardNow() : true,
    ])

    // Whoever has left the page in the meantime wants something else.
    if (!here.current) return
    const verdict = gate(needs, { rights: rights.has, card })
    if (verdict === 'no-rights') void refuse(rights.failed)
    else if (verdict === 'no-card') setLacksCard(true)
    else go()
  }

  const pass = async (needs: Needs, go: () => void) => {
    if (!needs.rights && !needs.card) return go()
    if (asking.current) return
    asking.current = true
    await decide(needs, go).finally(() => (asking.current = false))
  }

  return {
    pass,
    sheet: <CardSheet open={lacksCard} onClose={() => setLacksCard(false)} />,
    closed: lacksCard || lacksRights,
  }
}
