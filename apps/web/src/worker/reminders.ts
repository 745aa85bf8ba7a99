// Messages that come while no page is open: what is due, in words that anybody may read on a locked screen.

/** The screen that a tap leads to. */
const SCREEN = '#/reminders'
const TITLE = '康伴'
/** For a message that came without words: browsers want something shown for each. */
const NO_WORDS = '有一件事到时间了'

interface ReminderWindow {
  focus(): Promise<ReminderWindow>
  navigate(url: string): Promise<unknown>
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

/** What of the worker's scope is used here. */
export interface ReminderScope {
  readonly registration: {
    readonly scope: string
    showNotification(title: string, options: object): Promise<void>
  }
  readonly clients: {
    matchAll(options: {
      type: 'window'
      includeUncontrolled: true
    }): Promise<readonly ReminderWindow[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(
    type: 'push',
    listener: (event: Lasting & { data: { text(): string } | null }) => void,
  ): void
  addEventListener(
    type: 'notificationclick',
    listener: (event: Lasting & { notification: { close(): void } }) => void,
  ): void
}

async function open({ clients, registration }: ReminderScope): Promise<void> {
  const url = `${registration.scope}${SCREEN}`
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!page) return void (await clients.openWindow(url))
  await page.focus()
  // A page that another worker brought cannot be led: it is in front at least.
  await page.navigate(url).catch(() => undefined)
}

export function listenForReminders(scope: ReminderScope): void {
  scope.addEventListener('push', (event) =>
    event.waitUntil(
      scope.registration.showNotification(TITLE, {
        body: event.data?.text() || NO_WORDS,
        // The newest takes the place of the one before.
        tag: 'reminder',
        renotify: true,
        lang: 'zh-CN',
        icon: 'icon-192.png',
      }),
    ),
  )

  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(scope))
  })
}
