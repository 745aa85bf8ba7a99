import { refuse } from '@kangban/contracts'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { qrCodePath } from '../../security/qr-code-link.ts'

/** Sharp on a phone of three pixels a point, and when it is printed small. */
const WIDTH_PX = 600
/** Light modules around it, as ISO/IEC 18004 asks for. */
const QUIET_ZONE = 4

/** The image of a QR code behind its signed link, which holds the page that it opens. */
export function mountQrCode(app: FastifyInstance, { links }: Services): void {
  app.get<{ Params: { file: string }; Querystring: { expires?: unknown; signature?: unknown } }>(
    '/files/v1/qr-code/:file',
    async ({ params, query }, reply) => {
      const page = Buffer.from(params.file.replace(/\.png$/, ''), 'base64url').toString()

      const given = {
        expires: Number(query.expires),
        signature: typeof query.signature === 'string' ? query.signature : '',
      }

      if (!links.accepts(qrCodePath(page), given)) {
        throw refuse('qrCodeExpired', 'QR link expired or not ours')
      }

      const { toBuffer } = await import('qrcode')

      return reply
        .type('image/png')
        .send(await toBuffer(page, { width: WIDTH_PX, margin: QUIET_ZONE }))
    },
  )
}
