import { refuse } from '@kangban/contracts'
import sharp from 'sharp'

/** Far above any phone; a small file that unpacks into more is refused by its header, before a pixel is read. */
const MAX_PIXELS = 50_000_000
const LONG_SIDE = 2560
const THUMBNAIL_SIDE = 320
/** An image within the limits takes about a second. */
const MAX_SECONDS = 20

export interface NormalisedImage {
  image: Buffer
  thumbnail: Buffer
  width: number
  height: number
}

export const IMAGE_TYPE = 'image/jpeg'

const broken = () => refuse('imageBroken', 'the image cannot be decoded')
const unsupported = () => refuse('imageTypeWrong', 'not an accepted image type')

/** The brands with which a HEIC file of a phone begins. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** By its first bytes, so that no other decoder ever sees what comes from outside. */
function assertAccepted(bytes: Buffer): void {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  const isJpeg = text(0, 3) === '\xff\xd8\xff'
  const isPng = text(0, 8) === '\x89PNG\r\n\x1a\n'
  const isWebp = text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP'
  if (isJpeg || isPng || isWebp) return

  if (text(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text(8, 12))) {
    throw refuse('imageHeic', 'HEIC image')
  }

  throw unsupported()
}

/** What libvips throws is about the bytes; it names no reason that a person could use. */
const decoded = <T>(work: Promise<T>): Promise<T> =>
  work.catch(() => {
    throw broken()
  })

/**
 * An upload as it is kept: a JPEG, upright, at most 2560 px on its long side, in sRGB, with none of the metadata that
 * came with it (place, time, camera). What is not an image, or too large a one, is refused.
 */
export async function normaliseImage(bytes: Buffer): Promise<NormalisedImage> {
  assertAccepted(bytes)
  const { width, height } = await decoded(sharp(bytes).metadata())
  if (width * height > MAX_PIXELS) throw refuse('imageTooLarge', 'more pixels than accepted')

  const { data: image, info } = await decoded(
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      // Without halved colour: most pictures are of printed pages
      .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer({ resolveWithObject: true }),
  )

  const thumbnail = await sharp(image)
    .resize({
      width: THUMBNAIL_SIDE,
      height: THUMBNAIL_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .jpeg({ quality: 75 })
    .toBuffer()

  return { image, thumbnail, width: info.width, height: info.height }
}
