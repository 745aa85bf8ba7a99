import { useSettings } from '../stores/settings.ts'
import { useShell } from '../stores/shell.ts'

declare global {
  interface Window {
    /** The host reports the height of its status bar in px; anything but a finite number is ignored. */
    setStatusBarHeight?: (height: unknown) => void
    /** The host turns elderly mode on or off: 1 is on. */
    setOldAge?: (flag: unknown) => void
  }
}

const report = (height: unknown): void => {
  if (height !== null && height !== '') useShell.getState().setStatusBarHeight(Number(height))
}

/** Opens the doors through which the host speaks to the app, and reads what it put into the address. */
export function receiveFromHost(address: Pick<Location, 'search' | 'hash'> = location): void {
  window.setStatusBarHeight = report
  window.setOldAge = (flag) => useSettings.getState().setElder(String(flag) === '1')
  const inHash = address.hash.split('?')[1] ?? ''
  for (const query of [address.search, inHash])
    report(new URLSearchParams(query).get('statusBarHeight'))
}
