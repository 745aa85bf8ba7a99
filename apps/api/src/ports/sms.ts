interface Sms {
  to: string
  text: string
  code?: string
  /** The same at each try to send this message, and of no other. */
  id?: string
}

export interface SmsSender {
  sendSms(message: Sms): Promise<void>
}

/**
 * Hands messages to an HTTP gateway: POST JSON `{to, text}` with a bearer key; any status but 2xx is a failure. A message that is
 * tried again has its id as `Idempotency-Key`: the gateway may have taken it and the answer been lost.
 */
export function createSmsGateway({ url, key }: { url: string; key: string }): SmsSender {
  return {
    async sendSms({ to, text, id }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${key}`,
          ...(id && { 'idempotency-key': id }),
        },
        body: JSON.stringify({ to, text }),
        // Whoever answers for the gateway may not send phone and code elsewhere.
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      })

      if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`)
    },
  }
}
