export const BANNER = { seen: '知道了' } as const
