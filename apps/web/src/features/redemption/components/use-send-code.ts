import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { useCountdown } from '../../../shared/product/use-countdown.ts'
import { readStored, writeStored } from '../../../stores/storage.ts'

/** Kept beyond the page: every code that is scanned opens a new one, and the phone's pause is the same. */
const KEY = 'kangban.redemption.sent'

const sentBefore = (): number | null => Number(readStored(KEY)) || null

/** Sends a code to the administrator, once a minute. */
export function useSendCode(phone: string) {
  const [sentAt, setSentAt] = useState(sentBefore)
  const send = useMutation(api.account.sendCode.mutationOptions())

  return {
    sentAt,
    wait: useCountdown(sentAt),
    sending: send.isPending,
    send: () =>
      send.mutate(
        { phone, purpose: 'redemption' },
        {
          onSuccess: () => {
            const at = Date.now()
            writeStored(KEY, String(at))
            setSentAt(at)
          },
        },
      ),
  }
}
