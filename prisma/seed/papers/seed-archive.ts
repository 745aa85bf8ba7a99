import { createHash } from 'node:crypto'
import { addDays, MS_PER_HOUR, startOfShanghaiDay } from '@kangban/china-time'
import { GRANDMOTHER } from '@kangban/vitals'
import { IMAGE_TYPE, normaliseImage } from '../../../apps/api/src/features/files/normalise-image.ts'
import { putImage } from '../../../apps/api/src/ports/stored-image.ts'
import { GRANDMOTHERS_PAPERS } from './archive-pages.ts'
import { drawPage, type Page } from './draw-page.ts'
import { birthdayOf } from '../people/seed-account.ts'
import type { SeedContext } from '../seed-context.ts'
import { uuidFrom } from '../people/seeded-ids.ts'

interface Upload {
  id: string
  accountId: string
  createdAt: Date
}

async function storePage(
  { database, files }: SeedContext,
  page: Page,
  upload: Upload,
): Promise<void> {
  const { image, thumbnail, width, height } = await normaliseImage(await drawPage(page))
  const sha256 = createHash('sha256').update(image).digest('hex')

  await database.storedFile.create({
    data: {
      ...upload,
      purpose: 'archive',
      mediaType: IMAGE_TYPE,
      bytes: image.length,
      width,
      height,
      sha256,
    },
  })

  await putImage(files, upload.id, { image, thumbnail })
}

/** The papers that she has photographed, over two years. */
export async function seedArchive(
  context: SeedContext,
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  const { database, vault, today, days } = context
  const ids = context.random('archive')
  const accountId = accounts.get(GRANDMOTHER.userCode)
  if (!accountId) throw new Error('The grandmother is not among the seeded people')
  const person = `姓名：王桂兰　　性别：女　　出生：${birthdayOf(GRANDMOTHER, today)}`

  for (const { type, daysAgo, note, pages } of GRANDMOTHERS_PAPERS) {
    const day = addDays(today, -daysAgo)
    // The evening after, or in her first days here for what is older
    const uploadedOn = addDays(today, -Math.min(daysAgo - 1, days))
    const createdAt = new Date(startOfShanghaiDay(uploadedOn).getTime() + 19 * MS_PER_HOUR)
    const drawn = pages(day, person)
    const fileIds = drawn.map(() => uuidFrom(ids))

    for (const [index, page] of drawn.entries()) {
      await storePage(context, page, { id: fileIds[index] ?? '', accountId, createdAt })
    }

    const noteCipher = note ? vault.encrypt(note) : null

    await database.archiveDocument.create({
      data: { id: uuidFrom(ids), accountId, kind: type, day, fileIds, noteCipher, createdAt },
    })
  }
}
