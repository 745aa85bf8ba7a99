export interface MailSender {
  sendMail(message: { to: string; subject: string; text: string }): Promise<void>
}
