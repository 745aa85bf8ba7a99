import { createRandom } from '@kangban/vitals'
import { identities } from '../../prisma/seed/people/identities.ts'
import { readRecord, recordPath } from './support/record.ts'
import { expect, signIn, test } from './support/service.ts'

/** A wearer that no other test measures for or sends a code to: the page shows the newest record, whoever saved it. */
const PERSON = identities({
  seed: 1,
  random: createRandom(1).fork('seed phones'),
  adminPhone: '13800000000',
}).find(({ persona }) => persona?.conditions.includes('premature-beats'))

if (!PERSON) throw new Error('no seeded person has premature beats')

test('a record that is saved elsewhere shows on the open home page without a reload', async ({
  page,
  service,
}) => {
  const { token } = await signIn(page, service, PERSON.phone)
  await page.goto('/#/health')
  const card = page.getByText('心率').first()
  await expect(card).toBeVisible()

  const stream = page.waitForResponse((response) =>
    response.url().includes('monitoring.watchEvents'),
  )

  await page.reload()
  const streaming = await stream
  // The token travels in the header, never in the address.
  expect(streaming.url()).not.toContain(token)
  await expect(card).toBeVisible()

  const ecgCard = page.getByRole('link', { name: /^心电/ }).first()
  const before = await ecgCard.innerText()

  const summary = page.waitForResponse((response) => response.url().includes('/home-summary'), {
    timeout: 5000,
  })

  const saved = await page.request.post(`${service.url}/api/monitor/v1/app/save-ecg`, {
    headers: { authorization: token },
    data: {
      measurementId: crypto.randomUUID(),
      deviceType: '10040001',
      deviceCode: 'ECG-ELSEWHERE',
      startedAt: new Date(Date.now() - 15_000).toISOString(),
      ecgContent: readRecord(recordPath())
        .samples.slice(0, 15 * 512)
        .join(','),
      complete: false,
    },
  })

  const at = Date.now()
  const { data } = (await saved.json()) as { data: { heartRat: number } }
  await summary

  expect(before).not.toContain(String(data.heartRat))
  await expect(ecgCard).toContainText(String(data.heartRat))

  console.log(`pushed and read again ${Date.now() - at} ms after the answer`)
})
