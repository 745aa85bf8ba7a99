import { MESSAGES, REDEMPTION_STATUS } from '@kangban/contracts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { INFO } from '../copy.ts'
import { keepRedemption, type KeptRedemption } from '../model/kept-redemption.ts'

/** `lost`: no answer came, so that nobody knows. `expired`: another code is needed. */
type Trouble = 'lost' | 'expired' | null

const DONE_MS = 2500

/** Redeems a prize after asking, and finds out what became of a call whose answer was lost. */
export function useRedeem(kept: KeptRedemption) {
  const [redemption, setRedemption] = useState(kept)
  const [trouble, setTrouble] = useState<Trouble>(null)
  const redeemed = redemption.sendStatus === REDEMPTION_STATUS.redeemed

  const settle = (mine: boolean) => {
    const now: KeptRedemption = { ...redemption, sendStatus: REDEMPTION_STATUS.redeemed }
    keepRedemption(now)
    setRedemption(now)
    setTrouble(null)
    if (mine) toast({ title: INFO.done, type: 'success', duration: DONE_MS })
  }

  const call = useMutation(
    api.redemption.redeem.mutationOptions({
      onSuccess: () => settle(true),
      onError: ({ data, message }) => {
        if (!data?.failure.code) setTrouble('lost')
        // It was the call before, of which no answer came.
        else if (message === MESSAGES.prizeRedeemed) settle(trouble === 'lost')
        else if (message === MESSAGES.redemptionNotPermitted) setTrouble('expired')
      },
    }),
  )

  const ask = async () => {
    const { id, userName, prizeName } = redemption

    const yes = await confirm({
      title: INFO.question,
      content: INFO.questionNote(userName ?? '', prizeName ?? ''),
    })

    if (yes) call.mutate({ id })
    else toast({ title: INFO.cancelled, type: 'info' })
  }

  return { redemption, redeemed, trouble, pending: call.isPending, ask: () => void ask() }
}
