import { parseSamples, SAMPLE_RATE } from '@kangban/ecg-core'
import { readRecord, recordPath } from './support/record.ts'
import { expect, newestCode, signIn, test } from './support/service.ts'
import { trueMeasurements } from './support/simulator.ts'

/** What the scoring of beat detectors allows (ANSI/AAMI EC57). */
const WINDOW = 0.15 * SAMPLE_RATE

/** The beats of `truth` that have a peak of their own within the window. */
function matched(truth: readonly number[], peaks: readonly number[]): number {
  const free = [...peaks]

  return truth.filter((beat) => {
    const index = free.findIndex((peak) => Math.abs(peak - beat) <= WINDOW)
    if (index >= 0) free.splice(index, 1)
    return index >= 0
  }).length
}

test('[ECGDETAIL-01] [ECGDETAIL-05] [ECGLIST-18] [ECGLIST-26] a real heartbeat from the recorder to the PDF', async ({
  page,
  service,
}) => {
  test.setTimeout(150_000)
  const truth = readRecord(recordPath())

  await test.step('login', async () => {
    const phone = '13800000002'
    await page.goto('/')
    await page.getByLabel('账号', { exact: true }).fill(phone)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByRole('button', { name: /s 后重发/ })).toBeVisible()
    await page.getByLabel('验证码', { exact: true }).fill(await newestCode(page, service, phone))
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(/#\/health/)
  })

  await test.step('home leads to the measurement', async () => {
    await page.getByRole('button', { name: '测一次心电' }).click()
    await expect(page).toHaveTitle('实时心电')
  })

  const recordId = await test.step('measure 30 s and save', async () => {
    await page.getByRole('button', { name: '连接心电仪' }).click()
    await page.getByRole('button', { name: /现在测/ }).click()
    await expect(page.getByText('接触良好，请保持不动。')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('timer')).toHaveAccessibleName(/还剩 (2\d|30) 秒/)
    await expect(page.getByText('这次的结果')).toBeVisible({ timeout: 45_000 })
    const saved = page.waitForResponse((response) => response.url().includes('/save-ecg'))
    await page.getByRole('button', { name: '保存', exact: true }).click()
    const { data } = (await (await saved).json()) as { data: { id: string } }
    await expect(page.getByText('已保存到您的健康记录。')).toBeVisible()
    return data.id
  })

  await test.step('what is saved is the record, resampled to 512 Hz', async () => {
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')

    const answer = await page.request.get(
      `${service.url}/api/monitor/v1/app/find-ecg-info?ecgId=${recordId}`,
      {
        headers: { authorization: token },
      },
    )

    const { data } = (await answer.json()) as { data: { ecgContent: string } }
    const { samples, gaps } = parseSamples(data.ecgContent)
    expect([samples.length, gaps]).toEqual([30 * SAMPLE_RATE, 0])
    const start = (await trueMeasurements(page, service))[0]?.recordStartSample ?? 0

    const worst = samples.reduce(
      (most, sample, index) =>
        Math.max(most, Math.abs(sample - (truth.samples[start + index] ?? 0))),
      0,
    )

    // The bytes carry whole microvolts.
    expect(worst).toBeLessThanOrEqual(0.001)

    const beats = truth.beats
      .map((beat) => beat - start)
      .filter((beat) => beat >= WINDOW && beat < samples.length - WINDOW)

    const { detectRPeaks } = await import('@kangban/ecg-core')
    const peaks = [...detectRPeaks(samples, SAMPLE_RATE)]
    expect(matched(beats, peaks)).toBe(beats.length)
    // The record begins in the middle of a beat: a T wave without its QRS may look like a beat in the first half second.
    const inside = peaks.filter((peak) => peak >= SAMPLE_RATE / 2 && peak < samples.length - WINDOW)

    expect(
      matched(
        inside,
        truth.beats.map((beat) => beat - start),
      ),
    ).toBe(inside.length)
  })

  await test.step('list', async () => {
    await page.goto('/#/theHeartList?tab=instrument')
    const row = page.getByRole('listitem').last()
    await expect(row).toContainText('30秒')
    await expect(row).toContainText('已上传')
    await row.getByRole('button', { name: '看波形' }).click()
  })

  await test.step('detail draws the trace and speaks of the early beats', async () => {
    await expect(page).toHaveURL(new RegExp(`#/theHeart\\?ecg=1&id=${recordId}`))
    await expect(page.getByText(/提早的心跳/).first()).toBeVisible()

    const drawn = await page
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
        return data.some((value) => value !== 0)
      })

    expect(drawn).toBe(true)
  })

  await test.step('strip', async () => {
    await page.getByRole('button', { name: '查看导联图' }).click()
    await expect(page).toHaveTitle('心电导联')
    await expect(page.getByText('25 mm/s', { exact: false }).first()).toBeVisible()
    await page.reload()
    await expect(page.locator('canvas').first()).toBeVisible()
    await page.goBack()
  })

  await test.step('PDF', async () => {
    await page.getByRole('button', { name: 'PDF 报告' }).click()
    await expect(page).toHaveTitle('报告查看')
    await expect(page.getByText('1 / 1')).toBeVisible({ timeout: 20_000 })
    const link = new URL(page.url()).hash.split('pdfUrl=')[1] ?? ''

    await expect(page.locator('[data-pdf-source]')).toHaveAttribute(
      'data-pdf-source',
      new RegExp(decodeURIComponent(link).split('?')[0] ?? '-'),
    )

    const pdf = await page.request.get(new URL(decodeURIComponent(link), service.url).href)
    expect(pdf.headers()['content-type']).toBe('application/pdf')
  })
})

test('a save that was acknowledged survives kill -9', async ({ page, service }) => {
  const { token } = await signIn(page, service)

  const body = {
    measurementId: crypto.randomUUID(),
    deviceType: '10040001',
    deviceCode: 'ECG-E2E',
    startedAt: '2026-01-02T08:00:00+08:00',
    ecgContent: readRecord(recordPath())
      .samples.slice(0, 10 * SAMPLE_RATE)
      .join(','),
    complete: false,
  }

  const headers = { authorization: token }

  const saved = await page.request.post(`${service.url}/api/monitor/v1/app/save-ecg`, {
    data: body,
    headers,
  })

  const answer = (await saved.json()) as { data: { id: string } }
  expect(answer).toMatchObject({ code: '1000', data: { stored: 'new' } })
  const { data } = answer
  await service.crashAndRestart()

  const again = await page.request.get(
    `${service.url}/api/monitor/v1/app/find-ecg-info?ecgId=${data.id}`,
    { headers },
  )

  expect(((await again.json()) as { code: string }).code).toBe('1000')
})
