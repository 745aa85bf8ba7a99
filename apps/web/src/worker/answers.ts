// Which answers the service worker keeps, under what key, and in what form.
import { FORBIDDEN, isSuccess, SESSION_ENDED } from '@kangban/contracts/codes'
import { KEPT_AT } from './names.ts'

/** Far more than any page's answer, which has some kB. */
const MAX_CHARACTERS = 500_000

/** Of a request, what decides. */
export interface Asked {
  readonly method: string
  readonly url: URL
  readonly headers: Pick<Headers, 'get'>
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** `{name}` in a path stands for one part of it. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `${path
      .split(/\{\w+\}/)
      .map(escape)
      .join('[^/]+')}$`,
  )

/** Whether a request is one of a session for an answer that is kept, wherever the back end stands. */
export function keeperOf(paths: readonly string[]): (asked: Asked) => boolean {
  const patterns = paths.map(patternOf)

  return ({ method, url, headers }) =>
    method === 'GET' &&
    !!headers.get('authorization') &&
    patterns.some((pattern) => pattern.test(url.pathname))
}

/** The key of an answer: its address and a hash of the token, so that no session can come upon an answer of another. */
export async function keyOf(request: Pick<Request, 'url' | 'headers'>): Promise<string> {
  const token = new TextEncoder().encode(request.headers.get('authorization') ?? '')
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', token))
  const hash = Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0'))
  const key = new URL(request.url)
  key.searchParams.set('kept-for', hash.join(''))
  return key.href
}

/** The session is over, or may not do what it asked for: from then on nothing old is shown either. */
const isEnd = (code: string): boolean => code === SESSION_ENDED || code === FORBIDDEN

/**
 * What an answer means for the cache: a copy that says when it came, `null` where it is not kept, `'over'` where the session
 * may read nothing any more.
 */
export async function keptForm(answer: Response, now: number): Promise<Response | 'over' | null> {
  if (isEnd(String(answer.status))) return 'over'
  if (answer.status !== 200) return null
  const text = await answer.clone().text()
  const code = codeOf(text)
  if (code === null) return null
  if (isEnd(code)) return 'over'
  if (!isSuccess(code) || text.length > MAX_CHARACTERS) return null
  const headers = { ...ownHeaders(answer), [KEPT_AT]: String(now) }
  return new Response(text, { headers })
}

/** What of an answer's headers its copy has too. */
function ownHeaders({ headers }: Response): Record<string, string> {
  const tag = headers.get('etag')
  const type = headers.get('content-type') ?? 'application/json'
  return { 'content-type': type, ...(tag && { etag: tag }) }
}

/** The request, asking only for what has changed since the copy: a tag is the word of a back end of ours. */
export function askingForChange(request: Request, copy: Response | undefined): Request {
  const tag = copy?.headers.get('etag')
  if (!tag) return request
  const headers = new Headers(request.headers)
  headers.set('if-none-match', tag)
  return new Request(request, { headers })
}

/** The answer to that: where nothing has changed, what the copy says, as if it had come now. */
export function answerOrCopy(answer: Response, copy: Response | undefined): Response {
  return answer.status === 304 && copy
    ? new Response(copy.body, { headers: ownHeaders(copy) })
    : answer
}

/** The code of an envelope; `null` where a text is none. */
function codeOf(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : null
  } catch {
    return null
  }
}
