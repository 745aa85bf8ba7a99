import type { FastifyInstance, FastifyReply } from 'fastify'
import type { PartnerLinks } from '../../config/partners.ts'
import { sendNotFound } from '../answer.ts'
import { readingPage } from '../reading-page.ts'

const PARTNERS = {
  doctorVideo: '视频问医生',
  doctorPhone: '电话问医生',
  doctorText: '图文问医生',
  doctorMall: '药品商城（在线医生）',
  drugMall: '药品商城',
} as const satisfies Record<keyof PartnerLinks, string>

const partnerName = (service: unknown): string | undefined =>
  Object.entries(PARTNERS).find(([partner]) => partner === service)?.[1]

/** Stands where the page of a partner opens in production. */
const partnerPage = (name: string): string =>
  readingPage(
    name,
    `<p>这是演示环境。正式使用时，这里会打开合作方的“${name}”页面。</p>
<p>合作方的地址由运营方在配置中填写；打开时不会附带您的姓名、手机号或健康数据。</p>
<p>身体明显不适时不要等待，请马上联系家人，或拨打120。</p>`,
  )

export function mountPartnerPages(app: FastifyInstance): void {
  app.get<{ Querystring: { service?: unknown } }>(
    '/demo/partner',
    (request, reply): FastifyReply => {
      const name = partnerName(request.query.service)

      return name
        ? reply.type('text/html; charset=utf-8').send(partnerPage(name))
        : sendNotFound(reply)
    },
  )
}
