import type { AiDoctorKind, MiniProgram } from './host-api.ts'

// Links that the native app catches. The documents name the actions, not their spelling; scheme and names are ours.
const SCHEME = 'healthapp://'

const link = (action: string, parameters: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams(parameters).toString()
  return query ? `${SCHEME}${action}?${query}` : SCHEME + action
}

export const schemeLinks = {
  openH5: ({ url, title }: { url: string; title?: string }) =>
    link('openH5', title ? { url, title } : { url }),
  rescue: () => link('rescue'),
  medicalReport: () => link('medicalReport'),
  emergencyContact: () => link('emergencyContact'),
  aiDoctor: ({ type }: { type: AiDoctorKind }) => link('aiDoctor', { type: String(type) }),
  closeWebView: () => link('closeWebView'),
  savePicture: ({ url }: { url: string }) => link('savePicture', { url }),
  miniProgram: ({ appId, path, query }: MiniProgram) =>
    link('miniProgram', { appId, path, query: new URLSearchParams(query).toString() }),
} as const

/** Outside the native app a mini-program opens by WeChat's own plain scheme. */
export const weixinLink = ({ appId, path, query }: MiniProgram): string =>
  `weixin://dl/business/?${new URLSearchParams({ appid: appId, path, query: new URLSearchParams(query).toString() }).toString()}`

/** Digits only: a number is written with hyphens and spaces for people. */
export const telLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
