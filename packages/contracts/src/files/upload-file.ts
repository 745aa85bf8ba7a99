import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { FileLink } from './file-link.ts'
import * as MESSAGES from '../wire/messages.ts'
import { whole } from '../quantities/quantity.ts'

/** A photo of a modern phone fits; a film does not. */
const MAX_BYTES = 10 * 1024 * 1024

/** An image that the service keeps; `id` and `url` are what the documents know. */
export const UploadedFile = z.object({
  ...FileLink.shape,
  mediaType: z.string(),
  bytes: whole('bytes'),
})
export type UploadedFile = z.infer<typeof UploadedFile>

const link = '/api/files/v1/image/8d2c1b7e-5a0f-4c39-9b7d-1f2e3a4b5c6d'

export const uploadFile = operation({
  origin: 'ours',
  method: 'POST',
  path: '/files/v1/app/upload',
  summary: 'Keeps one photo (JPEG, PNG or WebP), upright and without its metadata',
  input: z.object({
    file: z
      .file(MESSAGES.imageMissing)
      .check(z.minSize(1, MESSAGES.imageEmpty), z.maxSize(MAX_BYTES, MESSAGES.imageBytesTooMany)),
    purpose: z.enum(['archive', 'outpatient', 'feedback', 'avatar'], MESSAGES.imagePurposeWrong),
  }),
  output: UploadedFile,
  ownership: 'own',
  safety: 'mutating',
  encoding: 'multipart',
  takesIdempotencyKey: true,
  ownMessages: true,
  loading: false,
  example: {
    input: { file: new File(['…'], '体检报告.jpg', { type: 'image/jpeg' }), purpose: 'archive' },
    output: {
      id: '8d2c1b7e-5a0f-4c39-9b7d-1f2e3a4b5c6d',
      url: `${link}?expires=1772460000&signature=Zx8`,
      thumbnailUrl: `${link.replace('image', 'thumbnail')}?expires=1772460000&signature=Qb1`,
      mediaType: 'image/jpeg',
      bytes: 482_133,
      width: 1920,
      height: 2560,
    },
  },
})
