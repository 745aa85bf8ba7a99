// What a person can do on a screen, so that its normal and its elderly form can be held against each other.
import type { Page } from '@playwright/test'
import { redirectOf } from '../../../apps/web/src/app/redirect.ts'
import { SCREENS } from '../../../apps/web/src/config/screens.ts'

const CONTROLS = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  ...['button', 'tab', 'switch', 'radio', 'checkbox', 'slider', 'combobox'].map(
    (role) => `[role=${role}]`,
  ),
].join()

/** The elderly form says some things in other words: its word, and that of the normal form. */
const SAME: Readonly<Record<string, string>> = {
  普通版: '长辈版',
  返回普通版: '长辈版',
  发文字图片问: '图文',
  打电话问: '电话',
  视频问: '视频',
  导联图: '查看导联图',
  QT说明: 'QT间期说明',
  慢一点: '速度倍',
  再答一次: '重新答题',
  打印或存PDF: '打印',
  生成PDF: '打印',
  发给家人: '分享',
  睡了多久是什么意思: '睡眠时长是什么意思',
  深睡是什么意思: '深睡比例是什么意思',
  做梦是什么意思: 'REM比例是什么意思',
  夜里醒是什么意思: '夜里醒来是什么意思',
  血氧低是什么意思: '低血氧是什么意思',
}

/** Figures, marks and spaces are of the moment, and a link is where it leads. */
async function controlsOf(page: Page): Promise<string[]> {
  const found = await page.locator(CONTROLS).evaluateAll((elements) =>
    elements
      .filter(
        (element) =>
          !element.closest('[aria-hidden=true], [inert]') &&
          (element.getClientRects().length > 0 || element.closest('details:not([open])') !== null),
      )
      .map((element) => {
        // What stands small beside a name is a note.
        const named = element.cloneNode(true) as Element
        if (named.querySelector('small'))
          named.querySelectorAll('small, [aria-hidden=true]').forEach((part) => part.remove())

        return (
          element.getAttribute('href') ??
          element.getAttribute('aria-label') ??
          element
            .getAttribute('aria-labelledby')
            ?.split(' ')
            .map((id) => document.getElementById(id)?.textContent ?? '')
            .join('') ??
          (element as Partial<HTMLInputElement>).labels?.[0]?.textContent ??
          named.textContent ??
          ''
        )
      }),
  )

  return found.map((name) =>
    /^(#|tel:)/.test(name)
      ? name.replace(/\?.*|(?<=tel:).*/, '')
      : name.replace(/[\s\d✓✕●○▾▴›‹!▲–:.,，]|(?<=周)[一二三四五六日]|(?<=第).(?=行)/g, ''),
  )
}

/** What differs between the forms of a screen, and why it may. */
const DIFFERENCES: readonly { screen: RegExp; action: RegExp; why: string }[] = [
  {
    screen: /./,
    action: /^(读给我听|停止朗读)$/,
    why: 'a voice is for those who read with trouble',
  },
  {
    screen: /^informationGathering/,
    action: /./,
    why: 'one question is in view; person/newcomer.spec.ts answers all of them in both forms',
  },
  {
    screen: /^(screen|screen\.last)$/,
    action: /^(?!#\/see$)/,
    why: 'a category is chosen first and its diseases follow; lookup.spec.ts walks both',
  },
  {
    screen: /./,
    action: /^#\/health-report$/,
    why: 'the reports are a tab, in the elderly form a page that home leads to',
  },
  {
    screen: /^health-report$/,
    action: /^(#\/health|#\/service|#\/mine|返回|再看几天)$/,
    why: 'a tab has the other tabs, a page the way back; the calendar of a month is a list in large letters',
  },
  {
    screen: /^health$/,
    action:
      /^#\/(health-daily-report-detail|health-weekend-report-detail|HeartHidingReport|chineseMedicineIndex)$/,
    why: 'the reports have one row, which leads to the page with all of them',
  },
  {
    screen: /^health$/,
    action: /^给医生看$/,
    why: 'what is a row there is a button here',
  },
  {
    screen: /^health$/,
    action: /^(#\/integral|签到领积分)$/,
    why: 'points are behind 我的, where they are a tap away in both forms',
  },
  {
    screen: /^reminders$/,
    action: /^[压电眠药]/,
    why: 'a plan is named by its days, as chips or in words',
  },
  {
    screen: /^awardRecord$/,
    action: /^(现金红包|再看条$)/,
    why: 'a row is named by its prize; more of them are loaded as the page is scrolled',
  },
  {
    screen: /^HistoricalReport$/,
    action: /^#\/healthArchive$/,
    why: 'papers are older than a page of reports; the next one comes as the page is scrolled, in large letters later',
  },
  {
    screen: /^(health|HeartHidingReport)$/,
    action: /^(tel:|一键救援)$/,
    why: 'help by one tap stands on the pages of those who need it first',
  },
]

const isExpected = (screen: string, action: string): boolean =>
  DIFFERENCES.some((one) => one.screen.test(screen) && one.action.test(action))

/** The screen of normal mode whose elderly layout a path perhaps is. */
export const normalForm = (path: string): string =>
  SCREENS.find(
    (screen) => redirectOf({ path: screen.path, search: '', loggedIn: true, elder: true }) === path,
  )?.path ?? path

export type Actions = ReadonlySet<string>

export async function actionsOf(page: Page): Promise<Actions> {
  const names = await controlsOf(page)

  return new Set(
    names
      .filter((name) => name !== '')
      .map((name) => (name.startsWith('#/') ? `#${normalForm(name.slice(1))}` : name))
      .map((name) => SAME[name] ?? name),
  )
}

/** What one form of a screen offers and the other does not. */
export function differences(
  screen: string,
  { normal, elderly }: { normal: Actions; elderly: Actions },
): string[] {
  const only = (form: string, mine: Actions, other: Actions) =>
    [...mine]
      .filter((action) => !other.has(action) && !isExpected(screen, action))
      .map((action) => `only ${form}: ${action}`)

  return [...only('normal', normal, elderly), ...only('elderly', elderly, normal)]
}
