import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { normaliseImage } from './normalise-image.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } })

let photo: Buffer

beforeAll(async () => {
  photo = await picture(64, 48).jpeg().toBuffer()
})

describe('an accepted image', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'of type %s becomes a JPEG with a thumbnail',
    async (format) => {
      const { image, thumbnail, width, height } = await normaliseImage(
        await picture(800, 600).toFormat(format).toBuffer(),
      )

      expect(await sharp(image).metadata()).toMatchObject({
        format: 'jpeg',
        width: 800,
        height: 600,
        space: 'srgb',
      })

      expect(await sharp(thumbnail).metadata()).toMatchObject({
        format: 'jpeg',
        width: 320,
        height: 240,
      })

      expect([width, height]).toEqual([800, 600])
    },
  )

  it('stands upright and tells nothing of place, time and camera', async () => {
    const withPlace = await picture(40, 20)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Phone' },
        IFD3: { GPSLatitude: '30/1 16/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()

    expect(await sharp(withPlace).metadata()).toMatchObject({
      width: 40,
      height: 20,
      orientation: 6,
    })

    const { image, thumbnail, width, height } = await normaliseImage(withPlace)
    expect([width, height]).toEqual([20, 40])

    for (const kept of [image, thumbnail]) {
      const { exif, icc, xmp, iptc, orientation, ...size } = await sharp(kept).metadata()

      expect([exif, icc, xmp, iptc, orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ])

      expect(size).toMatchObject({ width: 20, height: 40 })
    }
  })

  it('is made smaller where its long side is over 2560 px, never larger', async () => {
    const large = await normaliseImage(await picture(5120, 1000).jpeg().toBuffer())
    expect([large.width, large.height]).toEqual([2560, 500])
    expect(await sharp(large.thumbnail).metadata()).toMatchObject({ width: 320, height: 63 })
    const small = await normaliseImage(photo)
    expect([small.width, small.height]).toEqual([64, 48])
    expect(await sharp(small.thumbnail).metadata()).toMatchObject({ width: 64, height: 48 })
  })

  it('has a white ground where it was transparent', async () => {
    const clear = sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })

    const { image } = await normaliseImage(await clear.png().toBuffer())
    expect([...(await sharp(image).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255])
  })
})

const refusal = (bytes: Buffer) =>
  normaliseImage(bytes).then(
    () => 'accepted',
    (cause: { userMessage?: string }) => cause.userMessage,
  )

describe('refused is', () => {
  const onlyImages = '只支持JPG、PNG、WebP格式的图片'

  it.each([
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a script', Buffer.from('<script>alert(1)</script>')],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
    ['a program', Buffer.from('MZ\x90\x00')],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_name, bytes) => {
    expect(await refusal(bytes)).toBe(onlyImages)
  })

  it.each(['gif', 'tiff', 'avif'] as const)('a picture of type %s', async (format) => {
    expect(await refusal(await picture(8, 8).toFormat(format).toBuffer())).toBe(onlyImages)
  })

  it('a HEIC photo, with what to do', async () => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
    ])

    expect(await refusal(heic)).toContain('暂不支持HEIC格式')
  })

  it('a cut image and one that only begins like one', async () => {
    const [jpeg, png] = [
      await picture(400, 300).jpeg().toBuffer(),
      await picture(400, 300).png().toBuffer(),
    ]

    expect(await refusal(jpeg.subarray(0, jpeg.length / 2))).toBe('图片已损坏，请换一张')
    expect(await refusal(png.subarray(0, png.length / 2))).toBe('图片已损坏，请换一张')

    expect(
      await refusal(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(200, 1)])),
    ).toBe('图片已损坏，请换一张')
  })

  it('a small file that unpacks into more than 50 megapixels', async () => {
    const bomb = await picture(7200, 7000).jpeg({ quality: 1 }).toBuffer()
    expect(bomb.length).toBeLessThan(500_000)
    expect(await refusal(bomb)).toBe('图片尺寸过大，请缩小后再上传')
  })
})
