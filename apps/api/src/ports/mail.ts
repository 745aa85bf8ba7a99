import { createTransport } from 'nodemailer'

export interface MailAttachment {
  name: string
  mediaType: string
  bytes: Buffer
}

export interface Mail {
  to: string
  subject: string
  text: string
  attachments?: readonly MailAttachment[]
  /** The same mail sent again has the same id, by which mailboxes know it. */
  id?: string
  /** Id of the mail that this one is about. */
  about?: string
}

export interface MailSender {
  /** Resolves when the mail is accepted for delivery. */
  sendMail(mail: Mail): Promise<void>
}

const PATIENCE_MS = 15_000

const hostOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).replace('>', '')

/**
 * Sends over SMTP. `url` is `smtps://user:password@host:465` or `smtp://user:password@host:587`. The latter must offer
 * STARTTLS, since mails carry health data; `?requireTLS=false` allows a relay on a trusted network that does not.
 */
export function createSmtpMail({ url, from }: { url: string; from: string }): MailSender {
  const transport = createTransport({
    requireTLS: true,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // Attachments are handed over as bytes: no text of a user may ever name a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
    url,
  })

  return {
    async sendMail({ to, subject, text, attachments = [], id, about }) {
      const idOf = (of: string) => `<${of}@${hostOf(from)}>`

      await transport.sendMail({
        from,
        to,
        subject,
        text,
        ...(id && { messageId: idOf(id) }),
        ...(about && { inReplyTo: idOf(about), references: idOf(about) }),
        attachments: attachments.map(({ name, mediaType, bytes }) => ({
          filename: name,
          contentType: mediaType,
          content: bytes,
        })),
      })
    },
  }
}
