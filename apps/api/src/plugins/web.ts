import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/env.ts'
import { sendNotFound } from './answer.ts'
import { placesOfNamed, sendUnknownPath } from './documented-profile.ts'

const YEAR_SECONDS = 31_536_000

/** What there is behind `apiBase`. */
const backendConfig = ({ profile }: Config) =>
  profile === 'documented'
    ? { backend: profile, paths: placesOfNamed(), liveUpdates: false }
    : { backend: profile, liveUpdates: true }

/** What the web build reads when it starts, so that one build serves every environment. */
const runtimeConfig = (config: Config) => ({
  mode: config.mode,
  apiBase: '/api',
  ...backendConfig(config),
  simulatorUrl: config.simulatorOrigin ? '/sim/radio' : null,
  outboxUrl: config.mode === 'production' ? null : '/demo/outbox',
  ...(config.mapsUrl && { mapsUrl: config.mapsUrl }),
  links: config.links,
  phones: { ...config.phones, administrator: config.adminPhone },
  company: config.company,
})

/** Pictures of the lookup and of articles: answers name them, to a web app that may stand on another host. */
const PICTURE_OF_ANSWER = /^(lookup|news)\//

/** What a build leaves for its makers: lists of its files, and sources. */
const OF_THE_BUILD = /\/\.|\.map$/

const IN_DEMO = /^\/demo(\/|$)/

/** The built web app at `/`, with hash routes: every page is index.html. */
export async function mountWeb(app: FastifyInstance, config: Config): Promise<void> {
  app.get('/config.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(runtimeConfig(config)),
  )

  const refuse = (request: FastifyRequest, reply: FastifyReply) =>
    config.profile === 'documented' ? sendUnknownPath(request, reply) : sendNotFound(reply)

  app.setNotFoundHandler(refuse)

  // What is sent to nowhere is not read.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) refuse(request, reply)
    else done()
  })

  if (!config.webRoot || !existsSync(join(config.webRoot, 'index.html'))) return

  const { webRoot } = config

  await app.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    cacheControl: false,
    // The console of the demo is built with the app.
    allowedPath: (path) =>
      !OF_THE_BUILD.test(path) && (config.mode !== 'production' || !IN_DEMO.test(path)),
    setHeaders(reply, path) {
      const immutable = path.includes(join('/', 'assets'))

      reply.header(
        'cache-control',
        immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      )

      if (PICTURE_OF_ANSWER.test(relative(webRoot, path)))
        reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
}
