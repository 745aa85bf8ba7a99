export interface SmsSender {
  sendSms(message: { to: string; text: string; code?: string }): Promise<void>
}

/** Hands messages to an HTTP gateway: POST JSON `{to, text}` with a bearer key; any status but 2xx is a failure. */
export function createSmsGateway({ url, key }: { url: string; key: string }): SmsSender {
  return {
    async sendSms({ to, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({ to, text }),
        // Whoever answers for the gateway may not send phone and code elsewhere.
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      })

      if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`)
    },
  }
}
