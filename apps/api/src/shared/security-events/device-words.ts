const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/iPad/, '苹果平板'],
  [/iPhone|iPod/, '苹果手机'],
  [/HarmonyOS|OpenHarmony/, '鸿蒙手机'],
  [/Android(?!.*Mobile)/, '安卓平板'],
  [/Android/, '安卓手机'],
  [/Macintosh|Windows NT|X11|CrOS/, '电脑'],
]

/** What people know their things by; made of the User-Agent, which tells no more for sure. */
export function deviceWords(userAgent: string): string {
  const device = DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '其他设备'
  return /MicroMessenger/.test(userAgent) ? `${device} · 微信` : device
}
