import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { createSmtpMail } from './mail.ts'

interface Received {
  from: string
  to: string[]
  source: string
  secure: boolean
}

const servers: SMTPServer[] = []

afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => new Promise<void>((resolve) => server.close(resolve))),
  )
})

/** A mail server on this machine; its own certificate is self-signed. */
async function startServer(options: SMTPServerOptions = {}) {
  const received: Received[] = []

  const server = new SMTPServer({
    authOptional: true,
    ...options,
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
      const { mailFrom, rcptTo } = session.envelope

      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        source: Buffer.concat(chunks).toString('latin1'),
        secure: session.secure,
      })

      done()
    },
  })

  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { received, port: (server.server.address() as AddressInfo).port }
}

const PLAIN: SMTPServerOptions = { disabledCommands: ['STARTTLS'] }
const FROM = '康伴门诊协助 <assist@kangban.test>'

/** Header lines by lower-case name, with folded lines joined, and what follows them. */
function readPart(part: string) {
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')

  const headers = new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.replace(/^[^:]*: ?/, ''),
    ]),
  )

  return { headers, body: rest.join('\r\n\r\n') }
}

/** RFC 2047. */
const decodeWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, word: string) =>
      Buffer.from(word, 'base64').toString(),
    )
    .replaceAll(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, word: string) =>
      unquote(word.replaceAll('_', ' ')),
    )

/** RFC 2045, quoted-printable. */
const unquote = (text: string): string =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString()

const decodeBody = ({ headers, body }: ReturnType<typeof readPart>): string =>
  headers.get('content-transfer-encoding') === 'base64'
    ? Buffer.from(body, 'base64').toString()
    : unquote(body)

it('hands a Chinese mail with its images to the server, bytes as they were', async () => {
  const { received, port } = await startServer(PLAIN)
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256))
  const text = '就诊人：王桂兰\n期望医院：市第一人民医院\n.\n病情描述：近两周早晨血压偏高。'

  await createSmtpMail({ url: `smtp://127.0.0.1:${port}?requireTLS=false`, from: FROM }).sendMail({
    to: 'visits@hospital.test',
    subject: '门诊预约：王桂兰，市第一人民医院，心血管内科，2026年3月5日至8日',
    text,
    attachments: [{ name: '诊断报告1.jpg', mediaType: 'image/jpeg', bytes }],
    id: 'a-1',
  })

  expect(received).toHaveLength(1)
  const [mail] = received
  if (!mail) throw new Error('no mail')
  expect([mail.from, mail.to]).toEqual(['assist@kangban.test', ['visits@hospital.test']])
  const { headers, body } = readPart(mail.source)

  expect(decodeWords(headers.get('subject') ?? '')).toBe(
    '门诊预约：王桂兰，市第一人民医院，心血管内科，2026年3月5日至8日',
  )

  expect(decodeWords(headers.get('from') ?? '')).toContain('康伴门诊协助')
  expect(headers.get('message-id')).toBe('<a-1@kangban.test>')
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? 'none'

  const [words, image] = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.replace(/^\r\n/, '')))

  if (!words || !image) throw new Error('not two parts')
  expect(words.headers.get('content-type')).toMatch(/text\/plain; charset=utf-8/i)
  expect(decodeBody(words).replaceAll('\r\n', '\n').trim()).toBe(text)
  expect(image.headers.get('content-type')).toContain('image/jpeg')

  expect(decodeURIComponent(image.headers.get('content-disposition') ?? '')).toContain(
    '诊断报告1.jpg',
  )

  expect(Buffer.from(image.body, 'base64').equals(bytes)).toBe(true)
})

it('speaks in the clear only where that is allowed by name', async () => {
  const plain = await startServer(PLAIN)
  const mail = { to: 'visits@hospital.test', subject: '主题', text: '正文' }
  const strict = createSmtpMail({ url: `smtp://127.0.0.1:${plain.port}`, from: FROM })
  await expect(strict.sendMail(mail)).rejects.toThrow(/STARTTLS|TLS/)
  expect(plain.received).toEqual([])
  const tls = await startServer()

  const overTls = createSmtpMail({
    url: `smtp://127.0.0.1:${tls.port}?tls.rejectUnauthorized=false`,
    from: FROM,
  })

  await overTls.sendMail(mail)
  expect(tls.received.map(({ secure }) => secure)).toEqual([true])
  const untrusted = createSmtpMail({ url: `smtp://127.0.0.1:${tls.port}`, from: FROM })
  await expect(untrusted.sendMail(mail)).rejects.toThrow(/certificate/)
})

it('fails when the server refuses the recipient', async () => {
  const { received, port } = await startServer({
    ...PLAIN,
    onRcptTo: (_address, _session, done) => done(new Error('no such mailbox')),
  })

  const sender = createSmtpMail({ url: `smtp://127.0.0.1:${port}?requireTLS=false`, from: FROM })

  await expect(
    sender.sendMail({ to: 'nobody@hospital.test', subject: '主题', text: '正文' }),
  ).rejects.toThrow('no such mailbox')

  expect(received).toEqual([])
})
