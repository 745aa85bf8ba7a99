/** An SMS that would have been sent; demo mode only. */
export interface OutboxMessage {
  kind: string
  to: string
  text: string
  code: string | null
  time: string
}

const isMessage = (value: unknown): value is OutboxMessage =>
  typeof value === 'object' && value !== null && 'to' in value && 'text' in value && 'time' in value

/** The newest SMS with a code to this phone that came after `since` (ms). The outbox is no part of the service. */
export async function findSms(url: string, { phone, since }: { phone: string; since: number }) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`the outbox answered HTTP ${response.status}`)
  const body: unknown = await response.json()

  const found = (Array.isArray(body) ? body.filter(isMessage) : [])
    .filter(({ to, code, time }) => to === phone && !!code && Date.parse(time) >= since)
    .toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time))

  return found[0] ?? null
}
