import * as z from 'zod/mini'
import * as MESSAGES from '../wire/messages.ts'
import { operation } from '../operation.ts'
import { redemptionId } from './redemption.ts'
import { decided } from '../documents/origin.ts'
import { address } from '../wire/kinds.ts'

export const getQrCode = operation({
  origin: 'documented',
  method: 'GET',
  path: '/files/v1/app/qr-code',
  summary: 'An image of a QR code that opens the redemption page of an own cash prize',
  input: z.object({
    /** The redemption page with the id, `https://…/#/writeOff?id=…`. */
    reqUrl: z
      .string({ error: MESSAGES.redemptionLinkWrong })
      .check(z.maxLength(500, MESSAGES.redemptionLinkWrong)),
    id: redemptionId,
  }),
  /** The link of the image expires. */
  output: z.object({ url: decided('API-034', address) }),
  ownership: 'own',
  safety: 'read',
  example: {
    input: {
      reqUrl: 'https://h5.example.cn/#/writeOff?id=5f0c6b1e9a7d42c88b3e1f60a94d27c3',
      id: '5f0c6b1e9a7d42c88b3e1f60a94d27c3',
    },
    output: {
      url: '/api/files/v1/qr-code/aHR0cHM6Ly9oNS5leGFtcGxl.png?expires=1772460000&signature=c2lnbmF0dXJl',
    },
  },
})
