import { refuse } from '@kangban/contracts'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { imageKey } from '../../ports/stored-image.ts'
import { FILE_FORMS, filePath } from '../../security/file-link.ts'
import { filesRepository } from './files.repository.ts'

/** Uploaded pictures behind their signed links. */
export function mountFiles(app: FastifyInstance, { database, files, links }: Services): void {
  for (const form of FILE_FORMS) {
    app.get<{ Params: { id: string }; Querystring: { expires?: unknown; signature?: unknown } }>(
      `/files/v1/${form}/:id`,
      async ({ params: { id }, query }, reply) => {
        const given = {
          expires: Number(query.expires),
          signature: typeof query.signature === 'string' ? query.signature : '',
        }

        if (!links.accepts(filePath(form, id), given))
          throw refuse('imageLinkExpired', 'image link expired or not ours')
        const mediaType = await filesRepository(database).mediaType(id)
        const bytes = mediaType === undefined ? null : await files.get(imageKey(form, id))
        if (!mediaType || !bytes) throw refuse('imageLinkExpired', 'the image is gone')

        return reply
          .type(mediaType)
          .header('content-disposition', `inline; filename="${form}.jpg"`)
          .header('x-content-type-options', 'nosniff')
          .send(bytes)
      },
    )
  }
}
