import type { FastifyInstance } from 'fastify'

/** Statuses whose answers have no body, of which `Response` would take none. */
const BARE = [204, 205, 304]
const ANYWHERE = 'http://mock.invalid'

/**
 * `fetch` that a service of this process answers. What is streamed (events) is no matter of it.
 * @throws TypeError where the connection was cut, as `fetch` does
 */
export async function answerInProcess(
  app: FastifyInstance,
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const request = input instanceof Request ? input : new Request(new URL(input, ANYWHERE), init)
  const { pathname, search } = new URL(request.url)
  const body = Buffer.from(await request.arrayBuffer())

  try {
    const answered = await app.inject({
      method: request.method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body.length > 0 ? { payload: body } : {}),
    })

    const { statusCode, rawPayload, headers } = answered
    const told = new Headers()

    for (const [name, value] of Object.entries(headers))
      for (const each of [value].flat()) if (each !== undefined) told.append(name, String(each))

    return new Response(BARE.includes(statusCode) ? null : new Uint8Array(rawPayload), {
      status: statusCode,
      headers: told,
    })
  } catch (cause) {
    throw new TypeError('fetch failed', { cause })
  }
}
