import { describe, expect, it, vi } from 'vitest'
import { answering, type Body, changing, NOT_FOUND, runExample } from './testing/example-run.ts'
import { htmlReport } from './report/report-html.ts'
import { junitReport } from './report/report-junit.ts'
import { textReport } from './report/report-text.ts'

// Whole runs over HTTP, on machines that do other work too.
vi.setConfig({ testTimeout: 30_000 })

const other = changing('account.getFlag', (body: Body) => ({
  ...body,
  data: { isDaoAn: '<1>', vip: 1 },
}))

const args = ['--only', 'account.getFlag', '--only', 'services.getRights']

describe('reports of a back end that does not share an assumption', () => {
  it('say so in the terminal, with the row, the extra fields once and the lines for config.json', async () => {
    const { result } = await runExample(args, other)
    const text = textReport(result)

    expect(text).toContain(
      'documented: 按两份文档检查（由探测得出） / held to the two documents (found by a probe)',
    )

    expect(text).toContain('? account.getFlag  假设不成立 assumptions not shared')

    expect(text).toContain(
      '    API-119  类型不符 other type  data.isDaoAn  ×1  boolean / text(3) <1>',
    )

    expect(text.match(/data\.vip/g)?.length).toBe(2)
    expect(text).toContain('  "backend": "documented",')
    expect(text).toContain('1 处假设不成立')
    expect(text).toContain('0 drifted (0 places), 1 assumptions not shared')
    expect(text).not.toContain('✗')
  })

  it('show them on the page in a block of their own, apart from drift', async () => {
    const page = htmlReport((await runExample(args, other)).result)
    const [before = '', block = ''] = page.split('Assumptions that this back end does not share')
    expect(before).not.toContain('<h2>不符之处')
    expect(block.split('</section>')[0]).toContain('<h3><code>account.<wbr>getFlag</code></h3>')
    expect(block.split('</section>')[0]).toContain('text(3) &lt;1&gt;')
    expect(page).toContain('&quot;backend&quot;: &quot;documented&quot;')
    expect(page).toContain('按两份文档检查')
    const kept = htmlReport((await runExample(args)).result)
    expect(kept).not.toContain('Assumptions that this back end does not share')
  })

  it('stand beside the case in JUnit, which fails for none of them', async () => {
    const junit = junitReport((await runExample(args, other)).result)
    expect(junit).toContain('<property name="profile" value="documented"/>')
    expect(junit).toContain('<property name="profileFound" value="probe"/>')

    expect(junit).toMatch(
      /<testcase [^>]*getFlag[^>]*><system-out>assumption API-119 retyped data.isDaoAn x1/,
    )

    expect(junit).not.toContain('<failure')

    const absent = junitReport(
      (await runExample(args, answering('account.getFlag', NOT_FOUND))).result,
    )

    expect(absent).toMatch(
      /getFlag[^>]*><skipped message="not at the path that we guess"\/><system-out>/,
    )

    const { counts, operations } = (await runExample(args)).result

    expect(counts.skipped + counts['not-called'] + counts['not-offered'] + counts.kept).toBe(
      operations.length,
    )
  })
})
