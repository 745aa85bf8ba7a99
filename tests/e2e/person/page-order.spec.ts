import { chooseMode, type ModeName } from '../support/modes.ts'
import { expect, signIn, test } from '../support/service.ts'

/** What a page shows, from its top to its end, of a person with devices, readings and reports. */
const PAGES: readonly [hash: string, mode: ModeName, blocks: readonly RegExp[]][] = [
  [
    '/health',
    'normal',
    [
      /长辈版/,
      /日 · 周./,
      /件事还没了结/,
      /心率\n/,
      /血压\n/,
      /睡眠\n/,
      /步数\n/,
      /血氧\n/,
      /皮肤温度\n/,
      /心电\n/,
      /测一次心电/,
      /健康报告\n/,
      /日报\n/,
      /周报\n/,
      /心脏隐患\n/,
      /中医体质\n/,
      /手表\n电量/,
      /积分\n/,
      /签到/,
    ],
  ],
  [
    '/oldAgeHealth',
    'elderly',
    [
      /普通版/,
      /读给我听/,
      /一键救援/,
      /件事还没了结/,
      /血压\n/,
      /心率\n/,
      /睡眠\n/,
      /步数\n/,
      /血氧\n/,
      /心电\n/,
      /皮肤温度\n/,
      /健康报告\n/,
      /打电话给/,
    ],
  ],
  [
    '/mine',
    'normal',
    [
      /王桂兰/,
      /权益卡/,
      /积分\n/,
      /设备已绑定/,
      /长辈版/,
      /字号/,
      /健康档案/,
      /病史/,
      /紧急联系人/,
      /意见反馈/,
      /关于我们/,
      /隐私政策/,
      /服务协议/,
      /注销账号/,
      /退出登录/,
    ],
  ],
  [
    '/healthArchive',
    'normal',
    [
      /完整度/,
      /BMI/,
      /本人病史/,
      /用药/,
      /饮食/,
      /体检和就诊资料/,
      /全部年份/,
      /\d{4}年\n/,
      /添加资料/,
    ],
  ],
  [
    '/healthArchive/upload',
    'normal',
    [/照片\n/, /0\/9/, /拍照或选图/, /体检报告\n门诊\n住院\n化验\n其他/, /日期/, /备注/, /保存/],
  ],
  ['/survey', 'normal', [/中医体质问卷/, /每屏一道题/, /上次的中医报告/, /仅供参考/, /答题/]],
]

/** How many large rows the elderly form of home has: those that the design draws. */
const ROWS = ['血压', '心率', '睡眠', '步数', '血氧']

test('[HOME-01] home, 我的, the archive and the questionnaire stand as they are drawn', async ({
  page,
  service,
}) => {
  await signIn(page, service)

  for (const [hash, mode, blocks] of PAGES) {
    await chooseMode(page, mode)
    await page.goto('about:blank')
    await page.goto(`/#${hash}`)

    // The parts of a page come one by one.
    await expect(async () => {
      let rest = await page.locator('body').innerText()

      for (const block of blocks) {
        const at = rest.search(block)
        expect(at, `${hash}: ${block} stands below what is named before it`).not.toBe(-1)
        rest = rest.slice(at)
      }
    }).toPass({ timeout: 15_000 })

    if (mode !== 'elderly') continue
    const rows = page.getByRole('list', { name: '各项指标' }).getByRole('listitem')
    await expect(rows).toHaveText(ROWS.map((name) => new RegExp(name)))
  }
})
