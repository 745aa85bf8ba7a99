import etag from '@fastify/etag'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { sendSuccess } from './answer.ts'
import { tagOf } from './lasting-answers.ts'

const given = () => ({ name: '张阿姨', list: [1, 2, null] })

async function served(data: object, { disturbed = false } = {}) {
  const app = fastify()
  await app.register(etag, { weak: true, hashFn: tagOf })

  if (disturbed)
    app.addHook('preSerialization', async (_request, _reply, answer: unknown) => ({
      ...(answer as object),
      msg: '另一句',
    }))

  app.get('/', (_request, reply) => sendSuccess(reply, data))

  const ask = async () => {
    const { body, headers } = await app.inject('/')
    return { body, type: headers['content-type'], tag: headers['etag'] }
  }

  const answers = [await ask(), await ask()]
  const { tag } = answers[0] ?? {}
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(tag) } })
  await app.close()
  return { answers, again: again.statusCode }
}

it('what nobody can change is sent as anything else is, each time, and known by the same tag', async () => {
  const usual = await served(given())
  expect(usual.answers[1]).toEqual(usual.answers[0])
  expect(usual.again).toBe(304)
  expect(await served(Object.freeze(given()))).toEqual(usual)
})

it('is written once', async () => {
  let written = 0

  const counted = Object.freeze({
    toJSON() {
      written += 1
      return '已写'
    },
  })

  const { answers } = await served(counted)
  expect(answers[1]?.body).toContain('已写')
  expect(written).toBe(1)
})

it('what a hook has put in its place is sent instead', async () => {
  const lasting = Object.freeze(given())
  const usual = await served(lasting)
  const disturbed = await served(lasting, { disturbed: true })
  expect(disturbed.answers[1]?.body).toContain('另一句')
  expect(disturbed.answers[1]?.tag).not.toBe(usual.answers[1]?.tag)
})
