// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { heart } from '../../../backend/testing/kept.ts'
import type { ExportedRecord } from './exported-record.ts'
import { recordPdf } from './pdf.ts'
import { INK } from './pen.ts'

const RECORD: ExportedRecord = {
  samples: heart(30, { from: 5000, to: 6000 }),
  startedAt: new Date('2024-01-02T00:36:12Z'),
  complete: true,
  deviceCode: 'KB-7',
  name: '王秀英',
}

/** A picture of one white pixel. */
const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  ),
  (letter) => letter.charCodeAt(0),
)

/** What is painted on the canvas: jsdom has none. */
function watchCanvas() {
  const painted = {
    texts: [] as string[],
    points: [] as [number, number][],
    pages: 0,
    size: [0, 0],
  }

  let ink = ''
  // The paper is drawn with the same calls as the trace.
  const point = (x: number, y: number) => ink === INK && painted.points.push([x, y])

  const context = {
    fillText: (text: string) => painted.texts.push(text),
    // Half a millimetre a letter, so that no line is broken.
    measureText: (text: string) => ({ width: text.length * 4 }),
    moveTo: point,
    lineTo: point,
  }

  const rest = new Proxy(context, {
    get: (known, name) => Reflect.get(known, name) ?? (() => undefined),
    set: (_, name, value) => {
      if (name === 'strokeStyle') ink = String(value)
      return true
    },
  })

  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    rest as unknown as GPUCanvasContext,
  )

  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    give,
  ) {
    painted.pages += 1
    painted.size = [this.width, this.height]
    give(new Blob([PNG], { type: 'image/png' }))
  })

  return painted
}

let painted = watchCanvas()

beforeEach(() => {
  painted = watchCanvas()
})

async function pdfOf(change: Partial<ExportedRecord> = {}) {
  const file = await recordPdf({ ...RECORD, ...change })
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer())
  return { file, text, count: (part: RegExp) => text.match(part)?.length ?? 0 }
}

describe('a record as PDF', () => {
  it('is one A4 page for half a minute, a picture of at least 150 dpi on it', async () => {
    const { file, text, count } = await pdfOf()
    expect(file.name).toBe('心电记录-2024-01-02-0836.pdf')
    expect(text.startsWith('%PDF-')).toBe(true)
    expect(count(/\/Type \/Page\b/g)).toBe(1)
    expect(count(/\/Subtype \/Image/g)).toBe(1)
    expect(text).toContain('/MediaBox [0 0 595.2')
    expect(painted.size[0]! / (210 / 25.4)).toBeGreaterThan(150)
    expect(painted.size[1]! / painted.size[0]!).toBeCloseTo(297 / 210, 3)
  })

  it('has a page and a picture for each 42 seconds that follow', async () => {
    const { count } = await pdfOf({ samples: heart(80) })
    expect(painted.pages).toBe(3)
    expect(count(/\/Type \/Page\b/g)).toBe(3)
    expect(count(/\/Subtype \/Image/g)).toBe(3)

    expect(painted.texts.filter((text) => text.startsWith('第 '))).toEqual([
      '第 1/3 页',
      '第 2/3 页',
      '第 3/3 页',
    ])
  })

  it('says whose, when, what was found, and that it is no diagnosis and kept on the phone', async () => {
    await pdfOf()
    const text = painted.texts.join('\n')
    for (const part of [
      '王秀英',
      '2024-01-02 08:36:12',
      '30 秒',
      'KB-7',
      '心跳平稳',
      '75',
      '次/分',
      '参考 60–100',
      '25 mm/s   10 mm/mV   512 Hz',
      '没有信号',
      '自动分析，不是诊断',
      '只保存在测量者的手机上',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('提前结束')
    await pdfOf({ complete: false, name: null })
    expect(painted.texts.join('\n')).toContain('30 秒（提前结束，只测了一部分）')
  })

  it('draws all of the record at 25 mm/s and 10 mm/mV', async () => {
    const samples = new Float32Array(512 * 9)
    // 1 mV for a fifth of a second around the eighth.
    samples.fill(1, 512 * 8 - 51, 512 * 8 + 51)
    await pdfOf({ samples })

    // Eight pixels to a millimetre: the eighth second stands 10 mm of pulse and 25 mm into the second row.
    const near = (mm: number) =>
      painted.points.flatMap(([x, y]) => (Math.abs(x / 8 - mm) < 0.5 ? [y / 8] : []))

    const top = Math.min(...near(10 + 25))
    const rest = Math.max(...near(10 + 15))
    expect(rest - top).toBeGreaterThan(8.5)
    expect(rest - top).toBeLessThan(12)
    expect(painted.texts).toContain('7 秒')
    const pulse = painted.points.filter(([x]) => x > 8 && x < 6.5 * 8).map(([, y]) => y)
    expect(pulse).toContain(20 * 8)
    expect(pulse).toContain(10 * 8)
  })

  it('fails where the browser gives no picture', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(null))
    await expect(pdfOf()).rejects.toThrow('no picture')
  })
})
