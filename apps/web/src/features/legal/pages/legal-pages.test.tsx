import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useSettings } from '../../../stores/settings.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { listen } from '../../../testing/listen.ts'
import { setHost } from '../../../host/host.ts'
import { simulatedHost } from '../../../host/simulated-host.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { type FakeService, fakeService } from '../../../testing/fake-service.ts'
import { documentText } from '../model/document.ts'
import { privacyPolicy } from '../model/privacy-policy.ts'
import AboutUsPage from './AboutUsPage.tsx'
import PrivacyPolicyPage from './PrivacyPolicyPage.tsx'
import ServiceAgreementPage from './ServiceAgreementPage.tsx'

let world: FakeService

beforeEach(() => {
  world = fakeService()
  testConfig()
})

afterEach(() => {
  setHost(undefined)
})

describe('the privacy policy', () => {
  it.each([
    ['[LEGAL-08]', '2023年11月20日'],
    ['[LEGAL-09]', '未满18周岁'],
    ['[LEGAL-10]', '相机权限'],
    ['[LEGAL-11]', '位置权限'],
    ['[LEGAL-12]', '相册权限'],
    ['[LEGAL-13]', '麦克风权限'],
    ['[LEGAL-14]', '9:00-17:00'],
    ['[LEGAL-15]', '48小时'],
    ['the separate consent', '单独同意'],
    ['how long readings are kept at least', '至少保存13个月'],
  ])('%s says %s', (_, words) => {
    expect(documentText(privacyPolicy)).toContain(words)
  })

  it('[LEGAL-16] promises an answer within 15 days, both times that it promises one', () => {
    const promises = [...documentText(privacyPolicy).matchAll(/(\S{2})天内答复/g)]
    expect(promises.map(([, days]) => days)).toEqual(['15', '15'])
  })

  it('[LEGAL-06] [LEGAL-18] is the static page /agreement', () => {
    renderPage(PrivacyPolicyPage, '/agreement')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('隐私政策')
    expect(document.body.textContent).toContain('未满18周岁')
    expect(world.asked).toEqual([])
  })
})

it('a long text is read in the size that its reader chooses, from the outline on, and aloud by paragraphs', () => {
  const spoken = listen()

  renderPage(ServiceAgreementPage, '/serviceAgreement')
  fireEvent.click(screen.getByRole('radio', { name: '特大' }))
  expect(useSettings.getState().textSize).toBe('extraLarge')
  Element.prototype.scrollIntoView = () => undefined
  fireEvent.click(screen.getByRole('button', { name: '四、紧急情况' }))
  expect(document.activeElement?.textContent).toBe('四、紧急情况')
  fireEvent.click(screen.getByRole('button', { name: '读给我听' }))
  expect(spoken.length).toBeGreaterThan(30)
  expect(spoken.find((part) => part.length > 400)).toBeUndefined()
  expect(spoken.join('')).toContain('请立即拨打')
})

it('[LEGAL-07] [LEGAL-18] the service agreement is the static page /serviceAgreement', () => {
  renderPage(ServiceAgreementPage, '/serviceAgreement')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('服务协议')
  expect(document.body.textContent).toContain('不能代替医生的意见')
  expect(world.asked).toEqual([])
})

describe('the page 关于我们', () => {
  it('[LEGAL-01] [LEGAL-02] [LEGAL-03] [LEGAL-17] has description, phone and filing number', () => {
    renderPage(AboutUsPage, '/aboutUs')
    expect(document.body.textContent).toContain('健康陪伴应用')

    expect(screen.getByRole('link', { name: /400-800-1234/ }).getAttribute('href')).toBe(
      'tel:4008001234',
    )

    expect(document.body.textContent).toContain('备案号沪ICP备00000000号')
  })

  it('[LEGAL-04] shows the version that the native app tells, and none elsewhere', async () => {
    setHost(simulatedHost({ appVersion: '1.2.3' }))
    renderPage(AboutUsPage, '/aboutUs')
    expect(await screen.findByText('1.2.3')).toBeTruthy()
  })

  it('[LEGAL-04] asks nobody in a browser', () => {
    renderPage(AboutUsPage, '/aboutUs')
    expect(screen.queryByText('应用版本')).toBeNull()
  })

  it('[LEGAL-05] closes the web view of the native app on the way back', () => {
    const host = simulatedHost()
    setHost(host)
    renderPage(AboutUsPage, '/aboutUs')
    fireEvent.click(screen.getByRole('button', { name: '返回' }))
    expect(host.calls.map(({ action }) => action)).toContain('closeWebView')
  })

  it('leads to the licences of the programs that it is made with', () => {
    renderPage(AboutUsPage, '/aboutUs')
    const link = screen.getByRole('link', { name: /^开源软件/ })
    expect(link.getAttribute('href')).toBe('./licenses.txt')
  })

  it('opens the gallery of components by five taps on the version, and keeps it open', () => {
    renderPage(AboutUsPage, '/aboutUs')
    const version = screen.getByRole('button', { name: /网页版本/ })
    for (let tap = 0; tap < 4; tap++) fireEvent.click(version)
    expect(screen.queryByText('组件演示')).toBeNull()
    fireEvent.click(version)
    expect(screen.getByRole('region', { name: '组件演示' })).toBeTruthy()

    expect(
      screen.getAllByRole('link', { name: /演示$/ }).map((link) => link.getAttribute('href')),
    ).toEqual(['#/echarts', '#/picke', '#/bulletFrame', '#/canvas'])

    expect(location.hash).toBe('#/aboutUs?gallery=1')
  })
})
