// A switch for tests: a request may name one of the documented codes that no use case of ours answers, and gets it. The
// documents list these codes without saying when they occur.
import type { FastifyInstance } from 'fastify'
import { sendBareCode } from './answer.ts'

const CODES = ['402', '406', '407', '6666']

/** From here on `x-answer-code: 402` is answered by code 402, whatever the call; without the header nothing is changed. */
export function mountAnswerCodes(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const code = CODES.find((each) => each === request.headers['x-answer-code'])
    return code === undefined ? undefined : sendBareCode(reply, code)
  })
}
