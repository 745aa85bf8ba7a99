import type { Message, Mock, Session } from './mock.ts'

type Fetch = Mock['fetch']

interface Envelope {
  code: string
  msg: string
  data: Session
}

async function called(fetch: Fetch, path: string): Promise<Envelope['data']> {
  const { code, msg, data } = (await (await fetch(`/api/user/v1/app/${path}`)).json()) as Envelope
  if (code !== '1000') throw new RangeError(`No session: ${code} ${msg}`)
  return data
}

/** As a person does it: asks for a code, reads the SMS, logs in; whoever is new is registered. */
async function logIn(
  fetch: Fetch,
  phone: string,
  outbox: () => readonly Message[],
): Promise<Session> {
  await called(fetch, `pin?${new URLSearchParams({ phone })}`)
  const pin = outbox().find(({ to, code }) => to === phone && code !== null)?.code
  if (!pin) throw new Error(`No code was sent to ${phone}`)
  return called(fetch, `login?${new URLSearchParams({ phone, pin })}`)
}

/** Opens a session of a seeded person by the door of the demo, of anybody else by a login. */
export async function openSession(
  fetch: Fetch,
  { phone, outbox }: { phone: string; outbox: () => readonly Message[] },
): Promise<Session> {
  const answer = await fetch('/demo/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone }),
  })

  const session = answer.ok ? ((await answer.json()) as Session) : await logIn(fetch, phone, outbox)

  return { token: session.token, userCode: session.userCode }
}
