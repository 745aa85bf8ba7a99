// What a test in another process, language or machine does to the mock: the same as its methods, by HTTP.
import type { FastifyInstance } from 'fastify'
import type { Fault, Mock } from './mock.ts'

/** The mock, which is there when the doors are first opened. */
export function mountDoors(app: FastifyInstance, mock: () => Mock): void {
  void app.register(
    async (doors) => {
      doors.setErrorHandler((cause: Error & { statusCode?: number }, _request, reply) =>
        reply
          .code(cause instanceof RangeError ? 400 : (cause.statusCode ?? 500))
          .send({ message: cause.message }),
      )

      doors.get('/now', () => ({ now: mock().now().toISOString() }))

      doors.post<{ Body: { now?: string; travel?: number } | null }>('/now', async ({ body }) => {
        const { now, travel } = body ?? {}
        if (now !== undefined) await mock().setNow(now)
        if (travel !== undefined) await mock().travel(travel)
        return { now: mock().now().toISOString() }
      })

      doors.post<{ Body: Fault | null }>('/faults', async ({ body }) => {
        mock().fault(body ?? {})
        return {}
      })

      doors.post('/reset', async () => {
        await mock().reset()
        return {}
      })

      doors.post<{ Body: { phone?: string } | null }>('/session', ({ body }) =>
        mock().session(body?.phone ?? ''),
      )

      doors.get('/outbox', () => mock().outbox())
    },
    { prefix: '/mock' },
  )
}
