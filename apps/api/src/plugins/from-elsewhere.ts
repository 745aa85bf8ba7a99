import { type Operation, refuse } from '@kangban/contracts'
import type { FastifyRequest } from 'fastify'

const ELSEWHERE = ['cross-site', 'same-site']

/**
 * Many documented calls that change something are GET, which a picture in a page of another site can ask for. Browsers say
 * where a request comes from; whatever is no browser says nothing.
 * @throws AppError 401 when a page that is neither ours nor one that CORS allows asks to change something
 */
export function requireOurPage(
  { safety }: Operation,
  { headers }: FastifyRequest,
  corsOrigins: readonly string[],
): void {
  if (safety === 'read' || corsOrigins.includes(headers.origin ?? '')) return
  if (!ELSEWHERE.includes(String(headers['sec-fetch-site']))) return

  throw refuse('fromElsewhere', 'a page of another site asks to change something')
}
