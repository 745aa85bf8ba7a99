import { useSettings } from '../stores/settings.ts'
import { THEME_CHANGED } from '../shared/ui/theme-changed.ts'

const darkPhone = () => window.matchMedia?.('(prefers-color-scheme: dark)')

function applyTheme(): void {
  const { theme } = useSettings.getState()
  const isDark = theme === 'dark' || (theme === 'auto' && darkPhone()?.matches)
  const root = document.documentElement
  const shown = isDark ? 'dark' : 'light'
  if (root.dataset['theme'] === shown) return
  root.dataset['theme'] = shown
  // The name under which antd-mobile knows it.
  root.dataset['prefersColorScheme'] = shown
  const paper = getComputedStyle(root).getPropertyValue('--paper')
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper)
  window.dispatchEvent(new Event(THEME_CHANGED))
}

/** Keeps the page light or dark, as chosen under 我的 or as the phone is. */
export function followTheme(): void {
  applyTheme()
  useSettings.subscribe(applyTheme)
  darkPhone()?.addEventListener('change', applyTheme)
}
