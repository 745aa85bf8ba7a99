import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * A page of another site can send a form to this machine, but neither JSON without asking first nor a request that the browser
 * calls same-origin.
 */
export async function asksAsOurPage(request: FastifyRequest, reply: FastifyReply) {
  const site = request.headers['sec-fetch-site'] ?? 'same-origin'
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false

  if (!isJson || (site !== 'same-origin' && site !== 'none'))
    return reply.code(403).send({ message: '只有演示台的页面可以这样做' })
}
