import { describe, expect, it } from 'vitest'
import { countElements, pdfUaFaults } from '../../../shared/pdf/testing/pdf-ua-faults.ts'
import { readPdf } from '../../../shared/pdf/testing/read-pdf.ts'
import { renderEcgReport } from './render-ecg-report.ts'
import { beats, MEASURED, RATE_HZ, reportWith } from './testing/synthetic-report.ts'

async function rendered(
  over: Parameters<typeof reportWith>[0] = {},
): Promise<ReturnType<typeof readPdf>> {
  return readPdf(await renderEcgReport(reportWith(over)))
}

describe('the report as a file', () => {
  it('is a whole PDF of one A4 page for 30 s', async () => {
    const { raw, pages } = await rendered()
    expect(raw.startsWith('%PDF-1.7')).toBe(true)
    expect(raw.trimEnd().endsWith('%%EOF')).toBe(true)
    expect(raw).toContain('/MediaBox [0 0 841.889764 595.275591]')
    expect(pages).toHaveLength(1)
  })

  it('is tagged by the basics of PDF/UA, each strip a figure with words', async () => {
    const bytes = await renderEcgReport(reportWith({ samples: beats(60) }))
    expect(pdfUaFaults(bytes)).toEqual([])
    expect(countElements(bytes, 'Figure')).toBe(6)
  })

  it('gives the same bytes for the same report, and others for another', async () => {
    const bytes = await renderEcgReport(reportWith())
    expect(await renderEcgReport(reportWith())).toEqual(bytes)

    expect(
      await renderEcgReport(reportWith({ measured: { ...MEASURED, heartRateBpm: 72 } })),
    ).not.toEqual(bytes)
  })

  it('names its language and keeps the person out of its metadata', async () => {
    const { raw } = await rendered({ name: 'Anna Schmidt' })
    expect(raw).toContain('/Lang (zh-CN)')
    expect(raw).toContain('(D:20251120003702Z)')
    expect(raw).not.toContain('Schmidt')
  })

  it('embeds both weights as subsets and draws no picture', async () => {
    const { raw } = await rendered()
    expect(raw.match(/\/FontFile2 /g)).toHaveLength(2)
    expect(raw).not.toContain('/Subtype /Image')
    expect(raw.length).toBeLessThan(200_000)
  })
})

describe('what it says', () => {
  it('who, when, with what and what was found', async () => {
    const { texts } = await rendered()

    for (const said of [
      '王秀兰',
      '女',
      '1953-11-21（71 岁）',
      '2025-11-20 08:36:12',
      '康伴心电仪 KB-0123',
      '71',
      '392',
      '415',
      '46',
      '全程，参考 60–100',
      '切线法，参考 300–450',
      '± 18 毫秒',
      'Fridericia，36 次心跳',
      '30 秒，35 次心跳',
      '有 1 次提早的心跳。',
      '依据：心跳间隔大致规则',
      '25 mm/s   10 mm/mV   512 Hz   滤波 0.5–40 Hz（零相位）',
      '第 1/1 页',
    ]) {
      expect(texts[0]?.split('\n')).toContain(said)
    }

    expect(texts[0]).toContain('不是诊断')
    expect(texts[0]).toContain('康伴 1.2.3')
    expect(texts[0]).not.toContain('测量未完成')
  })

  it('that a figure was not measured', async () => {
    const { texts } = await rendered({
      measured: {
        ...MEASURED,
        heartRateBpm: null,
        qtMs: null,
        qtcMs: null,
        qtcBeats: null,
        qtcSdMs: null,
        hrvMs: null,
      },
      hrvMethod: null,
    })

    expect(texts[0]?.match(/没有测出/g)).toHaveLength(4)
  })

  it('neither QT nor HRV of a heart without order, but its range and QTc for reference', async () => {
    const af = { ...MEASURED, rhythm: 'af' as const, rateRange: { lowest: 93, highest: 129 } }
    const { texts } = await rendered({ measured: af })
    const said = texts[0]?.split('\n') ?? []

    expect(said).toEqual(
      expect.arrayContaining([
        '93–129',
        '! 快而不齐',
        '最慢到最快',
        '415',
        '± 18 毫秒',
        '36 次心跳平均，仅供参考',
        '房颤时不评估',
      ]),
    )

    for (const unsaid of ['46', '392', 'QT 间期', '正常', '切线法，参考 300–450'])
      expect(said).not.toContain(unsaid)
    const few = await rendered({ measured: { ...af, qtcBeats: 9 } })
    expect(few.texts[0]?.split('\n')).toContain('不作判断')
    expect(few.texts[0]?.split('\n')).not.toContain('415')
  })

  it('that a measurement was broken off, and where', async () => {
    const { texts } = await rendered({ samples: beats(12), complete: false })
    expect(texts[0]).toContain('! 测量未完成，只记录了 12 秒')
    expect(texts[0]).toContain('记录到此结束')
    expect(texts[0]).not.toContain('13 秒')
  })

  it('which beats are doubtful, in the row where they are', async () => {
    const { texts } = await rendered({
      marks: [{ sample: 12.5 * RATE_HZ, kind: 'supraventricular', denied: false }],
    })

    const second = texts[0]?.slice(texts[0].indexOf('08:36:22'), texts[0].indexOf('08:36:32'))
    expect(second?.split('\n')).toContain('提早')
    // The key to the signs, in the words of the page.
    expect(texts[0]?.split('\n')).toContain('提早的心跳（不宽）')
    expect(texts[0]).not.toMatch(/宽大|本人说/)
    expect((await rendered()).texts[0]).not.toContain('提早的心跳（不宽）')
  })

  it('which of the marks the person calls wrong, beside the count that stays', async () => {
    const marks = [3.5, 12.5].map((second, index) => ({
      sample: second * RATE_HZ,
      kind: 'ventricular' as const,
      denied: index === 1,
    }))

    const bytes = await renderEcgReport(reportWith({ marks }))
    const [text] = readPdf(bytes).texts
    expect(pdfUaFaults(bytes)).toEqual([])
    const [first, second] = [text?.indexOf('08:36:22') ?? 0, text?.indexOf('08:36:32') ?? 0]
    expect(text?.slice(0, first)).not.toContain('本人说过不是')
    expect(text?.slice(first, second).split('\n')).toContain('宽大，本人说过不是')
    expect(text?.replaceAll('\n', '')).toContain('有 1 次提早的心跳。本人说其中 1 处标记不是。')
  })

  it('where the signal is missing or leaves the paper', async () => {
    const samples = beats(30)
    samples.fill(NaN, 3 * RATE_HZ, 5 * RATE_HZ)
    const broken = await rendered({ samples })
    expect(broken.texts[0]).toContain('信号缺失')
    expect(broken.texts[0]).not.toContain('超出图幅')
    const high = await rendered({ samples: beats(30, 8) })
    expect(high.texts[0]).toContain('超出图幅')
    expect(high.texts[0]).not.toContain('信号缺失')
  })

  it('a name with a rare character, and a mark for one that no font has', async () => {
    const { texts } = await rendered({ name: '欧阳骉㛃' })
    const whole = texts[0]?.replaceAll('\n', '')
    expect(whole).toContain('欧阳骉〓')
  })

  it('all of a sentence that is much too long for large type', async () => {
    const long = '这一段心跳时快时慢，间隔不齐，请安静休息后再测一次。'.repeat(4)
    const { texts } = await rendered({ sentence: [{ text: long, tone: 'bad' }] })
    expect(texts[0]?.replaceAll('\n', '')).toContain(long)
  })
})

describe('what hardly fits', () => {
  it('prints a long name whole, and a device with its code', async () => {
    const name = '阿卜杜热合曼·麦麦提艾力'
    const { texts } = await rendered({ name, deviceName: '很长的名字'.repeat(12) })
    expect(texts[0]?.split('\n')).toContain(name)
    expect(texts[0]).toMatch(/^很长.*… KB-0123$/m)
  })

  it('cuts only a sentence beyond all measure, and says so', async () => {
    const { texts } = await rendered({
      sentence: [{ text: '心跳不齐。'.repeat(100), tone: 'bad' }],
    })

    const shown = texts[0]?.match(/心跳不齐。/g)?.length ?? 0
    expect(shown).toBeGreaterThan(20)
    expect(shown).toBeLessThan(40)
    expect(texts[0]).toContain('…')
  })
})

describe('true scale', () => {
  const PT_PER_MM = 72 / 25.4

  it('draws in millimetres and a sample on 1/20.48 mm', async () => {
    const [content = ''] = (await rendered()).pages
    expect(content).toContain(`${PT_PER_MM.toFixed(6)} 0 0 ${PT_PER_MM.toFixed(6)} 0 0 cm`)
    expect(content.match(/^0\.048828 0 0 0\.048828 0 0 cm$/gm)).toHaveLength(3)
  })

  it('sets neighbouring beats, a second apart, 25 mm apart and a peak of 1 mV 10 mm high', async () => {
    const [content = ''] = (await rendered({ samples: beats(10) })).pages
    const trace = content.slice(content.indexOf('0.048828 0 0 0.048828 0 0 cm'))

    const points = [...trace.slice(0, trace.indexOf('\nS\n')).matchAll(/^(\S+) (\S+) [lm]$/gm)].map(
      ([, x, y]) => ({
        x: Number(x) / 20.48,
        y: Number(y) / 20.48,
      }),
    )

    expect(points).toHaveLength(10 * RATE_HZ)

    const top = (from: number): { x: number; y: number } =>
      points
        .slice(from * RATE_HZ, (from + 1) * RATE_HZ)
        .reduce((best, point) => (point.y < best.y ? point : best))

    expect(top(5).x - top(4).x).toBeCloseTo(25, 2)
    const level = points[5 * RATE_HZ + 100]?.y ?? 0
    // The monitor band takes a little off a spike of 40 ms.
    expect(level - top(5).y).toBeGreaterThan(8)
    expect(level - top(5).y).toBeLessThan(10.5)
  })
})

describe('degenerate records', () => {
  it('no samples', async () => {
    const { pages, texts } = await rendered({
      samples: new Float32Array(0),
      complete: false,
      sentence: [],
    })

    expect(pages).toHaveLength(1)
    expect(texts[0]?.match(/没有记录到信号/g)).toHaveLength(2)
  })

  it('gaps only, one sample, infinite and absurd values', async () => {
    const gaps = await rendered({ samples: new Float32Array(30 * RATE_HZ).fill(NaN) })
    expect(gaps.texts[0]?.match(/信号缺失/g)).toHaveLength(4)
    expect((await rendered({ samples: Float32Array.of(1) })).pages).toHaveLength(1)

    const wild = await rendered({
      samples: Float32Array.of(1, Infinity, -Infinity, 1e9, -1e9, 0, NaN),
    })

    expect(wild.pages[0]).not.toMatch(/NaN|Infinity|e\+/)
  })

  it('five minutes are ten numbered pages with whose they are', async () => {
    const { texts } = await rendered({ samples: beats(300) })
    expect(texts).toHaveLength(10)
    expect(texts[9]).toContain('第 10/10 页')
    expect(texts[9]).toContain('王秀兰')
    expect(texts[9]).toContain('300 秒')
    expect(texts[9]).toContain('不是诊断')
  })
})
