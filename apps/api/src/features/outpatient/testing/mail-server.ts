import type { Mail } from '../../../ports/mail.ts'

/** A mail server that can be down, and that keeps what it was given. */
export function createMailServer() {
  const sent: Mail[] = []
  let up = true

  return {
    sent,
    setUp: (isUp: boolean) => void (up = isUp),
    async sendMail(mail: Mail) {
      await new Promise(setImmediate)
      if (!up)
        throw Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:465'), { code: 'ECONNECTION' })
      sent.push(mail)
    },
  }
}
