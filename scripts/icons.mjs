// Draws the icons of the home screen from the one drawing, apps/web/public/icon.svg: npm run icons.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

const folder = new URL('../apps/web/public/', import.meta.url)
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8')

/** Without round corners: the phone cuts its own shape. */
const square = drawing.replace(' rx="16"', '')

/** All that matters within the middle four fifths, of which every phone's shape leaves the whole. */
const maskable = square.replace(
  '<path ',
  '<path transform="translate(32 32) scale(.78) translate(-32 -32)" ',
)

const ICONS = [
  ['icon-192.png', drawing, 192],
  ['icon-512.png', drawing, 512],
  ['icon-maskable-512.png', maskable, 512],
  ['apple-touch-icon.png', square, 180],
]

if (square === drawing || maskable === square) throw new Error('icon.svg is not drawn as expected')

for (const [name, svg, size] of ICONS) {
  const png = sharp(Buffer.from(svg), { density: (72 * size) / 64 }).resize(size, size)
  await png.png({ compressionLevel: 9, palette: true }).toFile(new URL(name, folder).pathname)
}
